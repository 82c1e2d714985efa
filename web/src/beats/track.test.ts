/** What is shown last, with all that was shown at once with it, and whether a scene follows a scene. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beat } from '../games/culprit/beats';
import type { Now, NumberedItem } from '../wire/messages';
import type { Beat } from './beat';
import { setPace } from './pace.svelte';
import { Track, type Current } from './track.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  setPace('calm');
});
afterEach(() => void vi.useRealTimers());

function watched(
  view: unknown = null,
  beat = (event: unknown) => event as Beat | null,
): {
  track: Track;
  shown: Current[];
  tell(...beats: Beat[]): void;
} {
  const shown: Current[] = [];
  const track = new Track(0, {
    client: { beat: (event: unknown) => beat(event) } as any,
    mine: [],
    paced: (length) => length,
    shown: (_, current) => shown.push(current),
    settled: () => undefined,
  });
  const now = { view, phase: 'playing', decision: null } as unknown as Now;
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

test('all take their card of a Rumour in one time', () => {
  const { track, shown, tell } = watched(null, (event) => beat(event, []));
  const took = (giver: number): any => ({ type: 'took', taker: (giver + 1) % 3, giver });
  tell(took(0), took(1), took(2));
  expect([track.items.length, track.behind]).toEqual([3, 1]);
  expect(shown.map(({ length }) => length)).toEqual([0, 0, 1400]);
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

test('the table under a scene shows nothing before the scene has said it', () => {
  const { track, tell } = watched({});
  track.present({ view: {}, phase: 'playing', decision: null } as unknown as Now);
  tell(SCENE, SCENE);
  expect([track.current?.told.number, track.items.length]).toEqual([1, 0]);
  track.reveal();
  expect(track.items).toHaveLength(1);
  vi.advanceTimersByTime(100);
  expect([track.current?.told.number, track.items.length]).toEqual([2, 1]);
  track.hurry();
  expect([track.current, track.items.length]).toEqual([null, 2]);
});

test('of what is jumped over only the last is heard, and all that is shown in its time', () => {
  const { track, shown, tell } = watched();
  const heard = (): number[] => shown.map(({ told }) => told.number);
  tell({ length: 100 }, { length: 100 }, { length: 0 }, SCENE, { length: 100 });
  expect(heard()).toEqual([1]);
  track.catchUp();
  expect(heard()).toEqual([1, 5]);
  track.catchUp();
  tell({ length: 0 }, { length: 0 });
  expect(heard()).toEqual([1, 5, 6, 7]);
});

test('whoever catches up has all of it on the table', () => {
  const { track, tell } = watched({});
  track.present({ view: {}, phase: 'playing', decision: null } as unknown as Now);
  tell(SCENE, SCENE, SCENE);
  track.catchUp();
  expect([track.current, track.items.length]).toEqual([null, 3]);
});
