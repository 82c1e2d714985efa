import { beforeEach, expect, test } from 'vitest';
import {
  bestOf,
  dayOf,
  daysBefore,
  keepDays,
  lampsOf,
  NOTHING,
  readDays,
  streakOf,
  type Days,
} from './keeping';

const found = { sleuth: { ...NOTHING, found: true } };

beforeEach(() => localStorage.clear());

test('a day is the day where one is, and the one before it is a day away', () => {
  expect(dayOf(new Date(2026, 10, 1, 23, 59))).toBe('2026-11-01');
  expect(daysBefore('2026-11-01', 1)).toBe('2026-10-31');
  expect(daysBefore('2026-03-30', 1)).toBe('2026-03-29');
});

test('days in a row end where one was missed; today may still come', () => {
  const days: Days = { '2026-11-12': found, '2026-11-14': found, '2026-11-15': found };
  expect(streakOf(days, '2026-11-16')).toBe(2);
  expect(streakOf({ ...days, '2026-11-16': found }, '2026-11-16')).toBe(3);
  expect(streakOf(days, '2026-11-17')).toBe(0);
  expect(bestOf(days)).toBe(2);
});

test('what was only shown lights no lamp and makes no streak', () => {
  const shown = { ...NOTHING, found: true, shown: true };
  expect(lampsOf(shown)).toBe(0);
  expect(streakOf({ '2026-11-16': { sleuth: shown } }, '2026-11-16')).toBe(0);
});

test('hints and wrong answers put lamps out, never more than there are', () => {
  expect(lampsOf({ ...NOTHING, hints: 1, missed: 1 })).toBe(3);
  expect(lampsOf({ ...NOTHING, hints: 4, missed: 9 })).toBe(0);
});

test('what is kept comes back, and what is broken is nothing', () => {
  keepDays({ '2026-11-16': found });
  expect(readDays()).toEqual({ '2026-11-16': found });
  localStorage.setItem('gaslamp-mysteries', '[1');
  expect(readDays()).toEqual({});
});
