/** What this device remembers of mysteries: no account is needed. */
import { dateIn } from '../words/dates';
import type { Language } from '../words/sentence';

export const LAMPS = 5;
const PLACE = 'gaslamp-mysteries';

export interface Attempt {
  /** Wrong answers so far. */
  missed: number;
  hints: number;
  found: boolean;
  /** The solution was looked at. */
  shown: boolean;
}

/** By day, then by game. */
export type Days = Record<string, Record<string, Attempt>>;

export const NOTHING: Attempt = { missed: 0, hints: 0, found: false, shown: false };

/** The day where this device is. */
export function dayOf(now: Date): string {
  const part = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

/** As it is said. */
export function dateOf(day: string, language: Language): string {
  const how = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return dateIn(language, new Date(`${day}T12:00`), how);
}

export function daysBefore(day: string, many: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return dayOf(new Date(year, month - 1, date - many, 12));
}

export function readDays(): Days {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return typeof found === 'object' && found !== null && !Array.isArray(found)
      ? (found as Days)
      : {};
  } catch {
    return {};
  }
}

export function keepDays(days: Days): void {
  localStorage.setItem(PLACE, JSON.stringify(days));
}

/** How many of the lamps are still lit: a hint puts one out, and so does a wrong answer. */
export function lampsOf({ missed, hints, shown }: Attempt): number {
  return shown ? 0 : Math.max(0, LAMPS - missed - hints);
}

export function isSolved(days: Days, day: string): boolean {
  return Object.values(days[day] ?? {}).some(({ found, shown }) => found && !shown);
}

/** Days in a row up to today; today itself may still be to come. */
export function streakOf(days: Days, today: string): number {
  let length = 0;
  let day = isSolved(days, today) ? today : daysBefore(today, 1);
  while (isSolved(days, day)) {
    length += 1;
    day = daysBefore(day, 1);
  }
  return length;
}

export function bestOf(days: Days): number {
  return Math.max(0, ...Object.keys(days).map((day) => streakOf(days, day)));
}
