import { beforeEach, expect, test } from 'vitest';
import { Camera } from './camera.svelte';
import { placeOf } from './map';

let camera: Camera;
beforeEach(() => {
  camera = new Camera();
  camera.resize(800, 600);
  camera.fit();
});

const inWindow = (station: number): [number, number] => {
  const [x, y] = placeOf(station);
  return [x * camera.scale + camera.x, y * camera.scale + camera.y];
};
const sees = (station: number): boolean => {
  const [x, y] = inWindow(station);
  return x > 0 && y > 0 && x < 800 && y < 600;
};

test('the whole map is in sight at first, and never less than that', () => {
  expect([1, 7, 93, 171, 190].every(sees)).toBe(true);
  camera.zoom(0.1);
  expect(camera.scale).toBeCloseTo(camera.whole);
  expect(camera.close).toBe(false);
});

test('what is under the pointer stays there while one zooms', () => {
  const before = camera.onMap(500, 200);
  camera.zoom(2, 500, 200);
  const after = camera.onMap(500, 200);
  expect(after[0]).toBeCloseTo(before[0]);
  expect(after[1]).toBeCloseTo(before[1]);
});

test('the map cannot be lost out of the window', () => {
  camera.zoom(3);
  camera.pan(1e6, 1e6);
  expect(camera.x).toBeLessThan(800);
  expect(camera.y).toBeLessThan(600);
  camera.pan(-1e6, -1e6);
  const [right] = camera.onMap(800, 600);
  expect(right).toBeGreaterThan(1600);
  expect(camera.onMap(0, 0)[0]).toBeLessThan(1600);
});

test('stations are brought into sight together, and not moved when they are', () => {
  camera.goTo(1);
  camera.zoom(3);
  expect(sees(171)).toBe(false);
  camera.show(171, 199);
  expect(sees(171) && sees(199)).toBe(true);
  const still = camera.transform;
  camera.show(171);
  expect(camera.transform).toBe(still);
});

test('another size of the window keeps the middle where it was', () => {
  camera.goTo(67);
  camera.resize(500, 300);
  const [x, y] = placeOf(67);
  expect(camera.middle[0]).toBeCloseTo(x);
  expect(camera.middle[1]).toBeCloseTo(y);
});

test('where I may go comes into sight, and the map is left alone where it is', () => {
  camera.goTo(67);
  const still = camera.transform;
  camera.centre(67, [66, 68]);
  expect(camera.transform).toBe(still);
  camera.zoom(3);
  camera.pan(-380, 0);
  const { scale } = camera;
  camera.centre(67, [66, 68]);
  expect([camera.scale, sees(66), sees(68)]).toEqual([scale, true, true]);
});

test('a way is framed as large as it fits', () => {
  camera.frame([44, 46, 67]);
  expect([44, 46, 67].every(sees)).toBe(true);
  expect(camera.close).toBe(true);
});
