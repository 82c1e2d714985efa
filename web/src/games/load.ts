/** Each game is a chunk of its own, fetched with its words when somebody sits down to it. */
import { paint } from '../look/seats.svelte';
import { needGame } from '../words/words.svelte';
import type { GameClient } from './contract';
import { manifestOf, type GameName } from './names';

/** The frame hands a view on without looking into it: only the game knows its shape. */
export type AnyGameClient = GameClient<any, any>;

const CLIENTS = import.meta.glob<{ default: AnyGameClient }>('./*/index.ts');

/** A game without a client of its own is played on a plain board. */
export async function loadGame(game: GameName): Promise<AnyGameClient> {
  const load = CLIENTS[`./${game}/index.ts`] ?? (() => import('./plain'));
  const [client] = await Promise.all([load(), needGame(game)]);
  paint(manifestOf(game).colours);
  return client.default;
}
