import { expect, test } from 'vitest';
import moments from './moments.fixture.json';
import { atOnce, cardOf, litCards, litSeats, seatOf, spoken, type Offer } from './pointing';

/** Moments of a game that was really played, with what the house offered. */
const MOMENTS = Object.entries(moments).map(
  ([name, { choices }]) => [name, choices as Offer[]] as const,
);

/** Everything that pointing at cards, then at seats, and pressing buttons can lead to. */
function reached(offers: Offer[]): Offer[] {
  const byCard = [...litCards(offers)].flatMap((card) => {
    const offer = atOnce(offers, card);
    return [...(offer ? [offer] : []), ...litSeats(offers, card).values()];
  });
  return [...byCard, ...litSeats(offers, null).values(), ...spoken(offers)];
}

test.each(MOMENTS)('every choice is reached in exactly one way: %s', (_, offers) => {
  expect(offers.length).toBeGreaterThan(0);
  const found = reached(offers);
  expect(new Set(found)).toEqual(new Set(offers));
  expect(found).toHaveLength(offers.length);
});

test.each(MOMENTS)('a card is one to be aimed, or not: %s', (_, offers) => {
  for (const card of litCards(offers))
    expect(atOnce(offers, card) !== null).toBe(litSeats(offers, card).size === 0);
});

test('before a card is pointed at, no seat is lit for it', () => {
  const offers = moments.play.choices as Offer[];
  expect(offers.some((offer) => seatOf(offer) !== null && cardOf(offer) !== null)).toBe(true);
  expect(litSeats(offers, null).size).toBe(0);
});
