/** My pencil marks on the sheet: one for each gem and place, kept by the house as a short text. */
import { GEMS } from './gems';
import { MISSING, OPEN, seatAt, type Place } from './sheet';

export const NO_MARK = '.';
/** Tentative lines of thought: a small letter says "not", a capital one "there". */
export const IDEAS = ['a', 'b'] as const;
export type Idea = (typeof IDEAS)[number];
export type Sign = 'no' | 'yes' | 'perhaps';
export type Pencil = typeof NO_MARK | '+' | '-' | '?' | Idea | Uppercase<Idea>;

export interface Mark {
  sign: Sign;
  /** The line of thought it belongs to; null for what I am sure of. */
  idea: Idea | null;
}

/** A place where a mark can stand. */
export interface Spot {
  gem: string;
  place: Place;
}

/** Seven seats, the table, nobody: the same at every table. */
const PLACES = 9;
const CELLS = GEMS.length * PLACES;
const WELL_FORMED = /^[.+\-?abAB]*$/;
const SURE: Record<Sign, Pencil> = { no: '-', yes: '+', perhaps: '?' };

function cellOf({ gem, place }: Spot): number {
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

/** The marks with other cells; other notes of this game stay. */
export function withCells(marks: unknown, cells: string): unknown {
  return { ...fields(marks), cells: cells.replace(/\.+$/, '') };
}

/** What may be is never only an idea. */
export function written({ sign, idea }: Mark): Pencil {
  if (idea === null || sign === 'perhaps') return SURE[sign];
  return sign === 'no' ? idea : (idea.toUpperCase() as Uppercase<Idea>);
}

export function markAt(marks: unknown, gem: string, place: Place): Mark | null {
  const found = cells(marks).charAt(cellOf({ gem, place })) || NO_MARK;
  if (found === NO_MARK) return null;
  const idea = IDEAS.find((each) => each === found.toLowerCase()) ?? null;
  if (idea !== null) return { sign: found === idea ? 'no' : 'yes', idea };
  return { sign: found === '-' ? 'no' : found === '+' ? 'yes' : 'perhaps', idea: null };
}

export function has(marks: unknown, { gem, place }: Spot, mark: Mark): boolean {
  const found = markAt(marks, gem, place);
  return found !== null && written(found) === written(mark);
}

/** The marks with this one at all of these places, or with none there. */
export function marked(marks: unknown, spots: readonly Spot[], mark: Mark | null): unknown {
  const all = [...cells(marks).padEnd(CELLS, NO_MARK)];
  for (const spot of spots) all[cellOf(spot)] = mark ? written(mark) : NO_MARK;
  return withCells(marks, all.join(''));
}

/** With this mark, or without it where it stands already: one tap, and one tap back. */
export function turned(marks: unknown, spot: Spot, mark: Mark): unknown {
  return marked(marks, [spot], has(marks, spot, mark) ? null : mark);
}

/** A line of thought is given up, or has turned out to be right. */
export function settled(marks: unknown, idea: Idea, right: boolean): unknown {
  const sure = (each: string): string => (each === idea ? SURE.no : SURE.yes);
  const all = [...cells(marks)].map((each) =>
    each.toLowerCase() === idea ? (right ? sure(each) : NO_MARK) : each,
  );
  return withCells(marks, all.join(''));
}

export function isThought(marks: unknown, idea: Idea): boolean {
  return cells(marks).toLowerCase().includes(idea);
}
