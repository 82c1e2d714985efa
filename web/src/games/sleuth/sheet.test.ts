import { expect, test } from 'vitest';
import { view } from './fixture';
import { GEMS } from './gems';
import { candidates, chance, holder, MISSING, percent, possibleNow, range } from './sheet';

const [mine, open, unknown] = [GEMS[0]!.text, GEMS[11]!.text, GEMS[20]!.text];

test('what lies before me is settled, the rest may be anywhere', () => {
  const possible = possibleNow(view(), null, null);
  expect(holder(possible, mine)).toBe('A');
  expect(holder(possible, open)).toBe('open');
  expect(possible[unknown]).toEqual(['B', 'C', MISSING]);
  expect(candidates(possible)).toHaveLength(36 - 11 - 2);
});

test('whoever watches knows what lies on the table, and that any other gem may be missing', () => {
  const possible = possibleNow(view({ viewer: -1, hand: null }), null, null);
  expect(possible[unknown]).toEqual(['A', 'B', 'C', MISSING]);
  expect(candidates(possible)).toHaveLength(36 - 2);
});

test('what was noted is shown, what can be deduced goes before it', () => {
  const noted = Object.fromEntries(GEMS.map(({ text }) => [text, ['B', 'C']]));
  expect(possibleNow(view(), noted, null)[unknown]).toEqual(['B', 'C']);
  const chances = Object.fromEntries(GEMS.map(({ text }) => [text, { C: '1' }]));
  const deduced = { worlds: '1', effective: null, chances, certain: [], subjects: {}, answers: {} };
  expect(holder(possibleNow(view(), noted, deduced), unknown)).toBe('C');
});

test('a sheet that is older than the table never hides what lies there', () => {
  const noted = Object.fromEntries(GEMS.map(({ text }) => [text, ['B']]));
  expect(holder(possibleNow(view(), noted, null), mine)).toBe('A');
});

test('whoever has seen the missing gem knows that no other is', () => {
  const possible = possibleNow(view({ missing: [unknown] }), null, null);
  expect(candidates(possible)).toEqual([unknown]);
});

test('at the end all lies open', () => {
  const texts = GEMS.map((gem) => gem.text);
  const hands = [texts.slice(0, 11), texts.slice(13, 24), texts.slice(24, 35)];
  const possible = possibleNow(view({ hands, missing: [texts[35]!] }), null, null);
  expect(texts.every((gem) => holder(possible, gem) !== null)).toBe(true);
  expect(holder(possible, texts[13]!)).toBe('B');
  expect(candidates(possible)).toEqual([texts[35]]);
});

test('how many of some elements are somewhere, at least and at most', () => {
  const possible = possibleNow(view(), null, null);
  expect(range(possible, 'A', ['diamond'])).toEqual([11, 11]);
  expect(range(possible, 'B', ['opal', 'red'])).toEqual([0, 3]);
  expect(range(possible, 'open', ['diamond'])).toEqual([1, 1]);
});

test('fractions become chances, and what is open is never said to be certain', () => {
  const chances = { [unknown]: { B: '1/2000', C: '1999/2000' } };
  const deduced = {
    worlds: '2000',
    effective: null,
    chances,
    certain: [],
    subjects: {},
    answers: {},
  };
  expect(chance(deduced, unknown, 'B')).toBeCloseTo(0.0005);
  expect(chance(deduced, unknown, MISSING)).toBe(0);
  expect(percent(0.0005)).toBe(1);
  expect(percent(0.9995)).toBe(99);
  expect(percent(0.5)).toBe(50);
});
