import { afterEach, expect, test } from 'vitest';
import { arc, middleOf, seatAt } from './flight';

function laid(at: string, x: number, y: number, size = 20): HTMLElement {
  const element = document.createElement('i');
  element.dataset['at'] = at;
  element.getBoundingClientRect = () => new DOMRect(x, y, size, size);
  document.body.append(element);
  return element;
}
afterEach(() => document.body.replaceChildren());

test('of several places of a seat the last that is in sight counts: a scene lies over a table', () => {
  laid('seat-1', 0, 0);
  laid('seat-1', 100, 200);
  laid('seat-1', 5000, 0);
  laid('seat-1', 300, 300, 0);
  expect(middleOf([seatAt(1)])).toEqual({ x: 110, y: 210 });
  expect(middleOf([seatAt(2)])).toBeNull();
  expect(middleOf([seatAt(2), seatAt(1)])).toEqual({ x: 110, y: 210 });
});

test('what its window does not show is not in sight', () => {
  const map = laid('map', 100, 100, 200);
  map.dataset['window'] = '';
  map.append(laid('seat-3', 20, 120));
  expect(middleOf([seatAt(3)])).toBeNull();
});

test('it flies from the one to the other, highest and nearest half way', () => {
  const spots = arc({ x: 0, y: 100 }, { x: 200, y: 100 });
  expect(spots[0]).toEqual({ x: 0, y: 100, size: 1 });
  expect(spots.at(-1)).toEqual({ x: 200, y: 100, size: 1 });
  const half = spots[spots.length >> 1];
  expect(half?.x).toBe(100);
  expect(half?.y).toBeLessThan(100);
  expect(half?.size).toBeGreaterThan(1);
});
