import { describe, expect, it } from 'vitest';
import { along, band, curve, percent, steps, warmth } from './scale';

const half = { games: 4, won: 2, share: 0.5, low: 0.15, high: 0.85 };

describe('drawings of figures', () => {
  it('a share is a whole percentage', () => {
    expect([0, 0.005, 0.5, 2 / 3, 1].map(percent)).toEqual([0, 1, 50, 67, 100]);
  });

  it('figures lie evenly from left to right, more is higher', () => {
    const shares = [0, 1, 2].map((at) => ({ at, last: { ...half, share: at / 2 } }));
    const found = along(shares, ({ share }) => share, [100, 10]);
    expect(found).toEqual([
      [0, 10],
      [50, 5],
      [100, 0],
    ]);
    expect(curve(found)).toBe('M0 10L50 5L100 0');
    expect(band(found, found)).toBe('M0 10L50 5L100 0L100 0L50 5L0 10Z');
  });

  it('one figure alone stands at the left', () => {
    expect(along([{ at: 1, last: half }], ({ share }) => share, [100, 10])).toEqual([[0, 5]]);
  });

  it('every number of visits has its step, and the most is the warmest', () => {
    expect([0, 1, 15, 16, 31].map((visits) => warmth(visits, 31))).toEqual([0, 0, 1, 2, 3]);
    expect(steps(31)).toEqual([
      [0, 7],
      [8, 15],
      [16, 23],
      [24, 31],
    ]);
    expect(steps(1)).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });
});
