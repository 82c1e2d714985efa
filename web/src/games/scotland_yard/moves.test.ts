import { expect, test } from 'vitest';
import type { GameEvent, View } from '../../wire/games/scotland_yard';
import { beliefs, ranked, share, strength } from './beliefs';
import { trail } from './chase';
import kept from './fixtures.json';
import { marked, readMarks, written } from './marks';
import * as moves from './moves';
import { namedBy } from './pointing';

const two = kept.two as unknown as { view: View; choices: moves.Pick[]; seat: number };
const misterX = kept.mister_x as unknown as typeof two;
const over = kept.over as unknown as { view: View; events: GameEvent[] };

test('the choices of a player with several pawns are told apart by pawn', () => {
  const ways = moves.goings(two.choices, two.view);
  const pawns = moves.movers(ways);
  expect(ways).toHaveLength(two.choices.length);
  expect(pawns[0]).toMatch(/^detective/);
  for (const pawn of pawns) {
    const own = moves.filtered(ways, { pawn, ticket: null, double: false });
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((way) => way.pawn === pawn)).toBe(true);
  }
  expect(moves.activePawn(pawns, pawns[1] ?? null)).toBe(pawns[1] ?? pawns[0]);
  expect(moves.activePawn(pawns, 'detective 9')).toBe(pawns[0]);
});

test('Mister X chooses ticket and double move; every choice is on the map once', () => {
  const ways = moves.goings(misterX.choices, misterX.view);
  const stations = moves.byStation(ways);
  expect([...stations.values()].flat()).toHaveLength(misterX.choices.length);
  const doubles = moves.filtered(ways, { pawn: null, ticket: null, double: true });
  expect(doubles.every((way) => way.double)).toBe(true);
  expect(moves.stationOf(misterX.view, moves.MISTER_X)).toBe(misterX.view.x);
  expect(moves.mine(misterX.view, 0)).toEqual([misterX.view.x]);
});

test('what leads to no station is offered apart', () => {
  const show = { action: { type: 'show', seat: 0 }, said: { id: 'x' } } as moves.Pick;
  expect(moves.goings([show], misterX.view)).toEqual([]);
  expect(moves.offers([show, ...misterX.choices], misterX.view)).toEqual([show]);
});

test('the likeliest station is the brightest', () => {
  const chances = beliefs(kept.two.knowledge as never);
  const total = [...chances.values()].reduce((sum, each) => sum + each, 0);
  expect(total).toBeCloseTo(1);
  const [[, most] = [0, 0]] = ranked(chances);
  expect(strength(most, most)).toBe(1);
  expect(strength(0.001, most)).toBeGreaterThanOrEqual(0.3);
  expect(share('2/8')).toBe(0.25);
  expect(beliefs(null).size).toBe(0);
});

test('a mark made twice is rubbed out, and nonsense is no mark', () => {
  const once = marked(new Map(), 67, 'ring');
  expect(readMarks(written(once))).toEqual(once);
  expect(marked(once, 67, 'cross').get(67)).toBe('cross');
  expect(marked(once, 67, 'ring').size).toBe(0);
  for (const nonsense of [null, 3, 'x', { stations: 7 }, { stations: { 1: 'blot' } }])
    expect(readMarks(nonsense).size).toBe(0);
});

test('his way has his start and every place of the log', () => {
  expect(trail(over.view)).toHaveLength(over.view.log.length + 1);
  expect(trail(over.view, 3)).toHaveLength(4);
});

test('a line of the story names its stations', () => {
  const moved = over.events.find((event) => event.type === 'moved');
  expect(namedBy(moved ?? null, over.view)).toHaveLength(2);
  const travelled: GameEvent = { type: 'travelled', place: 2, ticket: null, double: false };
  expect(namedBy(travelled, over.view)).toEqual([over.view.log[1]?.station]);
  expect(namedBy(null, over.view)).toEqual([]);
});
