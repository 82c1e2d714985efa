/** Where everybody sits, in percent of the picture: I at the bottom, the next to play on my left. */

export interface Place {
  x: number;
  y: number;
}

export interface Seating {
  /** The name-plate. */
  plate: Place;
  /** The cards face up in front of it. */
  front: Place;
}

const BOTTOM = { plate: { x: 50, y: 92 }, front: { x: 50, y: 72 } };

/** Round an oval table, on a screen that is wider than high. */
export function wide(turn: number, seats: number): Seating {
  if (turn === 0) return BOTTOM;
  const angle = Math.PI / 2 + (2 * Math.PI * turn) / seats;
  return { plate: around(angle, 42, 38, 46), front: around(angle, 24, 20, 46.5) };
}

function around(angle: number, rx: number, ry: number, middle: number): Place {
  return { x: 50 + rx * Math.cos(angle), y: middle + ry * Math.sin(angle) };
}

const ROWS: Record<number, number[]> = { 0: [], 1: [46], 2: [66, 38], 3: [77, 53, 29] };
const BELOW = 9.5;

/** In two columns with one or two at the head, on a phone. */
export function tall(turn: number, seats: number): Seating {
  if (turn === 0) return { plate: { x: 50, y: 93 }, front: { x: 50, y: 83.5 } };
  const others = seats - 1;
  const head = others % 2 === 1 ? 1 : 2;
  const side = (others - head) / 2;
  const rows = ROWS[side] ?? [];
  if (turn <= side) return column(17, rows[turn - 1] ?? 50);
  if (turn > side + head) return column(83, rows[seats - 1 - turn] ?? 50);
  const x = head === 1 ? 50 : turn === side + 1 ? 30 : 70;
  return column(x, 9);
}

function column(x: number, y: number): Seating {
  return { plate: { x, y }, front: { x, y: y + BELOW } };
}
