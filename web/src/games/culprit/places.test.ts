import { expect, test } from 'vitest';
import { tall, wide, type Place } from './places';

const COUNTS = [3, 4, 5, 6, 7, 8];
const turns = (seats: number) => Array.from({ length: seats }, (_, turn) => turn);

interface Size {
  width: number;
  height: number;
}

function overlaps(places: Place[], room: Size, plate: Size): boolean {
  return places.some((a, at) =>
    places
      .slice(at + 1)
      .some(
        (b) =>
          (Math.abs(a.x - b.x) / 100) * room.width < plate.width &&
          (Math.abs(a.y - b.y) / 100) * room.height < plate.height,
      ),
  );
}

test.each(COUNTS)('no plate hides another on a phone of 360 pixels: %i seats', (seats) => {
  const places = turns(seats).map((turn) => tall(turn, seats));
  expect(overlaps(places, { width: 360, height: 370 }, { width: 116, height: 46 })).toBe(false);
});

test.each(COUNTS)(
  'neither plates nor cards hide each other on a wide screen: %i seats',
  (seats) => {
    const places = turns(seats).map((turn) => wide(turn, seats));
    const room = { width: 796, height: 460 };
    const plates = places.map((place) => place.plate);
    expect(overlaps(plates, room, { width: 150, height: 54 })).toBe(false);
    const fronts = places.map((place) => place.front);
    expect(overlaps(fronts, room, { width: 66, height: 62 })).toBe(false);
  },
);

test.each(COUNTS)('the next to play sits on my left, the last on my right: %i seats', (seats) => {
  for (const place of [tall, (turn: number, of: number) => wide(turn, of).plate]) {
    expect(place(0, seats)).toMatchObject({ x: 50 });
    expect(place(1, seats).x).toBeLessThan(50);
    expect(place(seats - 1, seats).x).toBeGreaterThan(50);
  }
});
