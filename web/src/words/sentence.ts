/** What is to be said to a person, before it is said in a language: as `gaslamp.core.sentence`. */
export type Word = string | number | Sentence | Sentence[];

export interface Sentence {
  id: string;
  words: Record<string, Word>;
}

/** The one message that is in no file: whoever knows who sits there says it. */
export const SEAT = 'seat';

export type Names = (seat: number) => string;

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
