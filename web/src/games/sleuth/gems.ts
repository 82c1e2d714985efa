/** The gems of Sleuth, the elements they are made of, and how they are called. */
import type { Sentence } from '../../words/sentence';

export const STONES = ['diamond', 'pearl', 'opal'] as const;
export const TYPES = ['solitaire', 'pair', 'cluster'] as const;
export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Stone = (typeof STONES)[number];
export type Type = (typeof TYPES)[number];
export type Colour = (typeof COLOURS)[number];
export type Element = Stone | Type | Colour;

export const KINDS: readonly (readonly Element[])[] = [STONES, TYPES, COLOURS];
export const ELEMENTS: readonly Element[] = KINDS.flat();
/** On a card: whatever one likes. */
export const FREE = '?';

export interface Gem {
  /** As on the wire: "red pearl pair". */
  text: string;
  stone: Stone;
  type: Type;
  colour: Colour;
}

/** In the order of the sheet, line by line. */
export const GEMS: readonly Gem[] = STONES.flatMap((stone) =>
  TYPES.flatMap((type) =>
    COLOURS.map((colour) => ({ text: `${colour} ${stone} ${type}`, stone, type, colour })),
  ),
);
const BY_TEXT = new Map(GEMS.map((gem) => [gem.text, gem]));

export function gemOf(text: string): Gem {
  const found = BY_TEXT.get(text);
  if (!found) throw new Error(`no gem: ${text}`);
  return found;
}

/** The elements of a gem, a question or a card, without the free choice. */
export function elementsOf(text: string): Element[] {
  const words = text.split(' ');
  return ELEMENTS.filter((each) => words.includes(each));
}

export function isFree(card: string): boolean {
  return card.endsWith(FREE);
}

export function kindOf(element: Element): number {
  return KINDS.findIndex((kind) => kind.includes(element));
}

/** Whether a gem has all of these elements. */
export function fits(gem: Gem, elements: readonly Element[]): boolean {
  return elements.every((each) => [gem.stone, gem.type, gem.colour].includes(each as never));
}

export function same(some: readonly Element[], others: readonly Element[]): boolean {
  return some.length === others.length && some.every((each) => others.includes(each));
}

/** With an element more, or without it; another one of its kind makes way. */
export function toggled(elements: readonly Element[], element: Element): Element[] {
  if (elements.includes(element)) return elements.filter((each) => each !== element);
  return [...elements.filter((each) => kindOf(each) !== kindOf(element)), element];
}

export function gemSaid(text: string): Sentence {
  const { stone, type, colour } = gemOf(text);
  return { id: 'sleuth-gem', words: { gem: stone, type, colour } };
}

/** "red pearls", "pairs": what a question is about. */
export function questionSaid(elements: readonly Element[]): Sentence {
  const [gem, type, colour] = KINDS.map(
    (kind) => elements.find((each) => kind.includes(each)) ?? 'any',
  );
  return { id: 'sleuth-question', words: { gem: gem!, type: type!, colour: colour! } };
}

export function elementSaid(element: Element): Sentence {
  return { id: 'sleuth-element', words: { element } };
}

export function cardSaid(card: string): Sentence {
  const elements = elementsOf(card);
  if (!isFree(card)) return questionSaid(elements);
  if (elements.length === 0) return { id: 'sleuth-card-free' };
  return { id: 'sleuth-card-with-free', words: { element: questionSaid(elements) } };
}
