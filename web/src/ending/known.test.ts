import { expect, test } from 'vitest';
import jack from '../games/mr_jack/look-back';
import type { Replay } from '../wire/api';
import { height, rowOf, sureSince, turnsOf, type Mark, type Row } from './known';

const step = (...types: string[]): Replay['steps'][number] => ({
  events: types.map((type) => ({ type })),
  said: types.map(() => null),
  view: null,
});
const mark = (event: unknown): Mark => {
  const { type } = event as { type: string };
  return type === 'played' ? 'turn' : type === 'dealt' ? 'anew' : null;
};
const replay: Replay = {
  game: 'culprit',
  viewer: -2,
  names: [],
  steps: [
    step('dealt'),
    step('played'),
    step('dealt'),
    step('played'),
    step('took', 'took'),
    step('played'),
  ],
};

test('turns are those of the last deal, each until the next begins', () => {
  expect(turnsOf(replay, mark)).toEqual({ ends: [5, 6], deals: 2 });
});

test('at Mr. Jack a turn begins with Jack, who is drawn once, and with each call', () => {
  const drawn = ['Gull', null].map((character) => ({ type: 'jack-drawn', character }));
  const steps = [
    { ...step(), events: drawn },
    step('played'),
    step('witness-called'),
    step('played'),
    step('witness-called', 'ended'),
  ];
  expect(turnsOf({ ...replay, steps }, jack.mark).ends).toEqual([2, 4, 5]);
});

test('a turn has what was known last in it, and nothing where it was not counted', () => {
  const known = [
    { step: 2, left: 9 },
    { step: 4, left: 4 },
    { step: 5, left: 2 },
  ];
  const held = (at: number): boolean => at === 6;
  const turns = { ends: [1, 5, 6], deals: 1 };
  expect(rowOf({ viewer: 3, known, complete: true }, turns, held)).toEqual({
    seat: 3,
    left: [null, 2, 2],
    held: [false, false, true],
  });
});

test('somebody is sure from when only one is left until the end', () => {
  const row = (...left: (number | null)[]): Row => ({ seat: 0, left, held: [] });
  expect(sureSince(row(4, 1, 1))).toBe(2);
  expect(sureSince(row(1, 2, 1))).toBe(3);
  expect(sureSince(row(1, 1))).toBe(1);
  expect(sureSince(row(null, 1))).toBe(2);
  expect(sureSince(row(1, 2))).toBe(0);
});

test('one lies at the bottom and the most at the top', () => {
  expect(height(1, 24)).toBe(0);
  expect(height(24, 24)).toBe(1);
  expect(height(1, 1)).toBe(0);
});
