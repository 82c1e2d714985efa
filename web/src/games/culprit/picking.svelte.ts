/** The card of my hand that I point at: the hand shows it, the table lights whom it may be aimed at. */
import type { TableModel } from '../../table/model';
import type { View } from '../../wire/games/culprit';
import { cardOf, litCards, type Offer } from './pointing';

export class Picking {
  /** Its place in my hand. */
  at = $state<number | null>(null);
}

const PICKINGS = new WeakMap<TableModel, Picking>();

export function pickingOf(table: TableModel): Picking {
  const found = PICKINGS.get(table) ?? new Picking();
  PICKINGS.set(table, found);
  return found;
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
  const at = pickingOf(table).at;
  if (at !== null && litCards(choices).has(hand[at] ?? '')) return at;
  const made = composed.at(-1);
  const card = made ? cardOf(made) : null;
  return card === null || !hand.includes(card) ? null : hand.indexOf(card);
}

export function pickedCard(pointed: Pointed): string | null {
  const place = pickedPlace(pointed);
  return place === null ? null : (pointed.view.hand?.[place] ?? null);
}
