/** What is to be said to a person, before it is said in a language: as `gaslamp.core.sentence`. */
import type { Sentence } from '../wire/messages';

export type { Sentence };
export type Word = NonNullable<Sentence['words']>[string];

/** The one message that is in no file: whoever knows who sits there says it. */
export const SEAT = 'seat';

export type Names = (seat: number) => string;

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A seat, as sentences speak of it. */
export function seatOf(seat: number): Sentence {
  return { id: SEAT, words: { seat } };
}
