/** What one answer says by itself, on the small sheet of the guide. */
import { fits, GEMS, type Element, type Gem } from '../../games/sleuth/gems';
import { MISSING, placeOf, type Place, type Possible } from '../../games/sleuth/sheet';

export const ASKED = placeOf(1);
export const OTHER = placeOf(2);
const ANYWHERE: readonly Place[] = [ASKED, OTHER, MISSING];
const NOT_ASKED: readonly Place[] = [OTHER, MISSING];
/** One is missing, the others are dealt. */
const DEALT = GEMS.length - 1;

/** The gems that lie on the small sheet. */
export const ON_SHEET: readonly Gem[] = GEMS.filter(({ colour }) => colour === 'red');

export type Says = 'none' | 'all' | 'seen' | 'number';

/** Which of the gems were shown to whoever asked: with two elements, all that were counted. */
export function shown(question: readonly Element[], count: number): Gem[] {
  return question.length === 2 ? ON_SHEET.filter((gem) => fits(gem, question)).slice(0, count) : [];
}

/** What kind of answer it is. */
export function says(question: readonly Element[], count: number): Says {
  if (count === 0) return 'none';
  if (count === ON_SHEET.filter((gem) => fits(gem, question)).length) return 'all';
  return question.length === 2 ? 'seen' : 'number';
}

/** Where each gem may be after it. */
export function noted(question: readonly Element[], count: number): Possible {
  const theirs = new Set(shown(question, count));
  const answer = says(question, count);
  const where = (gem: Gem): readonly Place[] => {
    if (!fits(gem, question) || answer === 'number') return ANYWHERE;
    return answer === 'all' || theirs.has(gem) ? [ASKED] : NOT_ASKED;
  };
  return Object.fromEntries(ON_SHEET.map((gem) => [gem.text, where(gem)]));
}

/** How many gems everybody has, and how many lie open. */
export function dealFor(players: number): { hand: number; open: number } {
  return { hand: Math.floor(DEALT / players), open: DEALT % players };
}
