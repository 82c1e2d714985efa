/** What goes from one place of the page to another while an event is shown: cards, tickets, gems. */
import type { Component } from 'svelte';
import type { StageProps } from '../games/contract';
import type { Spot } from './travel';

export interface Flight {
  /** What is seen of it, for the game to draw; a back where one may not see it. */
  piece: unknown;
  /** Places of the page, as selectors: the first of them that is in sight. */
  from: readonly string[];
  to: readonly string[];
  /** Milliseconds after the others. */
  late?: number;
}

export interface Flying<V> {
  Piece: Component<{ piece: any }>;
  flights(props: StageProps<V>): Flight[];
}

/** Where a player sits, wherever that is drawn. */
export const seatAt = (seat: number): string => `[data-at~="seat-${seat}"]`;
/** Cards that nobody has. */
export const PILE = '[data-at~="pile"]';

const POINTS = 8;
/** So high over the straight way, as a share of it. */
const LIFT = 0.22;
/** Half way it is nearest to the eye. */
const NEARER = 0.25;

/** The middle of the first place that is in sight. Of several alike the last: a scene lies over a table. */
export function middleOf(places: readonly string[]): Spot | null {
  for (const place of places) {
    const found = [...document.querySelectorAll(place)].findLast(isInSight);
    if (found) return middle(found.getBoundingClientRect());
  }
  return null;
}

function middle({ left, top, width, height }: DOMRect): Spot {
  return { x: left + width / 2, y: top + height / 2 };
}

/** It has a size, and its middle lies in the window through which it is seen. */
function isInSight(element: Element): boolean {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return false;
  const { x, y } = middle(box);
  const { left, top, right, bottom } = element
    .closest('[data-window]')
    ?.getBoundingClientRect() ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** In an arc over the table. */
export function arc(from: Spot, to: Spot): Spot[] {
  const lift = LIFT * Math.hypot(to.x - from.x, to.y - from.y);
  return Array.from({ length: POINTS + 1 }, (_, point) => {
    const gone = point / POINTS;
    const high = 4 * gone * (1 - gone);
    return {
      x: from.x + (to.x - from.x) * gone,
      y: from.y + (to.y - from.y) * gone - lift * high,
      size: 1 + NEARER * high,
    };
  });
}
