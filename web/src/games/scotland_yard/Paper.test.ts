import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { boardOf } from '../boards';
import { needGame } from '../../words/words.svelte';
import kept from './fixtures.json';
import Paper from './Paper.svelte';

beforeAll(() => needGame('scotland_yard'));

const view = {
  ...kept.two.view,
  over: false,
  showing: [3, 8],
  log: [
    { ticket: 'taxi', station: null },
    { ticket: 'bus', station: null },
    { ticket: 'taxi', station: 46 },
    { ticket: 'underground', station: null },
  ],
};

function paperOf(given: object = {}): any {
  return boardOf({}, { table: { id: 'one' } as never, view, seat: 1, ...given });
}

test('the oracle has what the clerk has: his tickets since he was seen', async () => {
  const { rerender } = render(Paper, paperOf({ way: 'oracle' }));
  expect(document.querySelectorAll('.ticket')).toHaveLength(1);
  await rerender(paperOf({ way: 'paper' }));
  expect(document.querySelectorAll('.ticket')).toHaveLength(0);
});

test('what was rubbed out at once is put back at once', async () => {
  const marks = { stations: { 46: 'ring', 58: 'cross' } };
  const setMarks = vi.fn();
  const given = { table: { id: 'two' } as never, setMarks };
  const { rerender } = render(Paper, paperOf({ ...given, marks }));
  await fireEvent.click(screen.getByRole('button', { name: 'Rub everything out' }));
  expect(setMarks).toHaveBeenLastCalledWith({ stations: {} });
  await rerender(paperOf({ ...given, marks: { stations: {} } }));
  await fireEvent.click(screen.getByRole('button', { name: 'Put the marks back' }));
  expect(setMarks).toHaveBeenLastCalledWith(marks);
});
