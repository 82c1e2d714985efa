import { expect, test } from 'vitest';
import { routeOf } from './router.svelte';

test.each([
  ['/', '', { page: 'front' }],
  ['/me', '', { page: 'me' }],
  ['/rules', '', { page: 'which', of: 'rules' }],
  ['/check', '', { page: 'check', table: null }],
  ['/check', '#abc', { page: 'check', table: 'abc' }],
  ['/new/sleuth', '', { page: 'setup', game: 'sleuth' }],
  ['/t/abc', '', { page: 'table', code: 'abc', id: null }],
  ['/table/abc', '', { page: 'table', code: null, id: 'abc' }],
  ['/rules/mr_jack', '#MJ-12', { page: 'rules', game: 'mr_jack', clause: 'MJ-12' }],
  ['/replay/abc', '#17', { page: 'replay', table: 'abc', move: 17, viewer: null }],
  ['/replay/abc', '#17,-1', { page: 'replay', table: 'abc', move: 17, viewer: -1 }],
  ['/replay/abc', '', { page: 'replay', table: 'abc', move: null, viewer: null }],
  ['/mystery/sleuth', '#2026-02-03', { page: 'mystery', game: 'sleuth', day: '2026-02-03' }],
  ['/board', '', { page: 'board', game: 'mr_jack', packed: null }],
  ['/board/sleuth', '', { page: 'board', game: 'sleuth', packed: null }],
  ['/learn/sleuth', '', { page: 'learn', game: 'sleuth', lesson: null }],
  ['/learn/mr_jack', '#jack', { page: 'learn', game: 'mr_jack', lesson: 'jack' }],
])('%s%s', (path, hash, route) => {
  expect(routeOf(path, hash)).toEqual(route);
});

test('a link says which day and which position, where a messenger reads it too', () => {
  const day = { page: 'mystery', game: 'sleuth', day: '2026-02-03' };
  expect(routeOf('/mystery/sleuth', '', '?day=2026-02-03')).toEqual(day);
  const board = { page: 'board', game: 'mr_jack', packed: 'q1Z' };
  expect(routeOf('/board/mr_jack', '', '?p=q1Z')).toEqual(board);
});

test.each(['/new/chess', '/new', '/t', '/t/abc/more', '/nowhere'])('%s leads nowhere', (path) => {
  expect(routeOf(path)).toEqual({ page: 'missing' });
});
