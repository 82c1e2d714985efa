import { expect, test } from 'vitest';
import {
  between,
  isArrow,
  linesOf,
  nearest,
  network,
  next,
  nextStops,
  placeOf,
  shapeOf,
  STATIONS,
  stopsAt,
  towards,
  type Arrow,
} from './map';

const LINES = linesOf('2014');
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].filter(isArrow);

test('the map has its 199 stations, and each is reached by taxi, bus or ferry', () => {
  expect(STATIONS).toHaveLength(199);
  const reached = new Set(LINES.flatMap((line) => [line.a, line.b]));
  expect(STATIONS.every((station) => reached.has(station))).toBe(true);
  expect(stopsAt(67)).toEqual(['taxi', 'bus', 'underground']);
  expect(shapeOf(67)).toBe('underground');
  expect(shapeOf(50)).toBe('taxi');
});

test('from one of some stations to the next, round and round', () => {
  const some = new Set([180, 9, 67]);
  expect([9, 67, 100, 180].map((station) => next(station, some, 1))).toEqual([67, 180, 180, 9]);
  expect([9, 67, 100, 180].map((station) => next(station, some, -1))).toEqual([180, 9, 67, 67]);
  expect(next(13, new Set(), 1)).toBe(13);
});

test('beginners see no underground and no ferry, and 1983 has a line of its own', () => {
  const beginners = new Set(linesOf('beginners').map((line) => line.by));
  expect([...beginners].sort()).toEqual(['bus', 'taxi']);
  expect(linesOf('1983').length).toBe(LINES.length + 1);
  expect(network(linesOf('beginners'), 'ferry')).toBe('');
});

test('next stops are the ends of lines', () => {
  expect(nextStops(LINES, 194, 'ferry')).toEqual([157]);
  expect(nextStops(LINES, 157, 'ferry')).toEqual([115, 194]);
  expect(
    between(LINES, 1, 46)
      .map((line) => line.by)
      .sort(),
  ).toEqual(['bus', 'underground']);
});

test('an arrow never leads backwards, and every station can be walked to', () => {
  for (const station of STATIONS) for (const arrow of ARROWS) goesThatWay(station, arrow);
  const found = new Set([1]);
  for (const station of found)
    for (const arrow of ARROWS) found.add(towards(LINES, station, arrow));
  expect(found.size).toBe(199);
});

function goesThatWay(station: number, arrow: Arrow): void {
  const to = towards(LINES, station, arrow);
  if (to === station) return;
  const [[x, y], [tx, ty]] = [placeOf(station), placeOf(to)];
  const along = { ArrowUp: y - ty, ArrowDown: ty - y, ArrowLeft: x - tx, ArrowRight: tx - x };
  expect(along[arrow], `${station} ${arrow}`).toBeGreaterThan(0);
}

test('a tap means the nearest station in reach', () => {
  const [x, y] = placeOf(108);
  expect(nearest([x + 10, y - 10], 30, STATIONS)).toBe(108);
  expect(nearest([x + 10, y - 10], 30, [1, 2])).toBeNull();
});
