import { expect, test } from 'vitest';
import type { MyTable, Preview } from '../wire/api';
import { NOBODY } from '../table/still';
import { lineOf } from './line';

type Chair = Preview['chairs'][number];
const chair = (given: Partial<Chair>): Chair => ({ ...NOBODY, ...given });
const table = (phase: string, chairs: Partial<Chair>[], spectators = true): Preview => ({
  table: 'x',
  game: 'sleuth',
  phase,
  options: {},
  chairs: chairs.map(chair),
  clock: { type: 'none' },
  aids: 'oracle',
  spectators,
  delay: 0,
});
const ADA = { name: 'Ada' };
const own = (preview: Preview, awaited = false): MyTable => ({
  table: preview,
  seats: [0],
  awaited,
});

test('a stranger may sit where a seat is free for all', () => {
  const line = lineOf(table('gathering', [ADA, {}, { bot: 'novice' }]), null);
  expect(line.way).toBe('sit');
  expect(line.state).toEqual({ id: 'client-line-free', words: { free: 1 } });
  expect(line.people).toEqual([{ name: 'Ada', seat: 0 }]);
});

test('seats for invited friends are not offered to strangers', () => {
  const line = lineOf(table('gathering', [ADA, { by_link: true }]), null);
  expect(line.state.id).toBe('client-line-by-link');
  expect(line.way).toBe('watch');
});

test('a full table says so, and is watched where that is allowed', () => {
  const full = table('gathering', [ADA, { name: 'Bob' }]);
  expect(lineOf(full, null).state.words).toEqual({ free: 0 });
  expect(lineOf({ ...full, spectators: false }, null).way).toBeNull();
});

test('a seat of mine is told as mine, even if another has my name', () => {
  const gathering = table('gathering', [ADA, ADA, {}]);
  const line = lineOf(gathering, own(gathering));
  expect(line.people).toEqual([{ name: 'Ada', seat: 1 }]);
  expect(line.state).toEqual({ id: 'client-line-your-seat', words: { free: 1 } });
  expect(line.way).toBe('resume');
});

test('my turn comes before everything, and what is over is seen again', () => {
  const playing = table('playing', [ADA, { name: 'Bob' }]);
  expect(lineOf(playing, own(playing, true)).state.id).toBe('client-line-your-turn');
  const over = table('over', [ADA]);
  expect(lineOf(over, own(over)).way).toBe('again');
});
