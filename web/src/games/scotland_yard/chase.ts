/** What was told of the chase, and Mister X's way as far as it is known. */
import type { NumberedItem } from '../../wire/messages';
import type { GameEvent, Moved, View } from '../../wire/games/scotland_yard';

export function eventsOf(items: readonly NumberedItem[]): GameEvent[] {
  return items.flatMap(({ item }) => (item.type === 'happened' ? [item.event as GameEvent] : []));
}

/** What happened longer ago is no longer traced. */
const RECENT = 12;

/** The last move of a pawn that everybody has seen. */
export function lastMoved(items: readonly NumberedItem[]): Moved | null {
  const moved = eventsOf(items.slice(-RECENT)).findLast(({ type }) => type === 'moved');
  return moved?.type === 'moved' ? moved : null;
}

/** Mister X's way so far: start, then every place whose station the viewer sees. */
export function trail(view: View, upTo = view.log.length): number[] {
  const all = [view.start, ...view.log.slice(0, upTo).map((entry) => entry.station)];
  return all.flatMap((station) => station ?? []);
}
