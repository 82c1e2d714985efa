/** Where Mister X may be, as the house works it out for a seat. */
import type { Knowledge } from '../contract';

/** The subject of where he is now. */
export const NOW = 'X';

/** "2/7" and "1" as numbers. */
export function share(fraction: string | null): number {
  const [above = '0', below = '1'] = (fraction ?? '0').split('/');
  return Number(above) / Number(below);
}

/** How likely he is on each station where he may be; empty when nothing is worked out. */
export function beliefs(knowledge: Knowledge | null): Map<number, number> {
  const chances = knowledge?.chances[NOW] ?? {};
  return new Map(Object.entries(chances).map(([station, each]) => [Number(station), share(each)]));
}

/** Strength of light, 0 to 1: the likeliest station is bright, the faintest can still be seen. */
export function strength(chance: number, likeliest: number): number {
  return likeliest <= 0 ? 0 : 0.3 + 0.7 * Math.sqrt(chance / likeliest);
}

/** The stations, the likeliest first. */
export function ranked(chances: ReadonlyMap<number, number>): [number, number][] {
  return [...chances].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
}
