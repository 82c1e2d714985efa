import { expect, test } from 'vitest';
import { answersIn, filtered, gemsOf } from './answers';
import { told } from './fixture';
import { GEMS, gemOf, toggled } from './gems';
import { cells, cycled, markAt, rubbedOut } from './marks';
import { initials } from './seats';
import { moved } from './roving';

const gem = 'blue opal pair';

test('a mark goes round: yes, no, perhaps, none', () => {
  let marks: unknown = null;
  const seen = ['+', '-', '?', '.'].map(() => {
    marks = cycled(marks, gem, 'C');
    return markAt(marks, gem, 'C');
  });
  expect(seen).toEqual(['+', '-', '?', '.']);
  expect(cells(marks)).toBe('');
});

test('marks keep to their own cell, and leave what else is kept alone', () => {
  const marks = cycled(cycled({ colour: 'mine' }, gem, 'missing'), 'red diamond solitaire', 'A');
  expect(markAt(marks, gem, 'missing')).toBe('+');
  expect(markAt(marks, 'red diamond solitaire', 'A')).toBe('+');
  expect(markAt(marks, gem, 'open')).toBe('.');
  expect(marks).toMatchObject({ colour: 'mine' });
  expect(markAt(rubbedOut(marks), gem, 'missing')).toBe('.');
});

test('the longest marks fit into what the house keeps', () => {
  const places = [...'ABCDEFG', 'open', 'missing'];
  let marks: unknown = null;
  for (const { text } of GEMS) for (const place of places) marks = cycled(marks, text, place);
  expect(JSON.stringify(marks).length).toBeLessThan(400);
});

test('what is not ours counts as no marks', () => {
  for (const strange of ['x', 7, { cells: '<b>' }, { cells: 3 }, []])
    expect(markAt(strange, gem, 'A')).toBe('.');
});

const asked = (asker: number, opponent: number, question: string, number: number) => ({
  type: 'answered',
  asker,
  opponent,
  question,
  card: null,
  number,
});

test('shown gems belong to the answer before them', () => {
  const shown = { type: 'shown', asker: 0, opponent: 1, gems: [gem] };
  const items = told(asked(1, 2, 'red', 3), asked(0, 1, 'blue opal', 1), shown);
  const answers = answersIn(items);
  expect(answers.map((each) => [each.count, each.gems])).toEqual([
    [3, []],
    [1, [gem]],
  ]);
  expect(filtered(answers, 2, []).map((each) => each.number)).toEqual([1]);
  expect(filtered(answers, null, ['opal']).map((each) => each.number)).toEqual([2]);
  expect(filtered(answers, 2, ['opal'])).toEqual([]);
});

test('an event lights the gems it speaks of', () => {
  expect(gemsOf(asked(0, 1, 'blue opal', 1))).toEqual({ elements: ['opal', 'blue'] });
  expect(gemsOf({ type: 'learnt', seat: 0, gems: [gem] })).toEqual({ gems: [gem] });
  expect(gemsOf(null)).toEqual({});
});

test('of one kind there is one element at a time', () => {
  expect(toggled(['red'], 'blue')).toEqual(['blue']);
  expect(toggled(['red'], 'pearl')).toEqual(['red', 'pearl']);
  expect(toggled(['red'], 'red')).toEqual([]);
  expect(gemOf(gem)).toMatchObject({ stone: 'opal', type: 'pair', colour: 'blue' });
});

test('no two players are marked alike', () => {
  expect(initials(['Ada', 'Basil', 'Clara'])).toEqual(['A', 'B', 'C']);
  expect(initials(['Bot 1', 'Bot 2', 'Ida'])).toEqual(['B1', 'B2', 'I']);
  expect(initials(['Anna', 'Anna', ''])).toEqual(['A', 'B', '?']);
});

test('arrows stay within the sheet', () => {
  expect(moved({ row: 0, column: 0 }, 'ArrowUp', 9, 4)).toEqual({ row: 0, column: 0 });
  expect(moved({ row: 0, column: 0 }, 'ArrowRight', 9, 4)).toEqual({ row: 0, column: 1 });
  expect(moved({ row: 8, column: 3 }, 'ArrowDown', 9, 4)).toEqual({ row: 8, column: 3 });
  expect(moved({ row: 3, column: 2 }, 'Home', 9, 4)).toEqual({ row: 3, column: 0 });
  expect(moved({ row: 3, column: 2 }, 'x', 9, 4)).toBeNull();
});
