/** What was told of the chase, and Mister X's way as far as it is known. */
import type { NumberedItem } from '../../wire/messages';
import type { GameEvent, View } from '../../wire/games/scotland_yard';

export function eventsOf(items: readonly NumberedItem[]): GameEvent[] {
  return items.flatMap(({ item }) => (item.type === 'happened' ? [item.event as GameEvent] : []));
}

/** Mister X's way so far: start, then every place whose station the viewer sees. */
export function trail(view: View, upTo = view.log.length): number[] {
  const all = [view.start, ...view.log.slice(0, upTo).map((entry) => entry.station)];
  return all.flatMap((station) => station ?? []);
}
