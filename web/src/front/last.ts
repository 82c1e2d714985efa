/** The game that was played last on this device: the first door leads there again. */
import { isGame, shortestGame, type GameName } from '../games/names';

const KEPT = 'gaslamp-last-game';

export function lastGame(): GameName {
  const kept = localStorage.getItem(KEPT) ?? '';
  return isGame(kept) ? kept : shortestGame();
}

export function playedLast(game: GameName): void {
  localStorage.setItem(KEPT, game);
}

const LEFT = 'gaslamp-left';

/** Whether there was a table to go on with when this page was last looked at. */
export function wasLeft(): boolean {
  return localStorage.getItem(LEFT) === 'yes';
}

export function keepLeft(left: boolean): void {
  localStorage.setItem(LEFT, left ? 'yes' : 'no');
}
