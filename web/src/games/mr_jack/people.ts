/** The eight people: two letters, a hat, a name. */
import { t } from '../../words/words.svelte';

const LETTERS: Record<string, string> = {
  Holmes: 'Ho',
  Watson: 'Wa',
  Smith: 'Sm',
  Lestrade: 'Le',
  Stealthy: 'St',
  Goodley: 'Go',
  Gull: 'Gu',
  Bert: 'Be',
};

export function letters(who: string): string {
  return LETTERS[who] ?? who.slice(0, 2);
}

/** As the sentences call them. */
export function named(who: string): string {
  return t('mr-jack-character', { character: who });
}

export function fullName(who: string): string {
  return t('client-mr-jack-full-name', { character: who });
}
