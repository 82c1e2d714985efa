import { expect, test } from 'vitest';
import type { View } from '../../wire/games/scotland_yard';
import type { Knowledge } from '../contract';
import { netWords, noticed } from './net';

const known = (...stations: number[]): Knowledge =>
  ({
    chances: { X: Object.fromEntries(stations.map((each) => [each, `1/${stations.length}`])) },
  }) as unknown as Knowledge;
const view = (given: Partial<View> = {}): View =>
  ({ viewer: 1, x: null, over: false, ...given }) as View;
const MANY = known(1, 2, 3, 4, 5, 6);

test('the net closes when few stations are left of many', () => {
  const found = noticed(MANY, known(46, 45), view());
  expect(found?.what).toEqual({ stations: [45, 46], before: 6 });
  expect(found?.beat.scene).toBe('net');
});

test('it closes once, and not on him who is seen, found or taken', () => {
  expect(noticed(known(1, 2, 3, 4), known(1, 2), view())).toBeNull();
  expect(noticed(MANY, known(1, 2, 3, 4, 5), view())).toBeNull();
  expect(noticed(MANY, known(46), view())).toBeNull();
  expect(noticed(MANY, known(45, 46), view({ x: 45 }))).toBeNull();
  expect(noticed(MANY, known(45, 46), view({ over: true }))).toBeNull();
});

test('Mister X, who sees himself, is told what the detectives can know', () => {
  const found = noticed(MANY, known(45, 46), view({ viewer: 0, x: 45 }));
  expect(found).not.toBeNull();
  expect(netWords({ stations: [45, 46], before: 6 }, 0).text?.id).toBe(
    'client-scotland-yard-net-mine',
  );
});
