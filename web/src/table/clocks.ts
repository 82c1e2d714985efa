/** How long a seat still has, and how that is written. */
import type { SeatClock } from '../wire/messages';
import { t } from '../words/words.svelte';

const SHORT = 30_000;
const NOTICED = 3000;
const HOUR = 3_600_000;

export function leftNow(clock: SeatClock, now: number): number {
  const spent = clock.since === null ? 0 : Math.max(0, now - clock.since);
  return Math.max(0, clock.left - spent);
}

export function isShort(left: number): boolean {
  return left < SHORT;
}

/** 3:07, or from an hour on 2:03:07, or from two days on 3 days. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  if (left >= 48 * HOUR) {
    return t('client-clock-left-days', { days: Math.floor(seconds / 86_400) });
  }
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3600);
  const shown = hours > 0 ? [hours, ...parts] : parts;
  return shown.map((part, place) => (place === 0 ? part : String(part).padStart(2, '0'))).join(':');
}

/** How long something has taken, from some seconds on. */
export function elapsedText(passed: number): string | null {
  return passed < NOTICED ? null : clockText(1000 * Math.floor(passed / 1000));
}
