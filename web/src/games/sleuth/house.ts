/** What the sheet asks of the house. */
import { Refused, rest } from '../../wire/rest';
import type { Sentence } from '../../words/sentence';
import type { Way } from '../../table/ways.svelte';
import type { Place, Possible } from './sheet';

/** What stands on my sheet by itself; null when the house does not answer. */
export async function fetchSheet(table: string, seat: number, way: Way): Promise<Possible | null> {
  const found = await rest.sheet(table, seat, way).catch(() => null);
  return found?.possible ?? null;
}

/** Something about a gem that is certain: it is there, or it is not. */
export interface Claim {
  gem: string;
  place: Place;
  holds: boolean;
}

/** The facts that force it, or the house's sentence why there are none. */
export async function fetchReasons(
  table: string,
  seat: number,
  { gem, place, holds }: Claim,
): Promise<Sentence[]> {
  try {
    return (await rest.why(table, seat, gem, place, holds)).why;
  } catch (fault) {
    return [fault instanceof Refused ? fault.said : { id: 'client-sleuth-house-silent' }];
  }
}
