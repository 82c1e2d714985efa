/** How much is noted for me: my choice, kept on this device, as far as the table allows it. */
import type { Setup } from '../wire/messages';

/** Each has all that the one before it has. */
export const WAYS = ['paper', 'clerk', 'oracle'] as const;
export type Way = (typeof WAYS)[number];

const KEPT = 'gaslamp-way';
let chosen = $state<Way>(WAYS.find((way) => way === localStorage.getItem(KEPT)) ?? 'clerk');

/** The most that a table allows. Tables used to say yes or no; without aids there was a clerk. */
export function agreedWay(aids: Setup['aids']): Way {
  if (typeof aids === 'string') return aids;
  return aids === false ? 'clerk' : 'oracle';
}

export function allows(most: Way, way: Way): boolean {
  return WAYS.indexOf(way) <= WAYS.indexOf(most);
}

/** What I have chosen, or the most that is left of it here. */
export function wayAt(most: Way): Way {
  return allows(most, chosen) ? chosen : most;
}

export function chooseWay(way: Way): void {
  chosen = way;
  localStorage.setItem(KEPT, way);
}
