/** From shares and times to places in a drawing. */
import type { ShareThen, StationVisits, WonShare } from '../wire/api';

export type Point = readonly [x: number, y: number];

/** With fewer games a figure is a guess, and drawn as one. */
export const PROVISIONAL = 20;
/** With fewer there is no curve, only dots. */
export const FEWEST = 5;
/** So many steps of warmth the map has. */
export const STEPS = 4;

export function percent(share: number): number {
  return Math.round(100 * share);
}

/** A row of a table of shares: of what, how many games, and the share with its interval. */
export function shareRow(of: string, { games, share, low, high }: WonShare): (string | number)[] {
  return [of, games, percent(share), `${percent(low)}–${percent(high)}`];
}

/** A curve through points. */
export function curve(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** What lies between the lower and the upper end, all the way. */
export function band(low: readonly Point[], high: readonly Point[]): string {
  return `${curve(high)}${curve([...low].reverse()).replace('M', 'L')}Z`;
}

export function round(value: number): number {
  return Math.round(10 * value) / 10;
}

/** Each figure at its place: evenly from left to right, 0 below and 1 above. */
export function along(
  shares: readonly ShareThen[],
  of: (share: WonShare) => number,
  [width, height]: Point,
): Point[] {
  const gaps = Math.max(1, shares.length - 1);
  return shares.map(({ last }, at) => [(at / gaps) * width, (1 - of(last)) * height]);
}

/** How warm a station is, 0 to 3: each step is a quarter of the most visits. */
export function warmth(visits: number, most: number): number {
  return Math.min(STEPS - 1, Math.floor((STEPS * visits) / Math.max(1, most + 1)));
}

/** The least and the most visits of each step, as far as there are any. */
export function steps(most: number): [number, number][] {
  const found = Array.from({ length: most + 1 }, (_, visits) => warmth(visits, most));
  return Array.from({ length: STEPS }, (_, step): [number, number] => [
    found.indexOf(step),
    found.lastIndexOf(step),
  ]).filter(([least]) => least >= 0);
}

export function mostVisits(stations: readonly StationVisits[]): number {
  return Math.max(0, ...stations.map(({ visits }) => visits));
}
