/** Each game is a chunk of its own, fetched with its words when somebody sits down to it. */
import { needGame } from '../words/words.svelte';
import type { GameClient } from './contract';
import type { GameName } from './names';

/** The frame hands a view on without looking into it: only the game knows its shape. */
export type AnyGameClient = GameClient<any, any>;

const CLIENTS: Record<GameName, () => Promise<{ default: AnyGameClient }>> = {
  culprit: () => import('./culprit'),
  mr_jack: () => import('./mr_jack'),
  scotland_yard: () => import('./scotland_yard'),
  sleuth: () => import('./sleuth'),
};

export async function loadGame(game: GameName): Promise<AnyGameClient> {
  const [client] = await Promise.all([CLIENTS[game](), needGame(game)]);
  return client.default;
}
