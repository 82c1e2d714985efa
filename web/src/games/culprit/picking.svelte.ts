/** The card of my hand that I point at: the hand shows it, the table lights whom it may be aimed at. */
import type { TableModel } from '../../table/model';
import type { View } from '../../wire/games/culprit';
import { cardOf, litCards, type Offer } from './pointing';

/** Its place in my hand, at one table. */
let pointed = $state.raw<{ table: string; at: number } | null>(null);

export function pick(table: TableModel, at: number | null): void {
  pointed = at === null ? null : { table: table.id, at };
}

export interface Pointed {
  table: TableModel;
  view: View;
  choices: readonly Offer[];
  composed: readonly Offer[];
}

/** The place of the card that is picked up now, or was composed; none when it may not be used. */
export function pickedPlace({ table, view, choices, composed }: Pointed): number | null {
  const hand = view.hand ?? [];
  const at = pointed?.table === table.id ? pointed.at : null;
  if (at !== null && litCards(choices).has(hand[at] ?? '')) return at;
  const made = composed.at(-1);
  const card = made ? cardOf(made) : null;
  return card === null || !hand.includes(card) ? null : hand.indexOf(card);
}

export function pickedCard(pointed: Pointed): string | null {
  const place = pickedPlace(pointed);
  return place === null ? null : (pointed.view.hand?.[place] ?? null);
}
