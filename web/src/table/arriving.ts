/** Coming to a table: a name, a free seat, and one is there. */
import { rename } from '../wire/person.svelte';
import { Refused } from '../wire/rest';
import type { Sentence } from '../words/sentence';
import type { LiveTable } from './live.svelte';

/** Seats that I may take: free ones, those for guests only with the link. */
export function freeSeats(table: Pick<LiveTable, 'chairs' | 'welcome'>): number[] {
  const linked = (table.welcome?.code ?? null) !== null;
  return table.chairs.flatMap(({ name, bot, by_link }, seat) =>
    !name && !bot && (!by_link || linked) ? [seat] : [],
  );
}

/** From now on I am called so, here and elsewhere; or why not. */
export async function callMe(table: LiveTable, name: string): Promise<Sentence | null> {
  const wanted = name.trim();
  if (wanted === '') return { id: 'client-name-empty' };
  try {
    await rename(wanted);
    await table.do({ type: 'introduce', name: wanted });
    return null;
  } catch (fault) {
    return fault instanceof Refused ? fault.said : { id: 'client-unreachable-why' };
  }
}
