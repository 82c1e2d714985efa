/** The map of London: stations, lines, and which way the arrows of the keyboard lead. */
import { rounded, smooth } from './curves';
import { DATA } from './mapdata';

export const TRANSPORTS = ['taxi', 'bus', 'underground', 'ferry'] as const;
export type Transport = (typeof TRANSPORTS)[number];
export type Place = readonly [x: number, y: number];

/** What `scripts/client_map.py` writes. */
export interface MapData {
  canvas: [number, number];
  stations: [x: number, y: number, modes: string][];
  /** By transport, "a b x y x y@board": how far on from the line before its first end is, how far on from
   * there its other one, how far from bend to bend, and on which board alone. */
  lines: Record<Transport, string>;
  river: { width: number; middle: [number, number][] };
  bridges: [number, number, number, number][];
  parks: { name: string; middle: [number, number]; outline: [number, number][] }[];
}

export interface Line {
  readonly a: number;
  readonly b: number;
  readonly by: Transport;
  readonly path: string;
}

/** How a station looks, by the best line that stops there. */
export type Shape = 'taxi' | 'bus' | 'underground';

export const [WIDTH, HEIGHT] = DATA.canvas;
export const STATIONS = DATA.stations.map((_, index) => index + 1);

export function placeOf(station: number): Place {
  const [x, y] = DATA.stations[station - 1] ?? [0, 0];
  return [x, y];
}

const LETTERS: Record<Transport, string> = { taxi: 't', bus: 'b', underground: 'u', ferry: 'f' };

/** What stops at a station. */
export function stopsAt(station: number): Transport[] {
  const modes = DATA.stations[station - 1]?.[2] ?? '';
  return TRANSPORTS.filter((each) => modes.includes(LETTERS[each]));
}

export function shapeOf(station: number): Shape {
  const stops = stopsAt(station);
  if (stops.includes('underground')) return 'underground';
  return stops.includes('bus') ? 'bus' : 'taxi';
}

/** The lines of a form: 1983 has one that the newer board has not, beginners go by taxi and bus. */
export function linesOf(form: string): Line[] {
  const board = form === '1983' ? '1983' : '2014';
  const used = form === 'beginners' ? TRANSPORTS.slice(0, 2) : TRANSPORTS;
  return used.flatMap((by) => LINES[by]).filter((line) => !line.board || line.board === board);
}

interface Drawn extends Line {
  /** Which board alone has it. */
  readonly board: string | undefined;
}

/** How much of a corner is cut. */
const CORNERS: Record<Transport, number> = { taxi: 0, bus: 12, underground: 22, ferry: 0 };
const LINES = Object.fromEntries(TRANSPORTS.map((by) => [by, linesBy(by)])) as Record<
  Transport,
  Drawn[]
>;

function linesBy(by: Transport): Drawn[] {
  let a = 0;
  return DATA.lines[by].split(',').map((text) => {
    const [way = '', board] = text.split('@');
    const [farther = 0, on = 0, ...bends] = way.split(' ').map(Number);
    a += farther;
    const points = [...along(placeOf(a), bends), placeOf(a + on)];
    const path = by === 'ferry' ? smooth(points) : rounded(points, CORNERS[by]);
    return { a, b: a + on, by, path, board };
  });
}

/** From a place, bend by bend. */
function along(place: Place, bends: readonly number[]): Place[] {
  const points = [place];
  for (let at = 0; at < bends.length; at += 2) {
    const [x, y] = points.at(-1) ?? place;
    points.push([x + (bends[at] ?? 0), y + (bends[at + 1] ?? 0)]);
  }
  return points;
}

/** All lines of a transport as one path, so that the ground is a handful of elements. */
export function network(lines: readonly Line[], by: Transport): string {
  return lines
    .filter((line) => line.by === by)
    .map((line) => line.path)
    .join('');
}

/** The lines between two stations. */
export function between(lines: readonly Line[], a: number, b: number): Line[] {
  return lines.filter((line) => (line.a === a && line.b === b) || (line.a === b && line.b === a));
}

/** The next stops of a station by one transport, ascending. */
export function nextStops(lines: readonly Line[], station: number, by: Transport): number[] {
  const found = lines
    .filter((line) => line.by === by && (line.a === station || line.b === station))
    .map((line) => (line.a === station ? line.b : line.a));
  return [...new Set(found)].sort((a, b) => a - b);
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const DIRECTIONS: Record<Arrow, Place> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** A neighbour lies in a direction up to a little over half way to the next one. */
const STEEPEST = Math.cos((55 * Math.PI) / 180);

export function isArrow(key: string): key is Arrow {
  return key in DIRECTIONS;
}

/** Where an arrow leads: along a line if one goes that way, else to the nearest station there. */
export function towards(lines: readonly Line[], station: number, arrow: Arrow): number {
  const neighbours = TRANSPORTS.flatMap((by) => nextStops(lines, station, by));
  return best(station, arrow, neighbours) ?? best(station, arrow, STATIONS) ?? station;
}

function best(station: number, arrow: Arrow, among: readonly number[]): number | null {
  const [x, y] = placeOf(station);
  const [dx, dy] = DIRECTIONS[arrow];
  let found: number | null = null;
  let least = Infinity;
  for (const each of among) {
    const [ex, ey] = placeOf(each);
    const far = Math.hypot(ex - x, ey - y);
    const straightness = far === 0 ? 0 : ((ex - x) * dx + (ey - y) * dy) / far;
    const cost = far / straightness;
    if (straightness >= STEEPEST && cost < least) [found, least] = [each, cost];
  }
  return found;
}

/** The next of some stations by number, or with -1 the one before; round again at the end. */
export function next(station: number, among: ReadonlySet<number>, step: 1 | -1): number {
  const order = [...among].sort((a, b) => step * (a - b));
  return order.find((each) => step * (each - station) > 0) ?? order[0] ?? station;
}

/** The station nearest to a point of the map, if one is within reach. */
export function nearest(at: Place, reach: number, among: Iterable<number>): number | null {
  let found: number | null = null;
  let least = reach;
  for (const station of among) {
    const [x, y] = placeOf(station);
    const far = Math.hypot(x - at[0], y - at[1]);
    if (far <= least) [found, least] = [station, far];
  }
  return found;
}

export const RIVER = { width: DATA.river.width, path: smooth(DATA.river.middle) };
export const BRIDGES = DATA.bridges;
export const PARKS = DATA.parks.map(({ name, middle, outline }) => ({
  name,
  middle,
  path: smooth(outline, true),
}));
