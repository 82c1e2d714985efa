/** What comes of it when I resign, as the house will see it. */
import { sidesOf } from '../games/names';
import type { TableModel } from './model';

/** The game is lost to the other side, ends without a winner, or a bot plays on for me. */
export type Resigned = 'lost' | 'ended' | 'bot';

type Seen = Pick<TableModel, 'game' | 'chairs' | 'mine'>;

export function whenResigned({ game, chairs, mine }: Seen): Resigned {
  const sides = sidesOf(game, chairs.length);
  const people = chairs.flatMap(({ name, bot }, seat) =>
    name !== null && bot === null ? [seat] : [],
  );
  const left = people.filter((seat) => !mine.includes(seat));
  const ours = sides.find((side) => side.includes(mine[0] ?? -1)) ?? [];
  const alone = !left.some((seat) => ours.includes(seat));
  if (sides.length === 2 && alone) return 'lost';
  if (left.length === 0 || left.every((seat) => chairs[seat]?.would_end)) return 'ended';
  return 'bot';
}
