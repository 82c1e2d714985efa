/** Tables as they are set up: sensible beginnings, so that one click is enough. */
import type { GameName } from '../games/names';
import type { Setup } from '../wire/api';
import { currentRank } from './rank.svelte';
import { games } from './seats.json';

export type Seat = Setup['seats'][number];
export type SeatKind = Seat['type'];

export interface Range {
  fewest: number;
  most: number;
}

interface Facts extends Range {
  usual: number;
  /** Where somebody new sits best. */
  mine: number;
  /** How long a game takes. */
  minutes: number;
}

export const FACTS: Record<GameName, Facts> = {
  mr_jack: { ...games.mr_jack, mine: 1, minutes: 30 },
  scotland_yard: { ...games.scotland_yard, mine: 1, minutes: 45 },
  sleuth: { ...games.sleuth, mine: 0, minutes: 40 },
  culprit: { ...games.culprit, mine: 0, minutes: 15 },
};

/** Me, and the others as they are wanted. */
export function seatsOf(game: GameName, count: number, others: SeatKind): Seat[] {
  const { mine } = FACTS[game];
  return Array.from({ length: count }, (_, seat) => seatOf(seat === mine ? 'me' : others));
}

export function seatOf(type: SeatKind): Seat {
  return type === 'bot' ? { type, level: currentRank() } : { type };
}

/** At once, against bots, where nobody else sees it. */
export function againstBots(game: GameName): Setup {
  return { game, seats: seatsOf(game, FACTS[game].usual, 'bot'), public: false };
}

/** What a seat stands for, by the message that says so; null where all seats are alike. */
export function roleOf(game: GameName, seat: number): string | null {
  if (game === 'mr_jack') return `client-role-mr-jack-${seat === 0 ? 'jack' : 'investigator'}`;
  if (game === 'scotland_yard') return `client-role-scotland-yard-${seat === 0 ? 'x' : 'd'}`;
  return null;
}
