/**
 * From pointing to a choice: first a card, then a seat. What is allowed is in the choices alone;
 * every one of them is reached by exactly one card and seat, or is a button of its own.
 */
import type { Action } from '../../wire/games/culprit';
import type { Choice } from '../contract';

export type Offer = Choice<Action>;

/** The card of my hand that a choice is about. */
export function cardOf({ action }: Offer): string | null {
  switch (action.type) {
    case 'play':
    case 'discard':
    case 'give':
      return action.card;
    default:
      return null;
  }
}

/** The seat that a choice is aimed at. */
export function seatOf({ action }: Offer): number | null {
  switch (action.type) {
    case 'play':
      return action.target ?? null;
    case 'suspect':
    case 'suspect-accomplice':
      return action.suspect;
    default:
      return null;
  }
}

export function litCards(offers: readonly Offer[]): Set<string> {
  return new Set(offers.flatMap((offer) => cardOf(offer) ?? []));
}

/** The seats that may be pointed at, once this card is (or none, under the hat). */
export function litSeats(offers: readonly Offer[], card: string | null): Map<number, Offer> {
  const lit = new Map<number, Offer>();
  for (const offer of offers) {
    const seat = seatOf(offer);
    if (seat !== null && cardOf(offer) === card) lit.set(seat, offer);
  }
  return lit;
}

/** What pointing at a card says already, when no seat has to follow. */
export function atOnce(offers: readonly Offer[], card: string): Offer | null {
  return offers.find((offer) => cardOf(offer) === card && seatOf(offer) === null) ?? null;
}

/** What has neither card nor seat: to exchange or not, to suspect nobody, to say no more. */
export function spoken(offers: readonly Offer[]): Offer[] {
  return offers.filter((offer) => cardOf(offer) === null && seatOf(offer) === null);
}
