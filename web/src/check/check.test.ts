import { expect, test } from 'vitest';
import vectors from '../../../docs/fairness-vectors.json';
import type { Record as GameRecord } from '../wire/api';
import { fromFile, fromPasted, fromText, LARGEST, NoRecord, placeOf } from './source';
import { verdictOn } from './verdict';

function record(): GameRecord {
  return structuredClone(vectors.record) as unknown as GameRecord;
}

const ids = ({ steps }: Awaited<ReturnType<typeof verdictOn>>, state: string): string[] =>
  steps.filter((each) => each.state === state).map(({ sentence }) => sentence.id);

test('an honest record passes line by line', async () => {
  const verdict = await verdictOn(record(), null);
  expect(verdict.holds).toBe(true);
  expect(ids(verdict, 'holds')).toHaveLength(6);
});

test('a changed line is named, what came before it holds, what comes after is not looked at', async () => {
  const changed = record();
  const at = changed.moves.findIndex((line) => !line.startsWith('house: '));
  changed.moves[at] += '!';
  const verdict = await verdictOn(changed, null);
  expect(verdict.line).toBe(at + 1);
  expect(ids(verdict, 'fails')).toEqual(['dealing-line']);
  expect(ids(verdict, 'holds')).toContain('dealing-checked-draws');
  expect(ids(verdict, 'not reached')).toEqual(['dealing-checked-seal']);
  expect(verdict.against?.expected).toBe(changed.proof?.marks[at]);
  expect(verdict.against?.found).toMatch(/^[0-9a-f]{8}$/);
  expect(verdict.against?.found).not.toBe(verdict.against?.expected);
});

test.each([null, 3, [], {}, { game: 'sleuth' }, { ...record(), moves: 'many' }])(
  'what is no record gets one sentence: %j',
  async (given) => {
    const verdict = await verdictOn(given, null);
    expect(verdict.steps.map(({ sentence }) => sentence.id)).toEqual(['client-check-unreadable']);
  },
);

test('a number that was not drawn is shown beside the one that was', async () => {
  const changed = record();
  const draws = changed.proof!.draws as [number, number][];
  const [drawn, total] = draws[2]!;
  const other = (drawn + 1) % total;
  draws[2] = [other, total];
  const verdict = await verdictOn(changed, null);
  expect(ids(verdict, 'fails')).toEqual(['dealing-draw']);
  expect(verdict.against).toEqual({ expected: String(drawn), found: String(other) });
});

test('a record without a proof, and one of another opening', async () => {
  const { proof: _, ...bare } = record();
  expect(ids(await verdictOn(bare, null), 'fails')).toEqual(['dealing-no-proof']);
  expect(ids(await verdictOn(record(), 'ab'.repeat(32)), 'fails')).toEqual(['dealing-noted']);
});

test('tables are found by any address of this house', () => {
  const at = (path: string): unknown => placeOf(`${location.origin}${path}`);
  expect(at('/table/abc')).toEqual({ kind: 'table', id: 'abc' });
  expect(at('/replay/abc#17')).toEqual({ kind: 'table', id: 'abc' });
  expect(at('/t/secret')).toEqual({ kind: 'code', id: 'secret' });
  expect(placeOf('abc-1')).toEqual({ kind: 'table', id: 'abc-1' });
  expect(() => placeOf('https://elsewhere.example/table/abc')).toThrow(NoRecord);
  expect(() => at('/me')).toThrow(NoRecord);
});

test('what cannot be read is refused before it is checked', async () => {
  expect(() => fromText('no json')).toThrow(NoRecord);
  await expect(fromPasted(' ')).rejects.toThrow(NoRecord);
  await expect(fromPasted('{ "half":')).rejects.toThrow(NoRecord);
  const large = { size: LARGEST + 1 } as File;
  await expect(fromFile(large)).rejects.toThrow(NoRecord);
});
