import { expect, test } from 'vitest';
import { CHARACTERS } from '../../games/mr_jack/district';
import { firstNight } from '../../games/mr_jack/opening';
import { put, step, switched, turned, whySeen } from './mr_jack';

test('four are seen when the game begins, by its lamps', () => {
  const seen = CHARACTERS.filter((who) => whySeen(firstNight(), who) !== 'unseen');
  expect([...seen].sort()).toEqual(['Bert', 'Holmes', 'Lestrade', 'Smith']);
});

test('somebody beside another is seen in the dark', () => {
  const night = put(firstNight(), 'Gull', 'm9');
  expect(whySeen(night, 'Gull')).toBe('beside');
  expect(whySeen(night, 'Goodley')).toBe('beside');
});

test('a lamp that is put out shows nobody any more', () => {
  const night = switched(firstNight(), 'f5');
  expect(whySeen(night, 'Holmes')).toBe('unseen');
  expect(whySeen(switched(night, 'f5'), 'Holmes')).toBe('lamp');
});

test('nobody is put into a house or on somebody else', () => {
  const night = firstNight();
  expect(put(night, 'Gull', 'f5')).toBe(night);
  expect(put(night, 'Gull', 'g5')).toBe(night);
});

test('a step leads to the next street, and the lantern goes round', () => {
  expect(step(firstNight(), 'Gull', 'S').characters['Gull']?.cell).not.toBe('e9');
  expect(turned(firstNight()).lantern).not.toBe('NE');
});
