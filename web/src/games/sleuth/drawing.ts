/** What the drawings of gems share: the patterns of the colours, and where the stones lie. */
import { getContext, setContext } from 'svelte';
import type { Colour, Type } from './gems';

const KEY = Symbol('patterns of the gems');
let laid = 0;

/** Called once by whatever draws `Patterns`: a board that is hidden must not lend its own. */
export function layPatterns(): string {
  return setContext(KEY, `gems-${++laid}`);
}

export function patternOf(colour: Colour): string {
  return `url(#${getContext<string>(KEY)}-${colour})`;
}

/** Where each stone lies, and how large it is. */
export const SPOTS: Record<Type, readonly (readonly [number, number, number])[]> = {
  solitaire: [[0, 0, 1.3]],
  pair: [
    [-9.2, 0, 0.86],
    [9.2, 0, 0.86],
  ],
  cluster: [
    [0, -9, 0.76],
    [-9.6, 8, 0.76],
    [9.6, 8, 0.76],
  ],
};
