/** What is seen over a seat for a moment: words, an answer, or something without words. */
import type { Reacted } from '../wire/messages';

export type Reaction = Reacted['reaction'];
export const REACTIONS: readonly Reaction[] = [
  'bravo',
  'laugh',
  'gasp',
  'hm',
  'aha',
  'oops',
  'sweat',
  'tea',
  'toast',
  'watching',
  'sorry',
  'good-game',
];

export interface Bubble {
  kind: 'talk' | 'answer' | 'reaction';
  /** What it says, or what a reaction means. */
  text: string;
  reaction: Reaction | null;
}

const LEAST = 3500;
const LETTER = 55;
const MOST = 9000;

/** Long enough to be read. */
export function lengthOf({ text }: Bubble): number {
  return Math.min(MOST, LEAST + LETTER * text.length);
}
