/** The few lines that somebody who was away is told: the turning points, and the last things. */
import type { AnyGameClient } from '../games/load';
import type { Line } from '../table/story';

const MOST = 6;
const NEWEST = 2;
/** A scene that takes so long is a turning point. */
const LONG = 3000;

export function telling(
  lines: readonly Line[],
  client: AnyGameClient,
  mine: readonly number[],
): Line[] {
  function weight({ event }: Line): number {
    const beat = event === null ? null : (client.beat?.(event, mine, null) ?? null);
    if (beat === null) return 0;
    return Number(beat.scene !== undefined) + Number(beat.length > LONG);
  }
  const newest = lines.slice(-NEWEST);
  const earlier = lines.slice(0, -NEWEST).reverse();
  const told = earlier.sort((a, b) => weight(b) - weight(a)).slice(0, MOST - newest.length);
  return [...told, ...newest].sort((a, b) => a.number - b.number);
}
