import { expect, test } from 'vitest';
import type { Analysis } from '../wire/api';
import { apart, chancePath, decisionAt, knownPath, knownY, lastStep, points, LOWER } from './plot';

const analysis = {
  chances: [
    {
      side: [0],
      points: [
        { step: 0, seat: 0, chance: 0.5 },
        { step: 10, seat: null, chance: 1 },
      ],
    },
  ],
  decisions: [{ step: 2 }, { step: 6 }],
} as unknown as Analysis;

test('a chance goes from below to above', () => {
  expect(lastStep(analysis)).toBe(10);
  expect(chancePath(analysis.chances[0]!, 10)).toBe('M0 54L640 8');
});

test('what could be known is level until something is learnt', () => {
  const curve = {
    seat: 0,
    points: [
      { step: 0, left: 8 },
      { step: 5, left: 1 },
      { step: 7, left: null },
    ],
    first: 5,
    acted: null,
  };
  expect(knownPath(curve, 10)).toBe('M0 120L320 120L320 180L640 180');
  expect(knownY(8, 8)).toBe(LOWER);
});

test('the decision of a moment is the one to be made, or the last one', () => {
  expect(decisionAt(analysis, 2)?.step).toBe(2);
  expect(decisionAt(analysis, 5)?.step).toBe(2);
  expect(decisionAt(analysis, 0)?.step).toBe(2);
  expect(decisionAt(analysis, 9)?.step).toBe(6);
});

test('points have a sign', () => {
  expect(points(-0.13)).toBe('−\u202f13');
  expect(points(0.08)).toBe('+\u202f8');
});

test('letters keep their order and lie apart', () => {
  expect(apart([50, 20], 10)).toEqual([50, 20]);
  expect(apart([50, 52, 49], 10)).toEqual([59, 69, 49]);
  expect(apart([99, 97, 98], 10)).toEqual([100, 80, 90]);
  expect(apart([], 10)).toEqual([]);
});
