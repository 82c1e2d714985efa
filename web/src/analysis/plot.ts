/** Curves as numbers: where a step stands, and the ways that are drawn. */
import type { Analysis, Appraisal, ChanceCurve, KnownCurve } from '../wire/api';

export const WIDTH = 640;
export const TOP = 8;
export const HEIGHT = 92;
/** Where the second plot begins: below the first. */
export const LOWER = 120;
export const LOWER_HEIGHT = 60;

export type Grade = NonNullable<Appraisal['grade']>;
/** A sign beside the word: nothing is told by colour alone. */
export const SIGNS: Record<Grade, string> = { excellent: '!', fine: '·', slip: '?', blunder: '??' };

export function lastStep({ chances }: Analysis): number {
  return Math.max(1, ...chances.flatMap(({ points }) => points.map(({ step }) => step)));
}

export function x(step: number, last: number): number {
  return (WIDTH * step) / last;
}

export function chanceY(chance: number): number {
  return TOP + HEIGHT * (1 - chance);
}

export function chancePath({ points }: ChanceCurve, last: number): string {
  const at = points.map(({ step, chance }) => `${round(x(step, last))} ${round(chanceY(chance))}`);
  return at.length === 0 ? '' : `M${at.join('L')}`;
}

export function most({ points }: KnownCurve): number {
  return Math.max(2, ...points.map(({ left }) => left ?? 1));
}

export function knownY(left: number, top: number): number {
  return LOWER + LOWER_HEIGHT * (1 - (left - 1) / (top - 1));
}

/** Level until something is learnt, then down or up at once. */
export function knownPath(curve: KnownCurve, last: number): string {
  const counted = curve.points.filter(({ left }) => left !== null);
  const top = most(curve);
  const at = counted.flatMap(({ step, left }, number) => {
    const level = round(knownY(left ?? 1, top));
    const until = counted[number + 1]?.step ?? last;
    return [`${round(x(step, last))} ${level}`, `${round(x(until, last))} ${level}`];
  });
  return at.length === 0 ? '' : `M${at.join('L')}`;
}

/** The decision that is about to be made, or was made last. */
export function decisionAt({ decisions }: Analysis, at: number): Appraisal | null {
  return decisions.findLast(({ step }) => step <= at) ?? decisions[0] ?? null;
}

export function curveOf({ chances }: Analysis, seat: number): ChanceCurve | null {
  return chances.find(({ side }) => side.includes(seat)) ?? null;
}

/** What the seat could know; of who is the answer, what somebody else could. */
export function knownOf({ known }: Analysis, seat: number): KnownCurve | null {
  const own = known.find((each) => each.seat === seat) ?? null;
  const isOpen = ({ points }: KnownCurve): boolean => points.some(({ left }) => (left ?? 1) > 1);
  return own && isOpen(own) ? own : (known.find(isOpen) ?? own);
}

export function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** Points with their sign, as they are read. */
export function points(change: number): string {
  const whole = Math.round(100 * change);
  return `${whole < 0 ? '−' : '+'}\u202f${Math.abs(whole)}`;
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}

/** Places between 0 and 100 in their order, moved no more than it takes to be so far from each other. */
export function apart(places: number[], least: number): number[] {
  const order = places.map((_, number) => number).sort((a, b) => places[a]! - places[b]!);
  const moved = [...places];
  let bound = -Infinity;
  for (const number of order) bound = (moved[number] = Math.max(moved[number]!, bound)) + least;
  bound = 100;
  for (const number of order.reverse())
    bound = (moved[number] = Math.min(moved[number]!, bound)) - least;
  return moved;
}
