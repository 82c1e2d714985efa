/** A drawing of each game, for the front page. */
import type { GameName } from '../games/names';
import roofs from '../look/scenes/roofs-near.svg';

const DRAWN = import.meta.glob<string>('../look/scenes/*.svg', { eager: true, import: 'default' });

export function sceneOf(game: GameName): string {
  return DRAWN[`../look/scenes/${game}.svg`] ?? roofs;
}
