/** The information sheet: where each gem may be, as far as this viewer can tell. */
import type { View } from '../../wire/games/sleuth';
import type { Knowledge } from '../contract';
import { GEMS, fits, type Element } from './gems';

/** A seat by its letter, as in records; the middle of the table; nobody. */
export type Place = string;
export const OPEN: Place = 'open';
export const MISSING: Place = 'missing';
const LETTERS = 'ABCDEFG';

/** Of each gem, the places where it may be. */
export type Possible = Readonly<Record<string, readonly Place[]>>;

export function placeOf(seat: number): Place {
  return LETTERS.charAt(seat);
}

/** The seat at a place; -1 for the table and for nobody. */
export function seatAt(place: Place): number {
  return place.length === 1 ? LETTERS.indexOf(place) : -1;
}

export function places(seats: number): Place[] {
  return [...LETTERS.slice(0, seats), OPEN, MISSING];
}

/** All open at the end; else what can be deduced, else what was noted, else what lies on the table. */
export function possibleNow(
  view: View,
  noted: Possible | null,
  deduced: Knowledge | null,
): Possible {
  const settled = onTheTable(view);
  const known = deduced ? answersOf(deduced) : noted;
  if (view.hands || !known) return settled;
  // What was asked of the house a moment ago may be older than what lies here.
  const certain = Object.entries(settled).filter(([, where]) => where.length === 1);
  return { ...known, ...Object.fromEntries(certain) };
}

function answersOf(deduced: Knowledge): Possible {
  const each = Object.entries(deduced.chances);
  return Object.fromEntries(each.map(([gem, answers]) => [gem, Object.keys(answers)]));
}

function onTheTable(view: View): Possible {
  const seats = view.seats.length;
  const hands = view.hands ?? view.seats.map((_, seat) => ownHand(view, seat));
  const known = new Map<string, Place>();
  hands.forEach((hand, seat) => hand.forEach((gem) => known.set(gem, placeOf(seat))));
  view.open_gems.forEach((gem) => known.set(gem, OPEN));
  view.missing?.forEach((gem) => known.set(gem, MISSING));
  const open = places(seats).filter((place) => place !== OPEN && place !== placeOf(view.viewer));
  const rest = view.missing ? open.filter((place) => place !== MISSING) : open;
  return Object.fromEntries(
    GEMS.map(({ text }) => [text, known.has(text) ? [known.get(text)!] : rest]),
  );
}

function ownHand(view: View, seat: number): string[] {
  return seat === view.viewer ? (view.hand ?? []) : [];
}

/** Where a gem is, if that is settled. */
export function holder(possible: Possible, gem: string): Place | null {
  const where = possible[gem] ?? [];
  return where.length === 1 ? where[0]! : null;
}

/** The gems that may still be the missing one; of those found, themselves. */
export function candidates(possible: Possible): string[] {
  return GEMS.map((gem) => gem.text).filter((gem) => possible[gem]?.includes(MISSING));
}

/** How many gems with these elements are somewhere: at least, and at most. */
export function range(
  possible: Possible,
  place: Place,
  elements: readonly Element[],
): [number, number] {
  const there = GEMS.filter(
    (gem) => fits(gem, elements) && possible[gem.text]?.includes(place),
  ).map((gem) => gem.text);
  return [there.filter((gem) => holder(possible, gem) === place).length, there.length];
}

/** How likely it is, from 0 to 1, from a fraction such as "2/7"; null when nobody has worked it out. */
export function chance(deduced: Knowledge | null, gem: string, place: Place): number | null {
  const found = deduced?.chances[gem]?.[place];
  if (!deduced || found === null) return null;
  const [above, below] = (found ?? '0').split('/').map(Number);
  return above! / (below ?? 1);
}

/** In whole per cent; what is open is never said to be 0 or 100. */
export function percent(likely: number): number {
  if (likely === 0 || likely === 1) return likely * 100;
  return Math.min(99, Math.max(1, Math.round(likely * 100)));
}
