/** What each seat could have known, turn by turn, from what the house has counted afterwards. */
import type { Hindsight, Replay } from '../wire/api';

/** An event that begins a turn, or one with which everything is dealt anew. */
export type Mark = 'turn' | 'anew' | null;

export interface Turns {
  /** After so many steps of the open replay each turn of the last deal was over. */
  ends: number[];
  /** How many deals there were. */
  deals: number;
}

export interface Row {
  seat: number;
  /** At the end of each turn: how many answers were left; null where it was not counted. */
  left: (number | null)[];
  /** Whether it lay in the seat's own hand then. */
  held: boolean[];
}

export function turnsOf(replay: Replay, mark: (event: unknown) => Mark): Turns {
  let starts: number[] = [];
  let deals = 0;
  replay.steps.forEach(({ events }, step) => {
    for (const event of events) {
      const found = mark(event);
      if (found === 'anew') [starts, deals] = [[], deals + 1];
      if (found === 'turn') starts.push(step);
    }
  });
  return { ends: starts.map((_, at) => starts[at + 1] ?? replay.steps.length), deals };
}

export function rowOf(
  { viewer, known }: Hindsight,
  { ends }: Turns,
  holds: (step: number) => boolean,
): Row {
  return {
    seat: viewer,
    left: ends.map((end) => known.findLast(({ step }) => step <= end)?.left ?? null),
    held: ends.map(holds),
  };
}

/** The first turn, counted from 1, at whose end and ever after a single answer was left; 0 if none. */
export function sureSince({ left }: Row): number {
  const open = left.findLastIndex((each) => each !== 1);
  return open === left.length - 1 ? 0 : open + 2;
}

/** How high a count stands in a picture that has room for one and for many: from 0 to 1. */
export function height(left: number, most: number): number {
  return most <= 1 ? 0 : Math.log(left) / Math.log(most);
}
