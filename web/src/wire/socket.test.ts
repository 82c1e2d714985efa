/** Coming back, and not coming back, with a socket that only this test closes. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableSocket } from './socket.svelte';

class Line {
  static made: Line[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: string[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    Line.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.isClosed = true;
  }
}

let status = 200;
const open = (): TableSocket => new TableSocket('t', { since: () => ({}), hear: () => {} });
const last = (): Line => Line.made[Line.made.length - 1]!;

beforeEach(() => {
  vi.useFakeTimers();
  Line.made = [];
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('fetch', async () => {
    const problem = { code: 'not-signed-in', text: '', said: { id: 'server-not-signed-in' } };
    return new Response(JSON.stringify(problem), { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['logged out', 'logged-out'],
  ['no spectators', 'no-spectators'],
  ['put aside', 'put-aside'],
])('sent away as %s, it does not come back', async (reason, why) => {
  const socket = open();
  last().onopen?.();
  last().onclose?.({ code: 1008, reason });
  await vi.advanceTimersByTimeAsync(600_000);
  socket.retry();
  expect(socket.sentAway).toBe(why);
  expect(Line.made).toHaveLength(1);
});

test('a line that breaks is tried again', async () => {
  const socket = open();
  last().onopen?.();
  last().onclose?.({ code: 1006, reason: '' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(socket.sentAway).toBeNull();
  expect(Line.made).toHaveLength(2);
});

test.each([
  [0, 300],
  [0.5, 1650],
  [0.99, 2973],
])('those who are cut off together come back one by one', async (chance, wait) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  open();
  last().onopen?.();
  last().onclose?.({ code: 1006, reason: '' });
  await vi.advanceTimersByTimeAsync(wait - 1);
  expect(Line.made).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(Line.made).toHaveLength(2);
});

test('those whom a closing house sends away add some time of their own', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  open();
  last().onopen?.();
  last().onmessage?.({ data: JSON.stringify({ type: 'going-away', after: 1000 }) });
  await vi.advanceTimersByTimeAsync(2349);
  expect(Line.made).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(Line.made).toHaveLength(2);
});

test('a device the house does not know any more stops trying', async () => {
  status = 401;
  const socket = open();
  last().onclose?.({ code: 1006, reason: '' });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(socket.sentAway).toBe('logged-out');
  expect(Line.made).toHaveLength(1);
});

test('a house that is closed is tried again, and not oftener than every few seconds', async () => {
  status = 200;
  open();
  for (let tries = 0; tries < 10; tries++) {
    last().onclose?.({ code: 1006, reason: '' });
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(Line.made.length).toBe(11);
});

test('in the first five seconds it is tried again and again', async () => {
  status = 200;
  open();
  for (let passed = 0; passed < 5000; passed += 50) {
    if (!last().isClosed) last().onclose?.({ code: 1006, reason: '' });
    last().isClosed = true;
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(Line.made.length).toBeGreaterThanOrEqual(4);
});

test('a line that is taken and never opened is given up', async () => {
  open();
  await vi.advanceTimersByTimeAsync(5000);
  expect(last().isClosed).toBe(true);
});
