/** Which stations a line of the story names. */
import type { GameEvent, View } from '../../wire/games/scotland_yard';

export function namedBy(event: GameEvent | null, view: View): number[] {
  if (event === null || typeof event !== 'object') return [];
  if (event.type === 'moved') return [event.came_from, event.station];
  if ('station' in event) return [event.station];
  if (event.type !== 'travelled') return [];
  return [view.log[event.place - 1]?.station].flatMap((station) => station ?? []);
}
