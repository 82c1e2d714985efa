/** The games of the house, as each of them tells of itself, and those that guests bring. */
import type { Manifest } from '../wire/api';
import { guests } from './guests.svelte';
import built from './manifests.json';

export type GameName = string;

const BUILT = built as unknown as Record<GameName, Manifest>;

/** In the order of the front page. */
export function everyGame(): GameName[] {
  return [...Object.keys(BUILT), ...Object.keys(guests())];
}

export function isGame(text: string): boolean {
  return text in BUILT || text in guests();
}

export function manifestOf(game: GameName): Manifest {
  const found = BUILT[game] ?? guests()[game];
  if (!found) throw new Error(`no such game: ${game}`);
  return found;
}

/** Where somebody begins who has played nothing yet: a game of the house that takes least time. */
export function shortestGame(): GameName {
  const games = Object.entries(BUILT).sort(([, a], [, b]) => a.minutes - b.minutes);
  return games[0]?.[0] ?? '';
}

/** Who plays together, with so many at the table. */
export function sidesOf(game: GameName, seats: number): number[][] {
  return manifestOf(game).sides[String(seats)] ?? [];
}

/** How the names of a game's messages begin: `mr-jack` for `mr_jack`. */
export function stem(game: GameName): string {
  return game.replaceAll('_', '-');
}
