/** How a game ended, in the words of the game, or of the table if it was given up. */
import type { NumberedItem } from '../wire/messages';
import type { Sentence } from '../words/sentence';

export function outcomeOf(items: readonly NumberedItem[]): Sentence | null {
  const over = items.findLast(({ item }) => item.type === 'over')?.item;
  if (over?.type !== 'over') return null;
  if (over.reason !== 'abandoned') return endedSaid(items);
  if (over.by === null || over.by === undefined) return { id: 'client-story-ended' };
  const name = { id: 'seat', words: { seat: over.by } };
  if (over.winners.length === 0) return { id: 'client-story-resigned', words: { name } };
  const winners = over.winners.map((seat) => ({ id: 'seat', words: { seat } }));
  const words = { name, winners, number: winners.length };
  return { id: 'client-story-won-by-resigning', words };
}

function endedSaid(items: readonly NumberedItem[]): Sentence | null {
  const said = items.findLast(
    ({ item }) => item.type === 'happened' && (item.event as { type?: string }).type === 'ended',
  );
  return said?.said ?? null;
}

/** The hash that was noted when the game began: the record must be the game that I sat in. */
export function openingOf(items: readonly NumberedItem[]): string | null {
  const begun = items.findLast(({ item }) => item.type === 'begun')?.item;
  return begun?.type === 'begun' ? begun.opening : null;
}

/** The event that ended the game; null for one that was given up. */
export function endOf(items: readonly NumberedItem[]): unknown {
  const found = items.findLast(
    ({ item }) => item.type === 'happened' && (item.event as { type?: string }).type === 'ended',
  );
  return found?.item.type === 'happened' ? found.item.event : null;
}

export function winnersOf(items: readonly NumberedItem[]): readonly number[] {
  const over = items.findLast(({ item }) => item.type === 'over')?.item;
  return over?.type === 'over' ? over.winners : [];
}
