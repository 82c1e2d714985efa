/** What a seat is called when nobody's name is on it. */
import { stem, type GameName } from '../games/names';
import { knows, t } from '../words/words.svelte';

/** What the seat stands for in this game, if it stands for something. */
export function roleIn(game: GameName, notation: string): string | null {
  const id = `client-role-${stem(game)}-${notation.toLowerCase().replace(/\d+$/, '')}`;
  return knows(id) ? t(id) : null;
}

export function unnamed(game: GameName, notation: readonly string[], seat: number): string {
  const called = notation[seat]?.toLowerCase() ?? '';
  const id = `${stem(game)}-seat-${called}`;
  if (knows(id)) return t(id);
  const letter = String.fromCharCode(65 + seat);
  return (notation.length === 2 && roleIn(game, called)) || t('player-name', { letter });
}
