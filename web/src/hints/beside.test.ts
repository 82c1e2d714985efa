import { expect, test } from 'vitest';
import { beside, type Box } from './beside';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const WINDOWS = {
  phone: [box(0, 576, 390, 212), { width: 390, height: 844 }],
  sideways: [box(560, 100, 284, 234), { width: 844, height: 390 }],
  'two rails': [box(284, 690, 840, 196), { width: 1440, height: 900 }],
  'one rail': [box(1074, 250, 340, 296), { width: 1440, height: 900 }],
} as const;

test.each(Object.entries(WINDOWS))('on a %s the card lies beside what I hold', (_, given) => {
  const [panel, window] = given;
  const { left, width, bottom, high } = beside(panel, window);
  const foot = window.height - bottom;
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + width).toBeLessThanOrEqual(window.width);
  expect(foot - high).toBeGreaterThanOrEqual(0);
  const apart =
    left >= panel.right ||
    left + width <= panel.left ||
    foot <= panel.top ||
    foot - high >= panel.bottom;
  expect(apart).toBe(true);
  expect(Math.min(width, high)).toBeGreaterThan(180);
});
