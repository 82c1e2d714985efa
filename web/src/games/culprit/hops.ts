/** The ways of a card over the table, and where the words about them find room. */
import type { Place } from './places';

/** How something lies on the table, in its own pixels: its middle, and how large it is. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** From one place to another, in percent of the table. */
export interface Curve {
  from: Place;
  to: Place;
  /** How often it went this very way before. */
  again: number;
}

interface Laid {
  place: Place;
  area: Area;
}

export interface Room {
  across: number;
  down: number;
}

const ASIDE = 0.26;
const FARTHER = 0.3;
/** Rather before the middle, where ways of others cross; then ever nearer to the ends. */
const SHARES = [
  0.4, 0.45, 0.36, 0.5, 0.32, 0.54, 0.28, 0.58, 0.24, 0.62, 0.2, 0.66, 0.16, 0.7, 0.12, 0.74, 0.08,
  0.78, 0.82, 0.86, 0.9,
];
/** On the way itself, and only where that will not do just above or below it. */
const LIFTS = [0, -0.8, 0.8];
const TRIES = LIFTS.flatMap((lift) => SHARES.map((share) => ({ share, lift })));
const BETWEEN = 4;

/** What a way is bent towards: always to the same side, so that there and back lie apart. */
export function bent(from: Place, to: Place, again: number): Place {
  const aside = ASIDE + FARTHER * again;
  const [middle, other] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  return { x: middle - (to.y - from.y) * aside, y: other + (to.x - from.x) * aside };
}

/** Where one is when a share of the way is behind one. */
export function along({ from, to, again }: Curve, share: number): Place {
  const by = bent(from, to, again);
  const left = 1 - share;
  const part = (a: number, b: number, c: number): number =>
    left ** 2 * a + 2 * left * share * b + share ** 2 * c;
  return { x: part(from.x, by.x, to.x), y: part(from.y, by.y, to.y) };
}

/** How often each label looks round anew, once all others have their places. */
const ROUNDS = 3;

/** A place on or at its way for each label, where it lies on nothing that lies there already, or on as little as may be. */
export function apart(
  curves: readonly Curve[],
  labels: readonly Area[],
  kept: readonly Area[],
  { across, down }: Room,
): Place[] {
  const laid: Laid[] = [];
  for (let round = 0; round < ROUNDS; round++)
    curves.forEach((curve, at) => {
      const { width, height } = labels[at] ?? { width: 0, height: 0 };
      const others = laid.filter((_, other) => other !== at).map(({ area }) => area);
      const tries = TRIES.map(({ share, lift }) => {
        const { x, y } = along(curve, share);
        const place = { x, y: y + (down > 0 ? (lift * height * 100) / down : 0) };
        const area = { x: (x * across) / 100, y: (place.y * down) / 100, width, height };
        return {
          place,
          area,
          covered: sum([...kept, ...others].map((each) => shared(each, area))),
        };
      });
      laid[at] = tries.reduce((a, b) => (b.covered < a.covered ? b : a));
    });
  return laid.map(({ place }) => place);
}

export function shared(a: Area, b: Area): number {
  const across = (a.width + b.width) / 2 + BETWEEN - Math.abs(a.x - b.x);
  const down = (a.height + b.height) / 2 + BETWEEN - Math.abs(a.y - b.y);
  return Math.max(0, across) * Math.max(0, down);
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
