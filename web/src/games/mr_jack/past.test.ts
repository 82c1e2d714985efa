import { expect, test } from 'vitest';
import type { NumberedItem } from '../../wire/messages';
import { EXITS } from './district';
import { NOTHING_PAST, pastOf } from './past';
import { viewWith } from './testing';

const view = viewWith();
function after(...events: unknown[]): ReturnType<typeof pastOf> {
  const items = events.map((event, at) => ({ number: at, item: { type: 'happened', event } }));
  return pastOf(items as NumberedItem[], view);
}
const gull = view.characters['Gull']?.cell;
const bert = view.characters['Bert']?.cell;

test('whoever was called has gone the way of the whistle, cell by cell', () => {
  const past = after({ type: 'whistled', character: 'Smith', way: ['g3', 'g4', 'f3'] });
  expect(past.who).toBe('Smith');
  expect(past.legs.map(({ from, to }) => [from, to])).toEqual([
    ['g3', 'g4'],
    ['g4', 'f3'],
  ]);
});

test('what was carried has left the cell where it lay', () => {
  const carried = { type: 'cordon-moved', start: 'SW', to: 'SE' };
  expect(after(carried).carried).toEqual({ from: EXITS['SW'], to: EXITS['SE'] });
  expect(after({ type: 'cover-moved', start: 'c2', to: 'f10' }).carried).toEqual({
    from: 'c2',
    to: 'f10',
  });
});

test('two who changed places have gone straight; what is no move leaves the trace', () => {
  const past = after(
    { type: 'exchanged', character: 'Bert' },
    { type: 'lamp-put-out', lamp: 'b2' },
  );
  expect(past).toEqual({
    who: null,
    legs: [{ from: gull, to: bert, sewer: false }],
    carried: null,
  });
  expect(after({ type: 'turned-up', turn: 1, characters: [] })).toEqual(NOTHING_PAST);
});
