/** Tables as they are set up: sensible beginnings, so that one click is enough. */
import { manifestOf, type GameName } from '../games/names';
import { roleIn } from '../table/naming';
import type { Setup } from '../wire/api';
import { currentRank } from './rank.svelte';

export type Seat = Setup['seats'][number];
export type SeatKind = Seat['type'];
export const SEAT_KINDS: readonly SeatKind[] = ['me', 'bot', 'invited', 'open'];

export interface Range {
  fewest: number;
  most: number;
}

/** Me, where I want to sit, and the others as they are wanted. */
export function seatsOf(
  game: GameName,
  count: number,
  others: SeatKind,
  mine: number = manifestOf(game).beginner,
): Seat[] {
  return Array.from({ length: count }, (_, seat) => seatOf(seat === mine ? 'me' : others));
}

export function seatOf(type: SeatKind): Seat {
  return type === 'bot' ? { type, level: currentRank() } : { type };
}

/** At once, against bots, where nobody else sees it. */
export function againstBots(game: GameName, mine?: number): Setup {
  return { game, seats: seatsOf(game, manifestOf(game).usual, 'bot', mine), public: false };
}

/** What a seat stands for; null where all seats are alike. */
export function roleOf(game: GameName, seat: number): string | null {
  return roleIn(game, manifestOf(game).seats[seat] ?? '');
}
