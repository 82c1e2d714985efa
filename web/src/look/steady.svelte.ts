/**
 * What is worked out anew at every beat mostly comes out as it was. Kept the very same thing, it is no
 * reason to say, draw or lay out anything again.
 */
import { untrack } from 'svelte';

export interface Steady<T> {
  readonly current: T;
}

/** As `$derived`, but what says the same stays the same, part by part. */
export function steady<T>(work: () => T): Steady<T> {
  let kept: T | undefined;
  const current = $derived.by(() => (kept = retained(kept, work())));
  return {
    get current() {
      return current;
    },
  };
}

/** The same for a component: whatever hangs on it is not even asked whether it has changed. */
export function steadily<T>(work: () => T): Steady<T> {
  let current = $state.raw(untrack(work));
  $effect.pre(() => {
    const now = work();
    untrack(() => (current = retained(current, now)));
  });
  return {
    get current() {
      return current;
    },
  };
}

/** What is there now, made of as much of what was there before as says the same. */
export function retained<T>(before: unknown, now: T): T {
  if (Array.isArray(before) && Array.isArray(now)) return inList(before, now) as T;
  if (before instanceof Set && now instanceof Set)
    return before.size === now.size && [...now].every((each) => before.has(each))
      ? (before as T)
      : now;
  return isPlain(before) && isPlain(now) ? (inFields(before, now) as T) : now;
}

function inList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const made = now.map((each, at) => retained(before[at], each));
  const same = made.length === before.length && made.every((each, at) => each === before[at]);
  return same ? before : made;
}

type Fields = Record<string, unknown>;

function inFields(before: Fields, now: Fields): Fields {
  const [names, old] = [Object.keys(now), Object.keys(before)];
  const made = Object.fromEntries(names.map((name) => [name, retained(before[name], now[name])]));
  const same = names.length === old.length && names.every((name) => made[name] === before[name]);
  return same ? before : made;
}

function isPlain(value: unknown): value is Fields {
  if (value === null || typeof value !== 'object') return false;
  return Object.getPrototypeOf(value) === Object.prototype;
}
