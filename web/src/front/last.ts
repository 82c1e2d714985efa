/** The game that was played last on this device: the first door leads there again. */
import { isGame, type GameName } from '../games/names';

const KEPT = 'gaslamp-last-game';
const SHORTEST: GameName = 'culprit';

export function lastGame(): GameName {
  const kept = localStorage.getItem(KEPT) ?? '';
  return isGame(kept) ? kept : SHORTEST;
}

export function playedLast(game: GameName): void {
  localStorage.setItem(KEPT, game);
}
