import { expect, test } from 'vitest';
import { retained } from './steady.svelte';

test('what says the same stays the same thing', () => {
  const before = { hands: [['a'], ['b', 'c']], named: new Set(['x']), of: null };
  expect(retained(before, structuredClone(before))).toBe(before);
  expect(retained([1, 2], [1, 2, 3])).toEqual([1, 2, 3]);
  expect(retained(undefined, before)).toBe(before);
});

test('of what differs, the rest stays', () => {
  const before = { hands: [['a'], ['b']], names: ['Ada'] };
  const now = retained(before, { hands: [['a'], ['c']], names: ['Ada'] });
  expect(now.hands[1]).toEqual(['c']);
  expect(now.hands[0]).toBe(before.hands[0]);
  expect(now.names).toBe(before.names);
});

test('a field that is gone is gone, a set with others in it is another', () => {
  expect(retained({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(retained({ a: 1, b: 2 }, { a: 1, c: 2 })).toEqual({ a: 1, c: 2 });
  expect(retained(new Set(['a']), new Set(['b']))).toEqual(new Set(['b']));
});
