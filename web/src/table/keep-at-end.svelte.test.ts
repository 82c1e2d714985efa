/** A list stays at its end while much is written, and leaves whoever scrolls up where they are. */
import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepAtEnd } from './keep-at-end.svelte';

let height = 1000;
beforeEach(() => {
  height = 1000;
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => (then(), 0));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});

/** A list of which this much is in sight; what is returned writes more into it. */
function list(sight = 400): { element: HTMLElement; write(more: number): void; stop(): void } {
  const element = document.createElement('div');
  let top = 0;
  Object.defineProperties(element, {
    clientHeight: { value: sight },
    scrollHeight: { get: () => height },
    scrollTop: { get: () => top, set: (to: number) => (top = Math.min(to, height - sight)) },
  });
  let newest = $state(0);
  const stop = $effect.root(() => {
    $effect(() => keepAtEnd(() => newest)(element) as () => void);
  });
  flushSync();
  const write = (more: number): void => {
    height += more;
    newest += 1;
    flushSync();
  };
  return { element, write, stop };
}
const scroll = (element: HTMLElement): boolean => element.dispatchEvent(new Event('scroll'));

test('what is written before the browser has said that it scrolled is followed too', () => {
  const { element, write, stop } = list();
  write(100);
  height += 300;
  scroll(element);
  write(100);
  expect(element.scrollTop).toBe(height - 400);
  stop();
});

test('whoever scrolls up stays there, and goes on at the end', () => {
  const { element, write, stop } = list();
  write(100);
  scroll(element);
  element.scrollTop = 200;
  scroll(element);
  write(100);
  expect(element.scrollTop).toBe(200);
  element.scrollTop = height;
  scroll(element);
  write(100);
  expect(element.scrollTop).toBe(height - 400);
  stop();
});
