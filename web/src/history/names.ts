/** What things in a history are called. */
import { isGame, stem } from '../games/names';
import type { PastGame } from '../wire/api';
import { t } from '../words/words.svelte';

export const ROLES: Record<string, string[]> = {
  mr_jack: ['jack', 'investigator'],
  scotland_yard: ['mister_x', 'detectives'],
};
const UNITS: Record<string, string> = { mr_jack: 'turn', scotland_yard: 'round' };

export function titleOf(game: string): string {
  return isGame(game) ? t(`${stem(game)}-title`) : game;
}

/** A part, or the game where all seats are alike. */
export function partOf(game: string, role: string): string {
  return role === '' ? titleOf(game) : t('client-history-part', { role });
}

/** In which turn, round or move. */
export function turnOf(game: string, turn: number): string {
  return t('client-history-when', { unit: UNITS[game] ?? 'move', turn });
}

/** With whom, in a few words. */
export function othersOf({ others }: PastGame): string {
  const names = others.map(({ name, bot }) =>
    bot === null
      ? (name ?? t('client-history-somebody'))
      : t('client-history-bot', { rank: t(`client-rank-${bot}`) }),
  );
  return names.length === 0 ? '' : t('client-history-with', { names: names.join(', ') });
}
