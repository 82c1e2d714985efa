/** Pawns as they are drawn: shape, letter and colour, always the three together. */
import { MISTER_X } from './moves';

export interface Token {
  /** A path around (0, 0), about 40 units wide. */
  path: string;
  /** The token of the colour. */
  colour: string;
  letters: string;
}

const CIRCLE = 'M0 -21A21 21 0 1 1 0 21A21 21 0 1 1 0 -21Z';
const SQUARE = 'M-14 -19H14Q19 -19 19 -14V14Q19 19 14 19H-14Q-19 19 -19 14V-14Q-19 -19 -14 -19Z';
const DIAMOND = 'M0 -25L25 0L0 25L-25 0Z';
const HEXAGON = 'M-12 -21H12L24 0L12 21H-12L-24 0Z';
const PENTAGON = 'M0 -24L24 -5L15 21H-15L-24 -5Z';
const SHIELD = 'M0 -25L21 -17V3Q19 18 0 26Q-19 18 -21 3V-17Z';
const HELMET = 'M0 -25Q15 -22 17 3L24 14H-24L-17 3Q-15 -22 0 -25ZM-15 14H15V21H-15Z';

const DETECTIVES = [CIRCLE, SQUARE, DIAMOND, HEXAGON, PENTAGON];

export function tokenOf(pawn: string): Token {
  if (pawn === MISTER_X) return { path: SHIELD, colour: 'var(--text)', letters: 'X' };
  const [kind, number] = pawn.split(' ');
  const index = Number(number) - 1;
  if (kind === 'bobby') return { path: HELMET, colour: 'var(--seat-8)', letters: `B${number}` };
  return {
    path: DETECTIVES[index] ?? CIRCLE,
    colour: `var(--seat-${index + 1})`,
    letters: `D${number}`,
  };
}
