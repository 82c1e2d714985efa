import { expect, it } from 'vitest';
import { dateIn } from './dates';
import { withTenths } from './percent';
import { speak } from './words.svelte';

const LONG = { weekday: 'long', day: 'numeric', month: 'long' } as const;

it('the first of a month is the first in French', () => {
  const [first, second] = [new Date(2026, 0, 1, 12), new Date(2026, 0, 2, 12)];
  expect(dateIn('fr', first, LONG)).toBe('jeudi 1er janvier');
  expect(dateIn('fr', second, LONG)).toBe('vendredi 2 janvier');
  expect(dateIn('fr', first, {})).toBe('01/01/2026');
  expect(dateIn('en', first, LONG)).toBe('Thursday, January 1');
});

it('tenths stand behind what each language has there', async () => {
  expect(withTenths(2)).toBe('2.0');
  await speak('fr');
  expect(withTenths(0.25)).toBe('0,3');
  await speak('en');
});
