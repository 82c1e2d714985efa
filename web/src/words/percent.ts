import { t } from './words.svelte';

/** So many of a hundred, as each language writes it: 56% in English, 56 % in French. */
export function outOfHundred(percent: number | string): string {
  return t('client-percent', { percent });
}
