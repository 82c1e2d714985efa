import { expect, test } from 'vitest';
import { askable, NOWHERE, offeredElements, pointedAt, usableCards, withElement } from './asking';
import { turn } from './fixture';

const choices = turn();
const action = (pointing: Parameters<typeof pointedAt>[1]) => pointedAt(choices, pointing)?.action;

test('a card and an opponent are one question, in whatever order', () => {
  const pointing = { ...NOWHERE, card: 'blue pearl', opponent: 2 };
  expect(action(pointing)).toMatchObject({ opponent: 2, question: 'blue pearl' });
  expect(action({ ...pointing, card: null })).toBeUndefined();
  expect(action({ ...pointing, opponent: null })).toBeUndefined();
});

test('a free choice waits for its elements', () => {
  const pointing = { ...NOWHERE, card: '?', opponent: 1 };
  expect(action(pointing)).toBeUndefined();
  expect(action({ ...pointing, elements: ['pearl', 'red'] })).toMatchObject({
    question: 'red pearl',
  });
  expect(action({ ...pointing, elements: ['opal'] })).toBeUndefined();
});

test('what is printed beside a free choice cannot be taken away or replaced', () => {
  const pointing = { ...NOWHERE, card: 'pair ?', opponent: 1, elements: ['pair' as const] };
  expect(action(pointing)).toMatchObject({ question: 'pair' });
  const offered = offeredElements(choices, pointing);
  expect(offered.has('pair')).toBe(false);
  expect(offered.has('cluster')).toBe(false);
  expect(offered.has('red')).toBe(true);
  const both = { ...pointing, elements: withElement(pointing, 'red') };
  expect(withElement(both, 'opal')).toEqual(['pair', 'opal']);
});

test('only what ends in a choice is offered', () => {
  expect(usableCards(choices, NOWHERE)).toEqual(new Set(['red', 'blue pearl', 'pair ?', '?']));
  expect(askable(choices, NOWHERE)).toEqual(new Set([1, 2]));
  const some = choices.filter((each) => each.action.type !== 'ask' || each.action.opponent === 2);
  expect(askable(some, { ...NOWHERE, card: 'red' })).toEqual(new Set([2]));
  expect(usableCards(some, { ...NOWHERE, opponent: 1 }).size).toBe(0);
});

test('final questions begin with an opponent', () => {
  const pointing = { ...NOWHERE, final: true };
  expect(askable(choices, pointing)).toEqual(new Set([1, 2]));
  expect(action({ ...pointing, opponent: 1 })).toEqual({ type: 'final', seat: 0, opponent: 1 });
});
