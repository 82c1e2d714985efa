import { expect, test } from 'vitest';
import { list, read, toggled, without, written } from './facts';

const POSITION = { turn: 1, hands: [['a', 'b'], ['c']], lamps: { x: '1' } };

test('a field is written without changing what was there', () => {
  const changed = written(POSITION, ['hands', 1], ['d']);
  expect(read(changed, ['hands'])).toEqual([['a', 'b'], ['d']]);
  expect(POSITION.hands[1]).toEqual(['c']);
  expect(written(POSITION, ['lamps', 'y'], '2')).toMatchObject({ lamps: { x: '1', y: '2' } });
  expect(read(written(POSITION, ['lamps', 'x'], undefined), ['lamps'])).toEqual({});
});

test('what is not there is nothing, and rows are told apart from it', () => {
  expect(read(POSITION, ['nothing', 'in', 'it'])).toBeUndefined();
  expect(list(POSITION, ['hands', 0])).toEqual(['a', 'b']);
  expect(list(POSITION, ['turn'])).toEqual([]);
});

test('things go in and out of a set, and one at a time out of a row', () => {
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  expect(toggled(['b'], 'a')).toEqual(['b', 'a']);
  expect(without(['a', 'a', 'b'], 'a')).toEqual(['a', 'b']);
  expect(without(['b'], 'a')).toEqual(['b']);
});
