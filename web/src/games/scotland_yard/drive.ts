/** The way a pawn goes along a drawn line, as points that it passes. */
import type { Spot } from '../../beats/travel';
import { between, placeOf, type Line } from './map';

const POINTS = 14;

/** The line that leads there, by the transport if it is known. */
export function lineOf(
  lines: readonly Line[],
  from: number,
  to: number,
  by: string | null,
): Line | undefined {
  const found = between(lines, from, to);
  return found.find((line) => line.by === by) ?? found[0];
}

/** Points along it from one end to the other; straight where no line leads. */
export function spotsAlong(line: Line | undefined, from: number, to: number): Spot[] {
  const [[x1, y1], [x2, y2]] = [placeOf(from), placeOf(to)];
  const ends = [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ];
  if (!line) return ends;
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', line.path);
  if (typeof path.getTotalLength !== 'function') return ends;
  const length = path.getTotalLength();
  const spots = Array.from({ length: POINTS + 1 }, (_, at) => {
    const { x, y } = path.getPointAtLength((length * at) / POINTS);
    return { x, y };
  });
  return line.a === from ? spots : spots.reverse();
}
