/** A piece goes along its way instead of straight to where it stands: the browser moves it. */
import { withoutMotion } from '../beats/pace.svelte';

export interface Spot {
  x: number;
  y: number;
  /** Out of sight: under the ground. */
  hidden?: boolean;
}

const EASING = 'cubic-bezier(.3,.1,.2,1)';

/** Through all the spots in so many milliseconds; at once for those who want no movement. */
export function travel(
  element: Element,
  spots: readonly Spot[],
  duration: number,
  scale = 1,
): void {
  if (spots.length < 2 || withoutMotion() || !('animate' in element)) return;
  const size = scale === 1 ? '' : ` scale(${scale})`;
  element.animate(
    spots.map(({ x, y, hidden = false }) => ({
      transform: `translate(${x}px, ${y}px)${size}`,
      opacity: hidden ? 0 : 1,
    })),
    { duration, easing: EASING },
  );
}
