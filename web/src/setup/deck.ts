/** The box of The Culprit and its set-up table, as `games/culprit` has them, to be changed card by card. */
import cards from '../../../src/gaslamp/games/culprit/cards.csv?raw';
import setups from '../../../src/gaslamp/games/culprit/setup.csv?raw';

export type Counts = Record<string, number>;
const HAND = 4;

/** The first columns are names and whole numbers; what follows says where they are from. */
function rows(text: string): string[][] {
  const [, ...lines] = text.trim().split(/\r?\n/);
  return lines.map((line) => line.split(','));
}

export const COPIES: Counts = Object.fromEntries(
  rows(cards).map(([card = '', copies]) => [card, Number(copies)]),
);

export const CARDS = Object.keys(COPIES);

/** What is always dealt to so many seats. */
export function initialFor(seats: number): Counts {
  const found = rows(setups).filter(([count]) => Number(count) === seats);
  return Object.fromEntries(found.map(([, card = '', copies]) => [card, Number(copies)]));
}

/** How many random cards complete the hands. */
export function randomFor(seats: number, initial: Counts): number {
  return HAND * seats - Object.values(initial).reduce((sum, each) => sum + each, 0);
}
