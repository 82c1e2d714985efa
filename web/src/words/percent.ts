import { currentLanguage, t } from './words.svelte';

/** So many of a hundred, as each language writes it: 56% in English, 56 % in French. */
export function outOfHundred(percent: number | string): string {
  return t('client-percent', { percent });
}

/** With one digit after the point, or the comma. */
export function withTenths(value: number): string {
  const how = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(currentLanguage(), how).format(value);
}
