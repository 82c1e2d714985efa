import { expect, test } from 'vitest';
import { answersIn } from './answers';
import { contradictions, type Written } from './contradictions';
import { told, view } from './fixture';
import { GEMS } from './gems';
import { marked, type Mark, type Spot } from './marks';
import { possibleNow } from './sheet';

const NOT: Mark = { sign: 'no', idea: null };
const THERE: Mark = { sign: 'yes', idea: null };
const opals = GEMS.filter(({ stone }) => stone === 'opal').map(({ text }) => text);
const asked = { type: 'answered', asker: 0, opponent: 1, card: null };
const two = answersIn(told({ ...asked, question: 'opal', number: 2 }));

function at(place: string, gems: readonly string[]): Spot[] {
  return gems.map((gem) => ({ gem, place }));
}

function found(marks: unknown, changes: Partial<Written> = {}): string[] {
  const possible = possibleNow(view(), null, null);
  const sheet = { marks, possible, doubtful: ['B', 'C', 'missing'], idea: null, ...changes };
  return contradictions(sheet, two, view(), 1).map((each) => each.what);
}

test('an empty sheet contradicts nothing', () => {
  expect(found(null)).toEqual([]);
});

test('more than was said, and fewer than was said, contradict an answer', () => {
  expect(found(marked(null, at('B', opals.slice(0, 2)), THERE))).toEqual([]);
  expect(found(marked(null, at('B', opals.slice(0, 3)), THERE))).toEqual(['answer']);
  expect(found(marked(null, at('B', opals.slice(0, 10)), NOT))).toEqual([]);
  expect(found(marked(null, at('B', opals.slice(0, 11)), NOT))).toEqual(['answer']);
});

test('a gem is in one place, and where it was seen', () => {
  const gem = opals[0]!;
  const twice = marked(null, [...at('B', [gem]), ...at('C', [gem])], THERE);
  expect(found(twice)).toEqual(['gem']);
  const nowhere = ['B', 'C', 'missing'].flatMap((place) => at(place, [gem]));
  expect(found(marked(null, nowhere, NOT))).toEqual(['gem']);
  expect(found(marked(null, at('B', [view().hand![0]!]), THERE))).toEqual(['gem']);
});

test('nobody holds more than they have, and no more is missing than is missing', () => {
  expect(found(marked(null, at('missing', opals.slice(0, 2)), THERE))).toEqual(['size']);
});

test('a line of thought counts only when it is asked about', () => {
  const thought = marked(null, at('B', opals.slice(0, 3)), { sign: 'yes', idea: 'a' });
  expect(found(thought)).toEqual([]);
  expect(found(thought, { idea: 'b' })).toEqual([]);
  expect(found(thought, { idea: 'a' })).toEqual(['answer']);
});

test('two facts are never put together', () => {
  const both = answersIn(
    told({ ...asked, question: 'opal', number: 2 }, { ...asked, question: 'pearl', number: 1 }),
  );
  const possible = possibleNow(view(), null, null);
  const sheet = { marks: null, possible, doubtful: ['B', 'C', 'missing'], idea: null };
  // All diamonds lie open to me, so three gems cannot be eleven: it takes both answers to see it.
  expect(contradictions(sheet, both, view(), 1)).toEqual([]);
});
