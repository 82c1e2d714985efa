/** What boards are given, put together for every place that has one. */
import { play } from '../sound/sound.svelte';
import type { BoardProps } from './contract';

type Parts<T> = { [part in keyof T]?: () => T[part] };

/** Things of which each part is asked for when it is looked at: what shows one does not change when
 * another does. */
export function asked<T extends object>(still: Partial<T>, parts: Parts<T>): T {
  const made = { ...still };
  for (const [part, get] of Object.entries(parts)) {
    Object.defineProperty(made, part, { get: get as () => unknown, enumerable: true });
  }
  return made as T;
}

/** Nothing can be done on it, and nothing is noted. */
export const STILL = {
  choices: [],
  composed: [],
  choose: () => undefined,
  undo: () => undefined,
  way: 'oracle',
  knowledge: null,
  marks: null,
  setMarks: () => undefined,
  lit: null,
} satisfies Partial<BoardProps<unknown, unknown>>;

/** The props of a board: what is said here, and for the rest a board on which nothing can be done. Whatever is
 * noted on it, the pencil is heard. */
export function boardOf(
  parts: Parts<BoardProps<any, any>>,
  given: Partial<BoardProps<any, any>> = {},
): BoardProps<any, any> {
  const { setMarks } = given;
  const noting = setMarks && { setMarks: heard(setMarks) };
  return asked<BoardProps<any, any>>({ ...STILL, ...given, ...noting }, parts);
}

function heard(setMarks: (marks: unknown) => void): (marks: unknown) => void {
  return (marks) => {
    play('pencil');
    setMarks(marks);
  };
}
