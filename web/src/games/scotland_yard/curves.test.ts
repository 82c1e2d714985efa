import { expect, test } from 'vitest';
import { rounded, smooth } from './curves';

test('a corner is cut, but never more than half of the way to the next', () => {
  const corner = [
    [0, 0],
    [10, 0],
    [10, 2],
  ] as const;
  expect(rounded(corner, 3)).toBe('M0 0L7 0Q10 0 10 1L10 2');
  expect(rounded(corner.slice(0, 2), 3)).toBe('M0 0L10 0');
});

test('a soft curve goes through its points, and back to the first where it is closed', () => {
  const three = [
    [0, 0],
    [6, 0],
    [6, 6],
  ] as const;
  expect(smooth(three)).toBe('M0 0C1 0 5 -1 6 0C7 1 6 5 6 6');
  expect(smooth(three, true)).toBe('M0 0C0 -1 5 -1 6 0C7 1 7 6 6 6C5 6 0 1 0 0');
});
