import { describe, expect, test } from 'vitest';
import { liesDown, moved, turned } from './roving';

describe('a grid that lies down', () => {
  test('an arrow goes where it points, not along the rows', () => {
    expect(moved({ row: 2, column: 1 }, turned('ArrowRight'), 9, 4)).toEqual({ row: 3, column: 1 });
    expect(moved({ row: 2, column: 1 }, turned('ArrowDown'), 9, 4)).toEqual({ row: 2, column: 2 });
    expect(turned('Home')).toBe('Home');
  });

  test('it is asked how it is shown', () => {
    const grid = document.body.appendChild(document.createElement('div'));
    expect(liesDown(undefined)).toBe(false);
    expect(liesDown(grid)).toBe(false);
  });
});
