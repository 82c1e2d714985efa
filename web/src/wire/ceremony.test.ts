import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetNonces, nonceCommitment, partOf, published } from './ceremony';
import type { NumberedItem } from './messages';

const VECTORS = JSON.parse(readFileSync('../docs/fairness-vectors.json', 'utf-8'));
const HOUSE = 'ab'.repeat(32);

function told(...items: NumberedItem['item'][]): NumberedItem[] {
  return items.map((item, number) => ({ number: number + 1, at: 0, item }));
}
const committed = (commitment: string): NumberedItem['item'] => ({
  type: 'committed',
  commitment,
  terms: { table: 't', game: 'sleuth', rules: 1, seats: 3, humans: [0], options: {} },
});

afterEach(() => void vi.unstubAllGlobals());

test.each([true, false])(
  'a commitment is the one that docs/fairness.md describes, whether the browser helps: %s',
  async (helps) => {
    if (!helps) vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues });
    const { commitment, nonces } = VECTORS.deal;
    for (const each of nonces)
      expect(await nonceCommitment(commitment, each.seat, each.nonce)).toBe(each.commitment);
  },
);

test('first one binds oneself, then one reveals the same number, also from a second tab', async () => {
  const first = await partOf(0, published(told(committed(HOUSE)))!);
  if (first?.type !== 'bind') throw new Error('not bound');
  const bound = told(committed(HOUSE), {
    type: 'nonce-bound',
    seat: 0,
    commitment: first.commitment,
  });
  const second = await partOf(0, published(bound)!);
  if (second?.type !== 'reveal') throw new Error('not revealed');
  expect(await nonceCommitment(HOUSE, 0, second.nonce)).toBe(first.commitment);
});

test('a number that was bound on another device is not revealed here', async () => {
  const items = told(committed(HOUSE), {
    type: 'nonce-bound',
    seat: 0,
    commitment: 'cd'.repeat(32),
  });
  expect(await partOf(0, published(items)!)).toBeNull();
});

test('when the table fills anew the deal begins anew, and a used number is forgotten', async () => {
  const again = published(
    told(
      committed(HOUSE),
      { type: 'nonce-bound', seat: 0, commitment: 'x' },
      committed('ef'.repeat(32)),
    ),
  )!;
  const part = await partOf(0, again);
  expect(part?.type).toBe('bind');
  again.bound.set(0, '');
  forgetNonces(again);
  expect(await partOf(0, { ...again, bound: new Map() })).not.toEqual(part);
});
