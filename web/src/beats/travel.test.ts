import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setPace, setStill } from './pace.svelte';
import { allow, land, play, travel } from './travel';

/** There are no animations here: what is asked of the browser is noted. */
function piece(): { element: Element; asked: ReturnType<typeof vi.fn>; finish: () => void } {
  const finish = vi.fn();
  const asked = vi.fn(() => ({ finish }));
  const element = Object.assign(document.createElement('i'), { animate: asked });
  return { element, asked, finish };
}
const WAY = [
  { x: 0, y: 0 },
  { x: 30, y: 40, hidden: true },
  { x: 60, y: 80 },
];

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  setPace('calm');
  setStill(false);
});
afterEach(() => land());

test('a piece goes through all its spots, in the time that there is', () => {
  const { element, asked } = piece();
  allow(500);
  travel(element, WAY, 700);
  const [frames, { duration }] = asked.mock.calls[0] as unknown as [
    Keyframe[],
    { duration: number },
  ];
  expect(frames.map(({ transform }) => transform)).toEqual([
    'translate(0px, 0px)',
    'translate(30px, 40px)',
    'translate(60px, 80px)',
  ]);
  expect(frames.map(({ opacity }) => opacity)).toEqual([1, 0, 1]);
  expect(duration).toBe(500);
});

test('who is brisk sees it sooner, and what may outlast its beat takes its own time', () => {
  const { element, asked } = piece();
  setPace('brisk');
  allow(120);
  play(element, [{}, {}], 400, { outlasts: true });
  expect(asked.mock.calls[0]).toMatchObject([[{}, {}], { duration: expect.closeTo(220) }]);
});

test('skipping ends what is on its way, and what follows is there at once', () => {
  const { element, asked, finish } = piece();
  allow(0);
  travel(element, WAY, 700);
  land();
  expect(finish).toHaveBeenCalledOnce();
  expect(travel(element, WAY, 700)).toBeNull();
  expect(asked).toHaveBeenCalledOnce();
});

test.each([
  ['the pace is at once', () => setPace('at-once')],
  ['no movement is wanted here', () => setStill(true)],
  ['no movement is wanted anywhere', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
])('nothing moves where %s', (_, wish) => {
  const { element, asked } = piece();
  wish();
  allow(900);
  expect(travel(element, WAY, 700)).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});
