/** What is shown last, with all that was shown at once with it, and whether a scene follows a scene. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Now, NumberedItem } from '../wire/messages';
import type { Beat } from './beat';
import { Track, type Current } from './track.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched(): { track: Track; shown: Current[]; tell(...beats: Beat[]): void } {
  const shown: Current[] = [];
  const track = new Track(0, {
    client: { beat: (event: unknown) => event as Beat } as any,
    mine: [],
    paced: (length) => length,
    shown: (_, current) => shown.push(current),
    settled: () => undefined,
  });
  const now = { view: null, phase: 'playing', decision: null } as unknown as Now;
  let number = 0;
  const told = (event: Beat): NumberedItem =>
    ({ number: (number += 1), item: { type: 'happened', event } }) as any;
  return {
    track,
    shown,
    tell: (...beats) => {
      track.hear(beats.map(told));
      track.present(now);
    },
  };
}
const SCENE: Beat = { length: 100, scene: 'seen' };
const DRAWN: Beat = { length: 100, together: 'drawn' };

test('cards that are drawn together go together', () => {
  const { track, tell } = watched();
  tell({ length: 100 }, DRAWN, DRAWN, DRAWN);
  expect(track.latest).toHaveLength(1);
  vi.advanceTimersByTime(100);
  expect(track.latest).toHaveLength(3);
  expect(track.items).toHaveLength(4);
});

test('what is told twice is shown once', () => {
  const { track, tell } = watched();
  tell({ length: 0 }, { length: 0 });
  track.hear([...track.told]);
  tell({ length: 0 });
  expect(track.items.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('a scene directly after another follows it, and one that was waited for does not', () => {
  const { shown, tell } = watched();
  tell(SCENE, { length: 0 }, SCENE, { length: 100 }, SCENE);
  vi.runAllTimers();
  tell(SCENE);
  const scenes = shown.filter(({ beat }) => beat.scene !== undefined);
  expect(scenes.map(({ follows }) => follows)).toEqual([false, true, false, false]);
});

test('however much takes no time, only the last of it goes from hand to hand', () => {
  const { track, tell } = watched();
  for (let number = 0; number < 40; number++) tell({ length: 0 });
  expect(track.latest.length).toBeLessThan(10);
});
