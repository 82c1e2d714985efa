/** My pencil marks on the sheet: one for each gem and place, kept by the house as a short text. */
import { GEMS } from './gems';
import { MISSING, OPEN, seatAt, type Place } from './sheet';

export const NO_MARK = '.';
/** It is there, it is not, perhaps. */
export const PENCIL = [NO_MARK, '+', '-', '?'] as const;
export type Pencil = (typeof PENCIL)[number];

/** Seven seats, the table, nobody: the same at every table. */
const PLACES = 9;
const CELLS = GEMS.length * PLACES;
const WELL_FORMED = /^[.+\-?]*$/;

function cellOf(gem: string, place: Place): number {
  const row = GEMS.findIndex((each) => each.text === gem);
  const column = place === OPEN ? 7 : place === MISSING ? 8 : seatAt(place);
  return row * PLACES + column;
}

/** What was kept, or an empty sheet if it is nothing we wrote. */
export function cells(marks: unknown): string {
  const kept = fields(marks)['cells'];
  return typeof kept === 'string' && WELL_FORMED.test(kept) ? kept.slice(0, CELLS) : '';
}

function fields(marks: unknown): Record<string, unknown> {
  return typeof marks === 'object' && marks !== null ? { ...marks } : {};
}

export function markAt(marks: unknown, gem: string, place: Place): Pencil {
  return (cells(marks).charAt(cellOf(gem, place)) || NO_MARK) as Pencil;
}

/** The marks with the next one at that place; other notes of this game stay. */
export function cycled(marks: unknown, gem: string, place: Place): unknown {
  const next = PENCIL[(PENCIL.indexOf(markAt(marks, gem, place)) + 1) % PENCIL.length]!;
  const all = [...cells(marks).padEnd(CELLS, NO_MARK)];
  all[cellOf(gem, place)] = next;
  return { ...fields(marks), cells: all.join('').replace(/\.+$/, '') };
}

export function rubbedOut(marks: unknown): unknown {
  return { ...fields(marks), cells: '' };
}
