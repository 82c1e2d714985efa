/** Which part one plays in a game whose sides differ: what was last chosen is kept on this device. */
import { manifestOf, type GameName } from '../games/names';
import { roleOf } from './plans';

const KEPT = 'gaslamp-side-';
const chosen = $state<Record<GameName, number>>({});

/** One seat for each part, the first of those that are alike; none where all seats are alike. */
export function partsOf(game: GameName): number[] {
  const seats = Array.from({ length: manifestOf(game).usual }, (_, seat) => seat);
  const roles = seats.map((seat) => roleOf(game, seat));
  return roles[0] === null ? [] : seats.filter((seat) => roles.indexOf(roles[seat]!) === seat);
}

export function currentSide(game: GameName): number {
  const kept = chosen[game] ?? Number(localStorage.getItem(KEPT + game) ?? Number.NaN);
  return partsOf(game).includes(kept) ? kept : manifestOf(game).beginner;
}

/** Whether somebody has chosen a side here, where there are any. */
export function isSideKept(game: GameName): boolean {
  return partsOf(game).length < 2 || localStorage.getItem(KEPT + game) !== null;
}

export function setSide(game: GameName, seat: number): void {
  chosen[game] = seat;
  localStorage.setItem(KEPT + game, String(seat));
}
