/** What somebody who was away is told first. */
import { expect, test } from 'vitest';
import type { Line } from '../table/story';
import { telling } from './telling';

const client = { beat: (event: unknown) => event } as any;
const PLAIN = { length: 500 };
const SCENE = { length: 2200, scene: 'played' };
const TURN = { length: 4600, scene: 'call' };

function numbers(...events: unknown[]): number[] {
  const lines = events.map((event, at) => ({ number: at + 1, event }) as unknown as Line);
  return telling(lines, client, []).map(({ number }) => number);
}

test('turning points are told, then what was a scene, then the newest of the rest', () => {
  expect(numbers(TURN, SCENE, SCENE, PLAIN, PLAIN, PLAIN, PLAIN, PLAIN)).toEqual([
    1, 2, 3, 6, 7, 8,
  ]);
  expect(numbers(SCENE, TURN, SCENE, SCENE, SCENE, SCENE, PLAIN, PLAIN)).toEqual([
    2, 4, 5, 6, 7, 8,
  ]);
});

test('a little is told whole and in order', () => {
  expect(numbers(PLAIN, TURN, PLAIN)).toEqual([1, 2, 3]);
  expect(numbers(TURN)).toEqual([1]);
});
