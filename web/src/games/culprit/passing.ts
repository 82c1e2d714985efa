/** Cards that go from hand to hand: whose to whom, and which card where this viewer has been told. */
import type { GameEvent } from '../../wire/games/culprit';
import type { NumberedItem } from '../../wire/messages';
import { inPlay, storyOf, type InPlay, type Told } from './story';

export interface Pass {
  from: number;
  to: number;
  /** Face down: what I do not know. */
  card: string | null;
}

/** What an event hands over, with what was played before it; empty for all other events. */
export function passes(event: GameEvent, play: InPlay | null, seats: number): Pass[] {
  switch (event.type) {
    case 'took':
      return [{ from: event.giver, to: event.taker, card: event.card ?? null }];
    case 'handed-back':
      return play ? [{ from: play.card.seat, to: event.seat, card: event.card ?? null }] : [];
    case 'changed':
      return play ? changed(event.givers, play, seats) : [];
    default:
      return [];
  }
}

/** In a Panic all to the one who called it; shared to the left; otherwise the two change. */
function changed(givers: readonly number[], { card, since }: InPlay, seats: number): Pass[] {
  const receiver = (giver: number): number => {
    if (card.card === 'panic') return card.seat;
    if (card.card === 'sharing') return (giver + 1) % seats;
    return giver === card.seat ? (card.target ?? giver) : card.seat;
  };
  return givers
    .map((from) => ({ from, to: receiver(from), card: chosen(since, from) }))
    .filter(({ from, to }) => from !== to);
}

/** Only my own choice was told me. */
function chosen(since: readonly Told[], seat: number): string | null {
  const found = since.findLast(({ event }) => event.type === 'chose' && event.seat === seat)?.event;
  return found?.type === 'chose' ? (found.card ?? null) : null;
}

/** From whom to whom the last thing went that did, or at whom the last card was played. */
export function lastPasses(items: readonly NumberedItem[], seats: number): Pass[] {
  const play = inPlay(storyOf(items));
  if (play === null) return [];
  for (const { event } of [...play.since].reverse()) {
    const found = passes(event, play, seats);
    if (found.length > 0) return found;
  }
  const { seat, target, card } = play.card;
  return target === null ? [] : [{ from: seat, to: target, card }];
}
