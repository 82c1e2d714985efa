/** The sixteen cards as the client draws them. */

/** The drawing of each card in `look/sprite.svg`. */
const DRAWINGS: Record<string, string> = {
  'first on the scene': 'card-premier',
  culprit: 'card-coupable',
  detective: 'card-detective',
  accomplice: 'card-complice',
  sheriff: 'card-sherif',
  alibi: 'card-alibi',
  toby: 'card-toby',
  youngest: 'card-dernier',
  sharing: 'card-partage',
  rumour: 'card-rumeur',
  panic: 'card-panique',
  'divining hat': 'card-chapeau',
  witness: 'card-temoin',
  maid: 'card-servante',
  governess: 'card-gouvernante',
  exchange: 'card-echange',
};

export const CARDS: readonly string[] = Object.keys(DRAWINGS);

export function drawing(card: string): string {
  return DRAWINGS[card] ?? 'i-help';
}

/** A card as the words know it: `divining-hat`. */
export function dashed(card: string): string {
  return card.replaceAll(' ', '-');
}
