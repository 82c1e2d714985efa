/** Where everything is on the board, lying as printed or turned a quarter for a narrow screen. */
import data from './district.json';

export type Kind = 'street' | 'manhole' | 'lamp' | 'building' | 'park' | 'exit';
export interface Cell {
  name: string;
  col: number;
  row: number;
  kind: Kind;
}
export interface Point {
  x: number;
  y: number;
}

export const CELLS = data.cells as Cell[];
export const CHARACTERS = data.characters;
export const EXITS: Record<string, string> = data.exits;
export const TURNS = data.turns;
export const DIRECTIONS = Object.keys(data.directions);

/** From its middle to a corner. */
export const RADIUS = 42;
/** From its middle to the middle of the next one. */
export const STEP = Math.sqrt(3) * RADIUS;
const MARGIN = 10;

const STEPS = Object.entries(data.directions) as [string, [number, number]][];
const BY_NAME = new Map(CELLS.map((cell) => [cell.name, cell]));
const EXIT_AT = new Map(Object.entries(EXITS).map(([way, cell]) => [cell, way]));

export function cellOf(name: string): Cell {
  const found = BY_NAME.get(name);
  if (!found) throw new Error(`no cell ${name}`);
  return found;
}

/** The exit whose cell this is. */
export function exitAt(cell: string): string | undefined {
  return EXIT_AT.get(cell);
}

export function isStreet(cell: Cell): boolean {
  return cell.kind === 'street' || cell.kind === 'manhole';
}

/** The cell that lies next in a direction; none at the edge. */
export function beside(name: string, direction: string): string | undefined {
  const step = STEPS.find(([each]) => each === direction)?.[1];
  if (!step) return undefined;
  const letter = String.fromCharCode(name.charCodeAt(0) + step[0]);
  const found = letter + String(Number(name.slice(1)) + step[1]);
  return BY_NAME.has(found) ? found : undefined;
}

export function around(name: string): string[] {
  return DIRECTIONS.flatMap((direction) => beside(name, direction) ?? []);
}

function printed({ col, row }: Cell): Point {
  return { x: col * 1.5 * RADIUS, y: (row + (col % 2) / 2) * STEP };
}

const XS = CELLS.map((cell) => printed(cell).x);
const YS = CELLS.map((cell) => printed(cell).y);
const LEFT = Math.min(...XS) - RADIUS;
const RIGHT = Math.max(...XS) + RADIUS;
const TOP = Math.min(...YS) - STEP / 2;
const BOTTOM = Math.max(...YS) + STEP / 2;

/** The middle of a cell. Turned, what was left lies at the top. */
export function middle(name: string, turned: boolean): Point {
  const { x, y } = printed(cellOf(name));
  return turned ? { x: BOTTOM - y + TOP, y: x } : { x, y };
}

export interface Bounds {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function bounds(turned: boolean): Bounds {
  const [long, short] = [RIGHT - LEFT + 2 * MARGIN, BOTTOM - TOP];
  if (turned) return { left: TOP, top: LEFT - MARGIN, width: short, height: long };
  return { left: LEFT - MARGIN, top: TOP, width: long, height: short };
}

export function viewBox(turned: boolean): string {
  const { left, top, width, height } = bounds(turned);
  return [left, top, width, height].map((each) => each.toFixed(1)).join(' ');
}

/** The corners of a cell round its middle, as an SVG polygon has them. */
export function corners(turned: boolean, radius: number = RADIUS): string {
  const first = turned ? Math.PI / 6 : 0;
  const points = [0, 1, 2, 3, 4, 5].map((each) => first + (each * Math.PI) / 3);
  return points
    .map((at) => `${round(radius * Math.cos(at))},${round(radius * Math.sin(at))}`)
    .join(' ');
}

/** Which way a direction goes on the screen, as an angle in degrees, 0 being up. */
export function angle(direction: string, turned: boolean): number {
  return DIRECTIONS.indexOf(direction) * 60 + (turned ? 90 : 0);
}

/** So far from a point in a direction. */
export function towards(from: Point, direction: string, far: number, turned: boolean): Point {
  const at = (angle(direction, turned) * Math.PI) / 180;
  return { x: from.x + far * Math.sin(at), y: from.y - far * Math.cos(at) };
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
