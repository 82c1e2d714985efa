/** A table of which everything is known already: a game again, or a lesson. */
import type { GameName } from '../games/names';
import type { Now, NumberedItem } from '../wire/messages';
import type { Sentence } from '../words/sentence';
import type { Chair, Phase, TableModel } from './model';
import { unnamed } from './naming';
import type { Way } from './ways.svelte';

export interface Still {
  id: string;
  game: GameName;
  options: Record<string, unknown>;
  /** How notation calls the seats. */
  notation: readonly string[];
  chairs: readonly Chair[];
  phase: Phase;
  mine: readonly number[];
  awaited: readonly number[];
  items: readonly NumberedItem[];
  aids: Way;
  again?: boolean;
}

export const NOBODY: Chair = {
  name: null,
  bot: null,
  by_link: false,
  gone_since: null,
  timed_out: false,
  would_end: false,
  hurried: false,
};

export function emptyChairs(count: number): Chair[] {
  return Array.from({ length: count }, () => NOBODY);
}

export function stillTable(still: Still): TableModel {
  return {
    ...still,
    setup: {
      game: still.game,
      seats: still.chairs.map(() => ({ type: 'open' })),
      options: still.options,
      aids: still.aids,
    },
    name: (seat) => still.chairs[seat]?.name ?? unnamed(still.game, still.notation, seat),
  };
}

/** Events with what is said of them, numbered from `first`. */
export function itemsOf(
  events: readonly unknown[],
  said: readonly (Sentence | null)[],
  first = 1,
): NumberedItem[] {
  return events.map((event, index) => ({
    number: first + index,
    at: 0,
    item: { type: 'happened', event },
    said: said[index] ?? null,
  }));
}

/** What is seen where nobody has a clock or anything to decide. */
export function nowOf(view: unknown, phase: string): Now {
  const nothing = { binding: [], waiting: [], reactions: false, hints: null, clock: null };
  return { phase, view, chairs: [], decision: null, next_table: null, next_code: null, ...nothing };
}
