/**
 * What moves on a table, moved by the browser's own animations. It belongs to the beat that is shown:
 * it takes no longer than that, is where it goes to as soon as the beat is skipped, and whoever wants
 * cuts or no beats never sees it on its way.
 */
import { untrack } from 'svelte';
import { atMyPace, withoutMotion } from './pace.svelte';

export interface Spot {
  x: number;
  y: number;
  /** Out of sight: under the ground. */
  hidden?: boolean;
  /** How large it is there: 1 as it lies on the table. */
  size?: number;
}

const PIECES = 'cubic-bezier(.3,.1,.2,1)';

/** How long what moves now may take; 0: it is there at once. */
let room = 0;
const moving = new Set<Animation>();

/** Something is shown from now on, for so long; with 0 it lasts as long as it likes, until the next. */
export function allow(length: number): void {
  room = length === 0 ? Infinity : length;
}

/** Whether anything moves now, for this person. */
export function moves(): boolean {
  return room > 0 && untrack(() => atMyPace(1) > 0 && !withoutMotion());
}

/** All that moves has arrived, and what changes now moves no more. */
export function land(): void {
  room = 0;
  for (const each of moving) each.finish();
}

/** Through some frames, at a calm pace in so many milliseconds; null where nothing moves. */
export function play(
  element: Element,
  frames: Keyframe[],
  duration: number,
  /** `outlasts`: the next beat may begin before it has arrived. */
  timing: { easing?: string; delay?: number; outlasts?: boolean } = {},
): Animation | null {
  const { easing = PIECES, delay = 0, outlasts = false } = timing;
  if (!moves() || !('animate' in element)) return null;
  const paced = untrack(() => atMyPace(duration));
  const length = outlasts ? paced : Math.min(paced, room);
  const fill = delay > 0 ? 'backwards' : 'none';
  const moved = element.animate(frames, { duration: length, easing, delay, fill });
  moving.add(moved);
  moved.onfinish = moved.oncancel = () => moving.delete(moved);
  return moved;
}

/** Along its way instead of straight to where it stands. */
export function travel(
  element: Element,
  spots: readonly Spot[],
  duration: number,
): Animation | null {
  return spots.length < 2 ? null : play(element, spots.map(frameOf), duration);
}

export function frameOf({ x, y, hidden = false, size = 1 }: Spot): Keyframe {
  const scale = size === 1 ? '' : ` scale(${size})`;
  return { transform: `translate(${x}px, ${y}px)${scale}`, opacity: hidden ? 0 : 1 };
}
