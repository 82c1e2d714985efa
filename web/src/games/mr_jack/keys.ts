/** Arrows and corner keys on a board of hexagons. */
import { beside, cellOf } from './district';

/** What a key means where the board lies as printed: one direction, or the straighter of two. */
const PRINTED: Record<string, string[]> = {
  ArrowUp: ['N'],
  ArrowDown: ['S'],
  ArrowRight: ['NE', 'SE'],
  ArrowLeft: ['NW', 'SW'],
  PageUp: ['NE'],
  PageDown: ['SE'],
  Home: ['NW'],
  End: ['SW'],
};
const TURNED: Record<string, string[]> = {
  ArrowRight: ['N'],
  ArrowLeft: ['S'],
  ArrowDown: ['NE', 'SE'],
  ArrowUp: ['NW', 'SW'],
  PageUp: ['NW'],
  PageDown: ['NE'],
  Home: ['SW'],
  End: ['SE'],
};

/** The cell to which a key leads: undefined if it is no such key, the same cell at the edge. */
export function follow(key: string, from: string, turned: boolean): string | undefined {
  const ways = (turned ? TURNED : PRINTED)[key];
  if (!ways) return undefined;
  const found = ways.flatMap((way) => beside(from, way) ?? []);
  const { row } = cellOf(from);
  return found.find((name) => cellOf(name).row === row) ?? found[0] ?? from;
}
