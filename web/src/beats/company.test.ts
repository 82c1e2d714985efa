/** While something is shown that nobody told, what is told waits, and is not lost. */
import { expect, test } from 'vitest';
import type { Now, NumberedItem } from '../wire/messages';
import { Company } from './company.svelte';

test('what is told in a pause is shown after it', () => {
  const company = new Company({
    client: {} as any,
    mine: [0],
    lead: 0,
    pressed: false,
    shown: () => undefined,
    settled: () => undefined,
  });
  const now = { view: {}, phase: 'playing', decision: null } as unknown as Now;
  const item = (number: number): NumberedItem => ({ number, item: { type: 'back' } }) as any;
  const shown = (): unknown => company.of(0)?.items.map(({ number }) => number);
  company.begin(0, [item(1)]);
  company.present(0, now);
  company.pause(true);
  company.hear(0, [item(2), item(3)]);
  company.present(0, now);
  expect(shown()).toEqual([1]);
  company.pause(false);
  expect(shown()).toEqual([1, 2, 3]);
  company.close();
});
