/** A table in one line, as it really is: who is there, whether a seat is mine, whether one is free for me. */
import type { MyTable, Preview } from '../wire/api';
import type { Sentence } from '../words/sentence';

export type Way = 'resume' | 'sit' | 'watch' | 'again' | null;

export interface Line {
  table: Preview;
  /** Those whom one would meet, by seat. */
  people: { name: string; seat: number }[];
  state: Sentence;
  way: Way;
  awaited: boolean;
}

export function lineOf(table: Preview, mine: MyTable | null): Line {
  const own = mine?.seats ?? [];
  const people = table.chairs.flatMap(({ name }, seat) =>
    name && !own.includes(seat) ? [{ name, seat }] : [],
  );
  const awaited = mine?.awaited ?? false;
  return { table, people, awaited, state: stateOf(table, mine), way: wayOf(table, mine) };
}

function isFree(chair: Preview['chairs'][number]): boolean {
  return !chair.name && !chair.bot;
}

function stateOf(table: Preview, mine: MyTable | null): Sentence {
  const free = table.chairs.filter(isFree).length;
  if (mine?.awaited) return { id: 'client-line-your-turn' };
  if (table.phase === 'over' || table.phase === 'playing' || table.phase === 'dealing')
    return { id: `client-line-${table.phase}` };
  if (mine) return { id: 'client-line-your-seat', words: { free } };
  const forAll = table.chairs.filter((chair) => isFree(chair) && !chair.by_link).length;
  if (free > 0 && forAll === 0) return { id: 'client-line-by-link' };
  return { id: 'client-line-free', words: { free: forAll } };
}

function wayOf(table: Preview, mine: MyTable | null): Way {
  if (table.phase === 'over') return 'again';
  if (mine) return 'resume';
  const free = table.chairs.some((chair) => isFree(chair) && !chair.by_link);
  if (table.phase === 'gathering' && free) return 'sit';
  return table.spectators ? 'watch' : null;
}
