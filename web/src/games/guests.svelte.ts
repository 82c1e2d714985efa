/** Games that this client was not built with: the house tells of them, and brings their words. */
import type { GameFace, Manifest } from '../wire/api';
import { need } from '../words/words.svelte';

let found = $state.raw<Record<string, Manifest>>({});

export function guests(): Record<string, Manifest> {
  return found;
}

/** Nobody waits for them: the games of the house are there already. */
export async function welcomeGuests(ask: () => Promise<GameFace[]>): Promise<void> {
  const faces = await ask().catch(() => []);
  const arrived = faces.flatMap(({ guest }) => (guest ? [guest] : []));
  await need(...arrived.map(({ name }) => name));
  found = Object.fromEntries(arrived.map((guest) => [guest.name, guest]));
}
