/** The few lines that somebody who was away is told: the turning points, and the last things. */
import type { AnyGameClient } from '../games/load';
import type { Line } from '../table/story';

const MOST = 6;
/** How a scene is rated among what happened; what is not one counts least. */
const LONG = 3000;

export function telling(
  lines: readonly Line[],
  client: AnyGameClient,
  mine: readonly number[],
): Line[] {
  const isBig = ({ event }: Line): boolean =>
    event !== null && (client.beat?.(event, mine, null)?.length ?? 0) > LONG;
  const newest = lines.slice(-2);
  const big = lines.filter((line) => isBig(line) && !newest.includes(line));
  const chosen = new Set([...big.slice(2 - MOST), ...newest]);
  const rest = lines.filter((line) => !chosen.has(line)).slice(chosen.size - MOST);
  const all = chosen.size < MOST ? [...chosen, ...rest] : [...chosen];
  return all.sort((a, b) => a.number - b.number);
}
