import { describe, expect, it } from 'vitest';
import { around, over } from './framing';
import { HEIGHT, placeOf, WIDTH } from './map';

const SCREENS = [
  { ratio: 1440 / 900, below: 0.3 },
  { ratio: 390 / 844, below: 0.36 },
  { ratio: 540 / 390, below: 0 },
];

describe('what a scene of the chase shows of the map', () => {
  it.each(SCREENS)('has every station of the way over the words at %o', (free) => {
    const way = [1, 199, 88, 6, 194];
    const [x, y, wide, high] = around(way, free).split(' ').map(Number) as [
      number,
      number,
      number,
      number,
    ];
    expect(wide / high).toBeCloseTo(free.ratio, 1);
    for (const [at, down] of way.map(placeOf)) {
      expect(at).toBeGreaterThan(x);
      expect(at).toBeLessThan(x + wide);
      expect(down).toBeGreaterThan(y);
      expect(down).toBeLessThan(y + high * (1 - free.below));
    }
  });

  it.each(SCREENS)('leaves nothing empty over the words at %o', (free) => {
    const [x, y, wide, high] = over(free).split(' ').map(Number) as [
      number,
      number,
      number,
      number,
    ];
    expect(x).toBeGreaterThanOrEqual(-1);
    expect(x + wide).toBeLessThanOrEqual(WIDTH + 1);
    expect(y).toBeGreaterThanOrEqual(-1);
    expect(y + high * (1 - free.below)).toBeLessThanOrEqual(HEIGHT + 1);
  });
});
