import { expect, test } from 'vitest';
import { holdings, questions, share } from './chances';

const card = (name: string) => ({ id: 'culprit-name', words: { card: name } });
const seat = (number: number) => ({ id: 'seat', words: { seat: number } });
const held = (name: string, place: { id: string }) => ({
  id: 'knowledge-culprit-held',
  words: { card: card(name), place },
});
const PILE = { id: 'knowledge-culprit-pile' };
const KNOWN = {
  worlds: '28',
  effective: null,
  chances: {
    culprit: { A: '1/4', C: '3/4', D: '0' },
    'alibi A': { '0': '1/3', '1': '1/3', '2': '1/3' },
    'maid A': { '1': '1' },
    'toby A': { '0': '1' },
    'alibi B': { '1': '1' },
    'alibi pile': { '0': '1/2', '1': '1/2' },
  },
  certain: [],
  subjects: {
    culprit: card('culprit'),
    'alibi A': held('alibi', seat(0)),
    'maid A': held('maid', seat(0)),
    'toby A': held('toby', seat(0)),
    'alibi B': held('alibi', seat(1)),
    'alibi pile': held('alibi', PILE),
  },
  answers: { A: seat(0), C: seat(2), D: seat(3) },
};

test('an exact fraction becomes a share', () => {
  expect(share('2/7')).toBeCloseTo(2 / 7);
  expect(share('1')).toBe(1);
});

test('who may be the culprit: likeliest first, and nobody impossible', () => {
  const [row, ...more] = questions(KNOWN);
  expect(more).toEqual([]);
  expect(row?.chances.map(({ key, share }) => [key, share])).toEqual([
    ['C', 0.75],
    ['A', 0.25],
  ]);
});

test('what there was no time to weigh is possible all the same', () => {
  const chances = {
    culprit: { A: null, C: null },
    'alibi A': { '0': null, '1': null },
    'maid A': { '1': null },
    'toby A': { '0': null },
  };
  const known = { ...KNOWN, worlds: null, chances, complete: false };
  expect(questions(known)[0]?.chances.map(({ key, share }) => [key, share])).toEqual([
    ['A', null],
    ['C', null],
  ]);
  const [ada] = holdings(known, 1);
  expect(ada?.chances.map(({ said }) => said)).toEqual([card('maid'), card('alibi')]);
});

test('each place has the cards that may lie there, but my own hand is left out', () => {
  const rows = holdings(KNOWN, 1);
  expect(rows.map(({ said }) => said)).toEqual([seat(0), PILE]);
  const [ada] = rows;
  expect(ada?.chances.map(({ said }) => said)).toEqual([card('maid'), card('alibi')]);
  expect(ada?.chances[1]?.share).toBeCloseTo(2 / 3);
});
