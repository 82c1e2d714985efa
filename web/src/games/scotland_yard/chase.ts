/** The whole chase, step by step, once the game is over and the log lies open. */
import type { NumberedItem } from '../../wire/messages';
import type { GameEvent, View } from '../../wire/games/scotland_yard';
import { MISTER_X } from './moves';

export interface ChaseStep {
  /** Who has just moved; null for the beginning. */
  pawn: string | null;
  station: number | null;
  /** How many places of the log are filled. */
  place: number;
  /** Where everybody stands after it. */
  stands: ReadonlyMap<string, number>;
}

export function eventsOf(items: readonly NumberedItem[]): GameEvent[] {
  return items.flatMap(({ item }) => (item.type === 'happened' ? [item.event as GameEvent] : []));
}

export function chase(events: readonly GameEvent[], view: View): ChaseStep[] {
  const stands = new Map<string, number>();
  if (view.start !== null) stands.set(MISTER_X, view.start);
  for (const event of events) if (event.type === 'started') stands.set(event.pawn, event.station);
  let place = 0;
  const steps: ChaseStep[] = [{ pawn: null, station: null, place, stands: new Map(stands) }];
  const step = (pawn: string, station: number): void => {
    stands.set(pawn, station);
    steps.push({ pawn, station, place, stands: new Map(stands) });
  };
  for (const event of events) {
    if (event.type === 'moved') step(event.pawn, event.station);
    if (event.type !== 'travelled') continue;
    place = event.place;
    const station = view.log[place - 1]?.station;
    if (station != null) step(MISTER_X, station);
  }
  return steps;
}

/** Mister X's way so far: start, then every place whose station the viewer sees. */
export function trail(view: View, upTo = view.log.length): number[] {
  const all = [view.start, ...view.log.slice(0, upTo).map((entry) => entry.station)];
  return all.flatMap((station) => station ?? []);
}
