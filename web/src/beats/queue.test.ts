import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BREATH, Queue, type Measure } from './queue';

interface Item {
  name: string;
  length: number;
  big?: boolean;
  opens?: boolean;
  together?: string;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched(factor = 1): { queue: Queue<Item, string>; seen: string[] } {
  const seen: string[] = [];
  const queue = new Queue<Item, string>({
    measure: ({ length, big = false, opens = false, together }): Measure => ({
      length,
      big,
      opens,
      together,
    }),
    paced: ({ length }) => (length === 0 ? 0 : length * factor),
    show: ({ name }, then) => seen.push(then === null ? name : `${name}>${then}`),
    settle: (now) => seen.push(`=${now}`),
  });
  return { queue, seen };
}
const item = (name: string, length = 100): Item => ({ name, length });

test('each has its time, and the view comes with the last and settles after it', () => {
  const { queue, seen } = watched();
  queue.hear([item('a'), item('b')]);
  expect(seen).toEqual([]);
  queue.present('1');
  expect(seen).toEqual(['a']);
  vi.advanceTimersByTime(100);
  expect(seen).toEqual(['a', 'b>1']);
  vi.advanceTimersByTime(100);
  expect(seen).toEqual(['a', 'b>1', '=1']);
  expect(queue.idle).toBe(true);
});

test('what takes no time is shown with what came before', () => {
  const { queue, seen } = watched();
  queue.hear([item('a'), item('b', 0)]);
  queue.present('1');
  expect(seen).toEqual(['a>1']);
  vi.advanceTimersByTime(100);
  expect(seen).toEqual(['a>1', 'b>1', '=1']);
});

test("what belongs together is shown in one time, the last one's", () => {
  const { queue, seen } = watched();
  const drawn = (name: string): Item => ({ name, length: 100, together: 'drawn' });
  queue.hear([item('a'), drawn('b'), drawn('c'), drawn('d'), item('e')]);
  queue.present('1');
  expect([seen, queue.behind]).toEqual([['a'], 3]);
  vi.advanceTimersByTime(100);
  expect([seen, queue.behind]).toEqual([['a', 'b', 'c', 'd'], 2]);
  vi.advanceTimersByTime(100);
  expect(seen.slice(4)).toEqual(['e>1']);
});

test('fifty at once are all shown in their order, and no view before its cause', () => {
  const { queue, seen } = watched();
  for (let number = 0; number < 50; number++) {
    queue.hear([item(`i${number}`)]);
    queue.present(String(number));
  }
  vi.runAllTimers();
  const order = Array.from({ length: 50 }, (_, n) => [`i${n}>${n}`, `=${n}`]).flat();
  expect(seen).toEqual(order);
});

test('a crowd takes a breath each, and scenes their time', () => {
  const { queue, seen } = watched();
  queue.hear([item('a', 900), { name: 'S', length: 4000, big: true }]);
  queue.hear(['c', 'd', 'e', 'f', 'g'].map((name) => item(name, 900)));
  queue.present('1');
  vi.advanceTimersByTime(BREATH);
  expect(seen).toEqual(['a', 'S']);
  vi.advanceTimersByTime(3999);
  expect(seen).toEqual(['a', 'S']);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['a', 'S', 'c']);
});

test('hurrying shows the next one, catching up all of them, in order', () => {
  const { queue, seen } = watched();
  queue.hear(['a', 'b', 'c', 'd'].map((name) => item(name, Infinity)));
  queue.present('1');
  expect(queue.behind).toBe(4);
  queue.hurry();
  expect(seen).toEqual(['a', 'b']);
  queue.catchUp();
  expect(seen).toEqual(['a', 'b', 'c', 'd>1', '=1']);
  expect(queue.behind).toBe(0);
});

test('held, nothing begins; what was begun ends', () => {
  const { queue, seen } = watched();
  queue.hear([item('a'), item('b')]);
  queue.present('1');
  queue.hold(true);
  vi.runAllTimers();
  expect(seen).toEqual(['a']);
  queue.hold(false);
  vi.runAllTimers();
  expect(seen).toEqual(['a', 'b>1', '=1']);
});

test('what is shown can be given less time, and no more', () => {
  const { queue, seen } = watched();
  queue.hear([item('a', 1000), item('b', 100), item('c', Infinity), item('d')]);
  queue.present('1');
  vi.advanceTimersByTime(300);
  queue.within(200);
  vi.advanceTimersByTime(199);
  expect(seen).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['a', 'b']);
  queue.within(500);
  vi.advanceTimersByTime(100);
  expect(seen).toEqual(['a', 'b', 'c']);
  queue.within(Infinity);
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual(['a', 'b', 'c']);
  queue.within(50);
  vi.advanceTimersByTime(30);
  queue.within(50);
  vi.advanceTimersByTime(20);
  expect(seen.at(-1)).toBe('d>1');
});

test('what opens the game comes with the table that it opens', () => {
  const { queue, seen } = watched();
  queue.hear([{ name: 'a', length: 100, opens: true }, item('b')]);
  queue.present('1');
  expect(seen).toEqual(['a>1']);
});

test('at once means at once', () => {
  const { queue, seen } = watched(0);
  queue.hear([item('a'), item('b')]);
  queue.present('1');
  expect(seen).toEqual(['a', 'b>1', '=1']);
});
