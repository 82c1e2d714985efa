/** Ways to be drawn between two cells. Whether one may go there is the house's to say. */
import type { View } from '../../wire/games/mr_jack';
import { around, cellOf, CELLS, EXITS, isStreet } from './district';

export interface Leg {
  from: string;
  to: string;
  /** Under the ground, from manhole to manhole. */
  sewer: boolean;
}

const MANHOLES = CELLS.filter((cell) => cell.kind === 'manhole').map((cell) => cell.name);
const WAYS_OUT = new Set(Object.values(EXITS));

/** One of the shortest ways; empty if there is none. */
export function way(view: View, who: string, from: string, to: string): Leg[] {
  const came = new Map<string, Leg>();
  const reached = [from];
  for (const cell of reached) {
    if (cell === to) break;
    for (const leg of legs(view, who, cell, to))
      if (leg.to !== from && !came.has(leg.to)) {
        came.set(leg.to, leg);
        reached.push(leg.to);
      }
  }
  return backwards(came, from, to);
}

function backwards(came: Map<string, Leg>, from: string, to: string): Leg[] {
  const found: Leg[] = [];
  for (let cell = to; cell !== from;) {
    const leg = came.get(cell);
    if (!leg) return [];
    found.unshift(leg);
    cell = leg.from;
  }
  return found;
}

function legs(view: View, who: string, from: string, to: string): Leg[] {
  const above = around(from).filter((cell) => cell === to || isOpen(cell, who));
  const below = isManhole(view, from) ? MANHOLES.filter((cell) => isManhole(view, cell)) : [];
  return [
    ...above.map((cell) => ({ from, to: cell, sewer: false })),
    ...below.filter((cell) => cell !== from).map((cell) => ({ from, to: cell, sewer: true })),
  ];
}

function isOpen(cell: string, who: string): boolean {
  return isStreet(cellOf(cell)) || (who === 'Stealthy' && !WAYS_OUT.has(cell));
}

function isManhole(view: View, cell: string): boolean {
  return MANHOLES.includes(cell) && !view.covers.includes(cell);
}

/** Every way of so many steps at most over streets that visits none twice, the start first. */
export function walks(start: string, longest: number): string[][] {
  let last = [[start]];
  const all: string[][] = [];
  for (let step = 0; step < longest; step++) {
    last = last.flatMap((path) => next(path).map((cell) => [...path, cell]));
    all.push(...last);
  }
  return all;
}

function next(path: string[]): string[] {
  const here = path.at(-1) ?? '';
  return around(here).filter((cell) => isStreet(cellOf(cell)) && !path.includes(cell));
}
