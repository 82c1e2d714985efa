import { describe, expect, it } from 'vitest';
import { CELLS, DIRECTIONS, angle, around, beside, bounds, middle, towards } from './district';
import { follow } from './keys';

const KEYS = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
];
const OPPOSITE: Record<string, string> = { N: 'S', NE: 'SW', SE: 'NW', S: 'N', SW: 'NE', NW: 'SE' };

describe.each([false, true])('the board, turned: %s', (turned) => {
  it('lies within its bounds, no two cells in one place', () => {
    const { left, top, width, height } = bounds(turned);
    const places = CELLS.map(({ name }) => middle(name, turned));
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(left + width);
      expect(y).toBeGreaterThan(top);
      expect(y).toBeLessThan(top + height);
    }
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(CELLS.length);
  });

  it('draws a neighbour where its direction points', () => {
    for (const { name } of CELLS)
      for (const direction of DIRECTIONS) {
        const next = beside(name, direction);
        if (!next) continue;
        const [from, to] = [middle(name, turned), middle(next, turned)];
        const there = towards(from, direction, Math.hypot(to.x - from.x, to.y - from.y), turned);
        expect(there.x).toBeCloseTo(to.x, 3);
        expect(there.y).toBeCloseTo(to.y, 3);
        expect(beside(next, OPPOSITE[direction] ?? '')).toBe(name);
      }
  });

  it('leads from any cell to any other by the arrow keys', () => {
    const reached = new Set(['g8']);
    for (const cell of reached)
      for (const key of KEYS) {
        const next = follow(key, cell, turned);
        expect(next === cell || around(cell).includes(next ?? '')).toBe(true);
        reached.add(next ?? cell);
      }
    expect(reached.size).toBe(CELLS.length);
  });

  it('moves the way the key says on the screen', () => {
    const from = middle('g6', turned);
    const to = (key: string) => middle(follow(key, 'g6', turned) ?? '', turned);
    expect(to('ArrowUp').y).toBeLessThan(from.y);
    expect(to('ArrowDown').y).toBeGreaterThan(from.y);
    expect(to('ArrowLeft').x).toBeLessThan(from.x);
    expect(to('ArrowRight').x).toBeGreaterThan(from.x);
    expect(to('Home').x).toBeLessThan(from.x);
    expect(to('Home').y).toBeLessThan(from.y);
    expect(to('PageDown').x).toBeGreaterThan(from.x);
    expect(to('PageDown').y).toBeGreaterThan(from.y);
  });
});

it('points north to the right where the board is turned', () => {
  expect(angle('N', false)).toBe(0);
  expect(angle('N', true)).toBe(90);
});

it('knows no key but its own', () => {
  expect(follow('Tab', 'g8', false)).toBeUndefined();
});
