/** What the columns of a table of shares are called; the first by what it lists. */
import { t } from '../words/words.svelte';

export function shareHeads(of: string): string[] {
  return [of, 'number', 'percent', 'between'].map((name) => t(`client-history-${name}`));
}
