/** Whoever has come by a link takes it along wherever they go from there. */
import { afterEach, expect, test, vi } from 'vitest';
import { cameBy, ofTable, pageAbout } from './links';
import { rest } from './rest';

afterEach(() => void vi.unstubAllGlobals());

test('a table without a link has plain paths', () => {
  cameBy('open', null);
  expect(pageAbout('open', 'replay')).toBe('/replay/open');
  expect(ofTable('open', '/replay', { viewer: -2 })).toBe('/api/tables/open/replay?viewer=-2');
});

test('every path to a table takes its link along, and to no other', () => {
  cameBy('closed', 'k&y');
  cameBy('closed', null);
  expect(pageAbout('closed', 'analysis')).toBe('/analysis/closed?code=k%26y');
  expect(ofTable('closed', '/record')).toBe('/api/tables/closed/record?code=k%26y');
  expect(ofTable('closed', '/sheet', { viewer: 0, way: '' })).toBe(
    '/api/tables/closed/sheet?viewer=0&code=k%26y',
  );
  expect(pageAbout('other', 'replay')).toBe('/replay/other');
});

test('who looks a link up has come by it', async () => {
  const answer = { ok: true, text: () => Promise.resolve('{"table":"invited"}') };
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(answer));
  await rest.byLink('welcome');
  expect(ofTable('invited')).toBe('/api/tables/invited?code=welcome');
});

/** What is on the front page is one's own, or public. */
const EVERY = import.meta.glob(['../**/*.{svelte,ts}', '!../**/*.test.ts', '!../front/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
const BY_HAND = /[\"'`]\/(replay|analysis|api\/tables)\/\$?\{/;

test('no path to a table is made anywhere else', () => {
  const made = Object.keys(EVERY).filter((file) => BY_HAND.test(EVERY[file] ?? ''));
  expect(made).toEqual(['./links.ts']);
});
