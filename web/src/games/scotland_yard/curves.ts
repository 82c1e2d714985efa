/** Paths through points, as scripts/draw_map.py draws them. */
type Point = readonly [x: number, y: number];

const written = (...points: readonly Point[]): string =>
  points.map(([x, y]) => `${tenths(x)} ${tenths(y)}`).join(' ');
const tenths = (number: number): number => Math.round(number * 10) / 10;

/** Along the points, with the corners cut round. */
export function rounded(points: readonly Point[], radius: number): string {
  const corners = points.slice(1, -1).map((here, at) => {
    const [before, after] = [points[at] ?? here, points[at + 2] ?? here];
    const [cut, on] = [towards(here, before, radius), towards(here, after, radius)];
    return `L${written(cut)}Q${written(here, on)}`;
  });
  const [first = [0, 0], last = first] = [points[0], points.at(-1)];
  return `M${written(first)}${corners.join('')}L${written(last)}`;
}

function towards([x, y]: Point, [tx, ty]: Point, far: number): Point {
  const length = Math.hypot(tx - x, ty - y);
  const share = length === 0 ? 0 : Math.min(far / length, 0.5);
  return [x + share * (tx - x), y + share * (ty - y)];
}

/** A soft curve through all the points. */
export function smooth(points: readonly Point[], closed = false): string {
  const along = (at: number): Point =>
    points.at(closed ? at % points.length : Math.min(Math.max(at, 0), points.length - 1)) ?? [0, 0];
  const pieces = points.slice(closed ? 0 : 1).map((_, at) => {
    const [p, q, r, s] = [along(at - 1), along(at), along(at + 1), along(at + 2)];
    return `C${written(leaning(q, p, r), leaning(r, s, q), r)}`;
  });
  return `M${written(along(0))}${pieces.join('')}`;
}

/** From a point, a sixth of the way from one neighbour to the other. */
function leaning([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): Point {
  return [x + (bx - ax) / 6, y + (by - ay) / 6];
}
