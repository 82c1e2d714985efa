import { expect, test } from 'vitest';
import { answersIn, filtered, gemsOf } from './answers';
import { told } from './fixture';
import { GEMS, gemOf, toggled } from './gems';
import { cells, isThought, markAt, marked, settled, turned, type Mark } from './marks';
import { initials } from './seats';
import { moved } from './roving';

const gem = 'blue opal pair';

const NOT: Mark = { sign: 'no', idea: null };

test('one tap says not, and one more takes it back', () => {
  const struck = turned(null, { gem, place: 'C' }, NOT);
  expect(markAt(struck, gem, 'C')).toEqual(NOT);
  expect(cells(turned(struck, { gem, place: 'C' }, NOT))).toBe('');
  const instead = turned(struck, { gem, place: 'C' }, { sign: 'yes', idea: null });
  expect(markAt(instead, gem, 'C')?.sign).toBe('yes');
});

test('marks keep to their own cell, and leave what else is kept alone', () => {
  const spots = [
    { gem, place: 'missing' },
    { gem: 'red diamond solitaire', place: 'A' },
  ];
  const marks = marked({ colour: 'mine' }, spots, NOT);
  expect(markAt(marks, gem, 'missing')).toEqual(NOT);
  expect(markAt(marks, 'red diamond solitaire', 'A')).toEqual(NOT);
  expect(markAt(marks, gem, 'open')).toBeNull();
  expect(marks).toMatchObject({ colour: 'mine' });
  expect(cells(marked(marks, spots, null))).toBe('');
});

test('a line of thought is rubbed out whole, or kept whole', () => {
  const thought: Mark = { sign: 'yes', idea: 'a' };
  const marks = marked(marked(null, [{ gem, place: 'B' }], thought), [{ gem, place: 'C' }], NOT);
  expect(markAt(marks, gem, 'B')).toEqual(thought);
  expect(isThought(marks, 'a')).toBe(true);
  expect(isThought(marks, 'b')).toBe(false);
  expect(markAt(settled(marks, 'a', true), gem, 'B')).toEqual({ sign: 'yes', idea: null });
  expect(markAt(settled(marks, 'a', false), gem, 'B')).toBeNull();
  expect(markAt(settled(marks, 'a', false), gem, 'C')).toEqual(NOT);
});

test('marks of before are read as they were meant', () => {
  const old = { cells: '+-?' };
  expect(markAt(old, 'red diamond solitaire', 'A')?.sign).toBe('yes');
  expect(markAt(old, 'red diamond solitaire', 'B')?.sign).toBe('no');
  expect(markAt(old, 'red diamond solitaire', 'C')?.sign).toBe('perhaps');
});

test('the longest marks fit into what the house keeps', () => {
  const places = [...'ABCDEFG', 'open', 'missing'];
  const spots = GEMS.flatMap(({ text }) => places.map((place) => ({ gem: text, place })));
  expect(JSON.stringify(marked(null, spots, NOT)).length).toBeLessThan(400);
});

test('what is not ours counts as no marks', () => {
  for (const strange of ['x', 7, { cells: '<b>' }, { cells: 3 }, []])
    expect(markAt(strange, gem, 'A')).toBeNull();
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
