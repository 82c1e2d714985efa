/**
 * Whether my own marks contradict what I was told, one fact at a time.
 *
 * Two facts are never put together: who could try out marks against all that follows would have an oracle.
 */
import type { View } from '../../wire/games/sleuth';
import type { Answer } from './answers';
import { fits, GEMS, type Element } from './gems';
import { markAt, type Idea } from './marks';
import { holder, MISSING, placeOf, seatAt, type Place, type Possible } from './sheet';

/** What is contradicted: an answer, how much a place holds, or that a gem is in one place. */
export type Contradiction =
  | { what: 'answer'; answer: Answer }
  | { what: 'size'; place: Place }
  | { what: 'gem'; gem: string };

export interface Written {
  marks: unknown;
  /** What stands on the sheet by itself. */
  possible: Possible;
  /** The places that I can write about. */
  doubtful: readonly Place[];
  /** A line of thought that counts too; else only what I am sure of. */
  idea: Idea | null;
}

export function contradictions(
  sheet: Written,
  answers: readonly Answer[],
  view: View,
  missing: number,
): Contradiction[] {
  const gems = GEMS.filter((gem) => isBroken(sheet, gem.text));
  const heard = answers.filter(({ opponent }) => sheet.doubtful.includes(placeOf(opponent)));
  const refuted = heard.filter((each) =>
    isRefuted(sheet, placeOf(each.opponent), each.elements, each.count),
  );
  const sizeOf = (place: Place): number =>
    place === MISSING ? missing : (view.seats[seatAt(place)]?.gems ?? 0);
  const sizes = sheet.doubtful.filter((place) => isRefuted(sheet, place, [], sizeOf(place)));
  return [
    ...refuted.map((answer) => ({ what: 'answer' as const, answer })),
    ...gems.map((gem) => ({ what: 'gem' as const, gem: gem.text })),
    ...sizes.map((place) => ({ what: 'size' as const, place })),
  ];
}

function said(sheet: Written, gem: string, place: Place): 'yes' | 'no' | null {
  const mark = markAt(sheet.marks, gem, place);
  if (mark === null || mark.sign === 'perhaps') return null;
  return mark.idea === null || mark.idea === sheet.idea ? mark.sign : null;
}

/** Where I say that it is. */
function claimed(sheet: Written, gem: string): Place[] {
  return sheet.doubtful.filter((place) => said(sheet, gem, place) === 'yes');
}

/** In two places, in none, or elsewhere than it was seen. */
function isBroken(sheet: Written, gem: string): boolean {
  const claims = claimed(sheet, gem);
  const seen = holder(sheet.possible, gem);
  if (seen !== null) return claims.some((each) => each !== seen) || said(sheet, gem, seen) === 'no';
  const nowhere = sheet.doubtful.every((place) => said(sheet, gem, place) === 'no');
  return nowhere || claims.length > 1;
}

/** By my marks there are more of these gems there than was said, or there can only be fewer. */
function isRefuted(
  sheet: Written,
  place: Place,
  elements: readonly Element[],
  count: number,
): boolean {
  const about = GEMS.filter((gem) => fits(gem, elements)).map((gem) => gem.text);
  const there = about.filter((gem) => isThere(sheet, gem, place));
  const perhaps = about.filter((gem) => mayBeThere(sheet, gem, place));
  return there.length > count || perhaps.length < count;
}

function isThere(sheet: Written, gem: string, place: Place): boolean {
  return holder(sheet.possible, gem) === place || said(sheet, gem, place) === 'yes';
}

function mayBeThere(sheet: Written, gem: string, place: Place): boolean {
  const seen = holder(sheet.possible, gem);
  if (seen !== null) return seen === place;
  if (said(sheet, gem, place) === 'no') return false;
  const claims = claimed(sheet, gem);
  return claims.length === 0 || claims.includes(place);
}
