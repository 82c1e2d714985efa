/** Pawns as they are drawn: the shape and colour of the seat, and letters of their own. */
import { colourOf } from '../../look/seats.svelte';
import type { View } from '../../wire/games/scotland_yard';
import { MISTER_X } from './moves';

export interface Token {
  /** A path around (0, 0), about 44 units wide. */
  path: string;
  colour: string;
  letters: string;
}

/** In the order of the seats, as their medallions. */
const SHAPES = [
  'M0 -22A22 22 0 1 1 0 22A22 22 0 1 1 0 -22Z',
  'M-15 -20H15Q20 -20 20 -15V15Q20 20 15 20H-15Q-20 20 -20 15V-15Q-20 -20 -15 -20Z',
  'M0 -25L25 0L0 25L-25 0Z',
  'M-13 -22H13L25 0L13 22H-13L-25 0Z',
  'M0 -24Q10 -18 20 -18Q22 8 0 25Q-22 8 -20 -18Q-10 -18 0 -24Z',
  'M0 -24L24 -6L15 21H-15L-24 -6Z',
];
const HELMET = 'M0 -25Q15 -22 17 3L24 14H-24L-17 3Q-15 -22 0 -25ZM-15 14H15V21H-15Z';

export function tokenOf(pawn: string, view: View): Token {
  const number = pawn.split(' ')[1] ?? '';
  if (pawn.startsWith('bobby')) return token(HELMET, 7, `B${number}`);
  if (pawn === MISTER_X) return token(SHAPES[0], 0, 'X');
  const seat = view.pawns.find((each) => each.name === pawn)?.seat ?? 1;
  return token(SHAPES[seat], seat, `D${number}`);
}

function token(path: string | undefined, seat: number, letters: string): Token {
  return { path: path ?? '', colour: colourOf(seat), letters };
}
