/** While something is shown that nobody told, what is told waits, and is not lost; and no clock of mine waits. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Now, NumberedItem } from '../wire/messages';
import type { Beat } from './beat';
import { Company } from './company.svelte';
import { setPace, type Pace } from './pace.svelte';
import { BREATH } from './queue';

const NOW = { view: {}, phase: 'playing', decision: null } as unknown as Now;
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  setPace('calm');
});

function company(left = Infinity): { company: Company; eyes: { left: number }; shown(): unknown } {
  const eyes = {
    client: { beat: (event: unknown) => event as Beat } as any,
    mine: [0],
    lead: 0,
    left,
    shown: () => undefined,
    settled: () => undefined,
  };
  const made = new Company(eyes);
  return { company: made, eyes, shown: () => made.of(0)?.items.map(({ number }) => number) };
}
const item = (number: number): NumberedItem => ({ number, item: { type: 'back' } }) as any;
const beats = (from: number, ...told: Beat[]): NumberedItem[] =>
  told.map((event, at) => ({ number: from + at, item: { type: 'happened', event } }) as any);

test('what is told in a pause is shown after it', () => {
  const { company: table, shown } = company();
  table.begin(0, [item(1)]);
  table.present(0, NOW);
  table.pause(true);
  table.hear(0, [item(2), item(3)]);
  table.present(0, NOW);
  expect(shown()).toEqual([1]);
  table.pause(false);
  expect(shown()).toEqual([1, 2, 3]);
  table.close();
});

const MOVE: Beat = { length: 900 };
const SCENE: Beat = { length: 4800, scene: 'seen' };
const SECRET: Beat = { length: 3400, scene: 'shown', waits: true };

test.each<[string, Pace, number, number[]]>([
  ['no clock of mine runs', 'calm', Infinity, [900, 4800, Infinity]],
  ['a long time is left', 'calm', 60 * MINUTE, [BREATH, 1500, 1500]],
  ['little is left', 'calm', MINUTE / 4, [BREATH, 0, 0]],
  ['I want it at once anyway', 'at-once', 60 * MINUTE, [0, 0, 0]],
])('how long a move, a scene and a secret take while %s', (_, pace, left, lengths) => {
  setPace(pace);
  const { company: table } = company(left);
  const given: [number, Beat][] = [
    [MOVE.length, MOVE],
    [SCENE.length, SCENE],
    [Infinity, SECRET],
  ];
  expect(given.map(([length, beat]) => table.paced(length, beat))).toEqual(lengths);
  table.close();
});

test('what is being shown when my clock begins to run makes way soon', () => {
  const { company: table, eyes, shown } = company();
  table.begin(0, []);
  table.present(0, NOW);
  table.hear(0, beats(1, SECRET, MOVE));
  table.present(0, NOW);
  vi.advanceTimersByTime(MINUTE);
  expect(table.of(0)?.behind).toBe(2);
  eyes.left = 10 * MINUTE;
  table.hear(0, beats(3, MOVE, SCENE));
  table.present(0, NOW);
  vi.advanceTimersByTime(1500 + BREATH + BREATH + 1500);
  expect([table.of(0)?.idle, shown()]).toEqual([true, [1, 2, 3, 4]]);
  table.close();
});
