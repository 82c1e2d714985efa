/** Who held the Culprit, from the deal on, and by which card it changed hands. */
import type { GameEvent, View } from '../../wire/games/culprit';
import type { Replay } from '../../wire/api';
import type { Curve } from './hops';

export interface Hold {
  seat: number;
  /** The card by which it came; null for the deal. */
  by: string | null;
  /** How many cards had been played in the round. */
  turn: number;
}

/** From one who held it to the next, over the table. */
export interface Hop extends Curve {
  number: number;
  giver: number;
  hold: Hold;
}

/** One list for each round. */
export function waysOf(replay: Replay): Hold[][] {
  const rounds: Hold[][] = [];
  let by: string | null = null;
  let turn = 0;
  for (const { events, view } of replay.steps) {
    for (const event of events as GameEvent[]) {
      if (event.type === 'dealt') {
        rounds.push([]);
        [by, turn] = [null, 0];
      } else if (event.type === 'played') [by, turn] = [event.card, turn + 1];
    }
    const seat = ((view as View).hands ?? []).findIndex((hand) => hand.includes('culprit'));
    const round = rounds.at(-1);
    if (round && seat >= 0 && round.at(-1)?.seat !== seat) round.push({ seat, by, turn });
  }
  return rounds.filter((round) => round.length > 0);
}
