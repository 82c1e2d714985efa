import { expect, test } from 'vitest';
import { along, apart, shared, type Area, type Curve } from './hops';
import { inwards, wide, type Place } from './places';

const WIDE = { across: 700, down: 420, label: { width: 150, height: 32 }, card: 76 };
const NARROW = { across: 376, down: 440, label: { width: 58, height: 32 }, card: 54 };
const ENLARGED = { across: 304, down: 330, label: { width: 58, height: 32 }, card: 54 };
const ROOMS = [WIDE, NARROW];
const SEATS = [3, 4, 5, 6, 7, 8];

type Room = typeof WIDE;
const fronts = (seats: number, room: Room): Place[] =>
  Array.from({ length: seats }, (_, turn) => inwards(wide(turn, seats), room.across).front);

/** A way through these hands. */
function through(hands: readonly number[], places: readonly Place[]): Curve[] {
  const went = hands.slice(1).map((to, at) => [hands[at] ?? 0, to] as const);
  return went.map(([from, to], at) => ({
    from: places[from] as Place,
    to: places[to] as Place,
    again: went.slice(0, at).filter(([a, b]) => a === from && b === to).length,
  }));
}
const inPixels = ({ x, y }: Place, room: Room, size: { width: number; height: number }): Area => ({
  x: (x * room.across) / 100,
  y: (y * room.down) / 100,
  ...size,
});
function labelled(way: readonly Curve[], room: Room, kept: readonly Area[]): Area[] {
  const labels = way.map(() => ({ x: 0, y: 0, ...room.label }));
  return apart(way, labels, kept, room).map((place) => inPixels(place, room, room.label));
}
/** What two areas have in common, without the gap that is kept between them. */
const overlap = (a: Area, b: Area): number =>
  shared({ ...a, width: a.width - 4, height: a.height - 4 }, b);

test.each([...ROOMS, ENLARGED])(
  'there, back and there again, nothing that is said lies on anything',
  (room) => {
    for (const seats of SEATS) {
      const places = fronts(seats, room);
      for (let other = 1; other < seats; other++) {
        const areas = labelled(through([0, other, 0, other], places), room, []);
        areas.forEach((a, at) =>
          areas
            .slice(at + 1)
            .forEach((b) => expect([seats, other, overlap(a, b)]).toEqual([seats, other, 0])),
        );
      }
    }
  },
);

test.each(ROOMS)('what is said about a way with room for it lies on it', (room) => {
  const way = through([0, 2, 1, 3, 0, 2], fronts(5, room));
  const places = apart(
    way,
    way.map(() => ({ x: 0, y: 0, ...room.label })),
    [],
    room,
  );
  places.forEach((place, at) => {
    const steps = Array.from({ length: 101 }, (_, step) => along(way[at] as Curve, step / 100));
    expect(Math.min(...steps.map(({ x, y }) => Math.hypot(x - place.x, y - place.y)))).toBeLessThan(
      1,
    );
  });
});

test('the same way once more is another line', () => {
  const [first, , again] = through([0, 1, 0, 1], fronts(4, WIDE)) as [Curve, Curve, Curve];
  const [a, b] = [along(first, 0.5), along(again, 0.5)];
  expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2);
});

test('what cannot help lying on something lies on as little as may be', () => {
  const way = through([0, 1], fronts(3, WIDE));
  const everywhere: Area = { x: 350, y: 210, width: 700, height: 420 };
  const half: Area = { x: 350, y: 210, width: 700, height: 30 };
  const place = apart(way, [{ x: 0, y: 0, ...WIDE.label }], [everywhere, half], WIDE)[0] as Place;
  const others = [0.4, 0.5, 0.2, 0.9].map((share) =>
    inPixels(along(way[0] as Curve, share), WIDE, WIDE.label),
  );
  const mine = shared(inPixels(place, WIDE, WIDE.label), half);
  for (const other of others) expect(mine).toBeLessThanOrEqual(shared(other, half));
});
