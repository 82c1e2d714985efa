/** Days as each language writes them. */
import type { Language } from './sentence';

type How = Intl.DateTimeFormatOptions;

/** In French the first of a month is the "1er", where the month is a word. */
export function dateIn(language: Language, day: Date | number, how: How): string {
  const parts = new Intl.DateTimeFormat(language, how).formatToParts(day);
  const worded = parts.some(({ type, value }) => type === 'month' && /\p{L}/u.test(value));
  const first = language === 'fr' && worded;
  return parts
    .map(({ type, value }) => (first && type === 'day' && value === '1' ? '1er' : value))
    .join('');
}
