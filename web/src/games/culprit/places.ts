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
  return { plate: around(angle, 42, 38, 46), front: around(angle, 22, 20, 46.5) };
}

/** Where there is little room (in pixels) the cards lie nearer to the middle, so that no name-plate covers them. */
export function inwards({ plate, front }: Seating, across: number): Seating {
  const nearer = NEARER.find(({ less }) => across < less)?.by ?? 1;
  return { plate, front: { x: 50 + (front.x - 50) * nearer, y: front.y } };
}

/** An enlarged page; a phone. */
const NEARER = [
  { less: 340, by: 0.4 },
  { less: 640, by: 0.68 },
];

function around(angle: number, rx: number, ry: number, middle: number): Place {
  return { x: 50 + rx * Math.cos(angle), y: middle + ry * Math.sin(angle) };
}

const ROWS: Record<number, number[]> = { 1: [46], 2: [64, 36], 3: [72, 48.5, 25] };

/** The plates in two columns with one or two at the head, on a phone; the cards lie close to them. */
export function tall(turn: number, seats: number): Place {
  if (turn === 0) return { x: 50, y: 93 };
  const others = seats - 1;
  const head = others % 2 === 1 ? 1 : 2;
  const side = (others - head) / 2;
  const rows = ROWS[side] ?? [];
  if (turn <= side) return { x: 17, y: rows[turn - 1] ?? 50 };
  if (turn > side + head) return { x: 83, y: rows[seats - 1 - turn] ?? 50 };
  if (head === 1) return { x: 50, y: 9 };
  return { x: turn === side + 1 ? 30 : 70, y: 9 };
}
