/**
 * What the house works out for a seat, as rows that can be read.
 *
 * A subject whose sentence speaks of a card and a place is asked how many of that card lie there:
 * of these, each place gets the cards that may be in it. Any other subject is a row of its own.
 */
import type { Sentence } from '../../words/sentence';
import type { Knowledge } from '../contract';

export interface Chance {
  key: string;
  said: Sentence;
  /** From 0 to 1; null when there was no time to work it out. */
  share: number | null;
}

export interface Row {
  key: string;
  said: Sentence;
  chances: Chance[];
}

const NONE = '0';

/** An exact fraction like "2/7", as a number. */
export function share(fraction: string | null): number | null {
  if (fraction === null) return null;
  const [over = '0', under = '1'] = fraction.split('/');
  return Number(over) / Number(under);
}

interface Held {
  card: Sentence;
  place: Sentence;
}

function heldBy(said: Sentence | undefined): Held | null {
  const { card, place } = said?.words ?? {};
  return isSentence(card) && isSentence(place) ? { card, place } : null;
}

function isSentence(word: unknown): word is Sentence {
  return typeof word === 'object' && word !== null && 'id' in word;
}

/** Questions with one answer: each with what is possible, likeliest first. */
export function questions({ chances, subjects, answers }: Knowledge): Row[] {
  return Object.entries(chances)
    .filter(([subject]) => heldBy(subjects[subject]) === null)
    .map(([subject, found]) => ({
      key: subject,
      said: subjects[subject] ?? { id: subject },
      chances: sorted(
        Object.entries(found).map(([answer, fraction]) => ({
          key: answer,
          said: answers[answer] ?? { id: answer },
          share: share(fraction),
        })),
      ),
    }));
}

/** Of each place but my own hand: the cards of which there may be one or more. */
export function holdings({ chances, subjects }: Knowledge, mine: number): Row[] {
  const rows = new Map<string, Row>();
  for (const [subject, found] of Object.entries(chances)) {
    const held = heldBy(subjects[subject]);
    if (held === null || held.place.words?.['seat'] === mine) continue;
    const key = JSON.stringify(held.place);
    const row = rows.get(key) ?? { key, said: held.place, chances: [] };
    rows.set(key, row);
    row.chances.push({ key: subject, said: held.card, share: someOf(found) });
  }
  return [...rows.values()].map((row) => ({ ...row, chances: sorted(row.chances) }));
}

/** How likely there is one or more. */
function someOf(found: Record<string, string | null>): number | null {
  const none = share(found[NONE] === undefined ? '0' : found[NONE]);
  if (none !== null) return 1 - none;
  return Object.keys(found).length > 1 ? null : 0;
}

function sorted(chances: Chance[]): Chance[] {
  return chances.filter(({ share }) => share !== 0).sort((a, b) => (b.share ?? 0) - (a.share ?? 0));
}
