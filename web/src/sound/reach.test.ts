/** Every cue there is can be heard: some beat or some action plays it. And a skipped beat's later ones cannot. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beatOf, type Beat } from '../beats/beat';
import { setPace } from '../beats/pace.svelte';
import { beat as culprit } from '../games/culprit/beats';
import { beat as mrJack } from '../games/mr_jack/beats';
import { beat as scotlandYard } from '../games/scotland_yard/beats';
import { beat as sleuth } from '../games/sleuth/beats';
import type { NumberedItem } from '../wire/messages';
import { CUES } from './names';
import { heardOf } from './of-beats';

type Told = [type: string, details?: object];
type Tells = (event: unknown, mine: readonly number[], view: any) => Beat | null;

const CARDS = [
  'first on the scene',
  'culprit',
  'detective',
  'accomplice',
  'sheriff',
  'alibi',
  'toby',
  'youngest',
  'sharing',
  'rumour',
  'panic',
  'divining hat',
  'witness',
];
const TICKETS = ['taxi', 'bus', 'underground', 'black'];
const GAMES: [Tells, Told[]][] = [
  [
    mrJack,
    [
      ['turned-up'],
      ['activated'],
      ['moved'],
      ['lantern-turned'],
      ['lamp-moved'],
      ['cordon-moved'],
      ['cover-moved'],
      ['whistled'],
      ['alibi-drawn'],
      ['witness-called', { witness: true, innocent: ['Gull'] }],
      ['witness-called', { witness: false, innocent: [] }],
      ['lamp-put-out'],
      ['accused'],
      ['left'],
      ['ended', { reason: 'dawn', winners: [0] }],
      ['ended', { reason: 'escape', winners: [0] }],
    ],
  ],
  [
    scotlandYard,
    [
      ...TICKETS.map((ticket): Told => ['travelled', { ticket, double: false }]),
      ['travelled', { ticket: 'taxi', double: true }],
      ['seen'],
      ['taken'],
      ['caught'],
      ['ended', { winners: [0] }],
    ],
  ],
  [
    sleuth,
    [
      ...[0, 1, 2, 3, 4].map((number): Told => ['answered', { asker: 1, opponent: 2, number }]),
      ['shown', { asker: 0 }],
      ['announced'],
      ['checked', { right: true }],
      ['checked', { right: false }],
    ],
  ],
  [
    culprit,
    [
      ...CARDS.map((card): Told => ['played', { card }]),
      ['answered', { guilty: true }],
      ['answered', { guilty: false }],
      ['showed', { card: 'culprit' }],
      ['suspected'],
    ],
  ],
];

function cuesOf(beat: Beat | null): string[] {
  return beat === null ? [] : heardOf({ beat, length: beat.length }).map(([cue]) => cue);
}

const SOURCES = import.meta.glob(['../**/*.{svelte,ts}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
const PLAYED = /\bplay\('([\w-]+)'/g;

test('no cue is an orphan', () => {
  const begun = { number: 1, item: { type: 'begun' } } as NumberedItem;
  const told = GAMES.flatMap(([beat, events]) =>
    events.flatMap(([type, details]) => cuesOf(beat({ type, ...details }, [0], null))),
  );
  const acted = Object.values(SOURCES).flatMap((text) => [...text.matchAll(PLAYED)]);
  const heard = [...told, ...cuesOf(beatOf(begun, {} as any, [])), ...acted.map(([, cue]) => cue)];
  expect(CUES.filter((cue) => !heard.includes(cue))).toEqual([]);
});

test('a witness and none sound differently, and a coin turns for everybody who is cleared', () => {
  const called = (witness: boolean): string[] =>
    cuesOf(mrJack({ type: 'witness-called', witness, innocent: ['Gull', 'Smith'] }, []));
  expect(called(true)).toEqual(['call', 'witness', 'coin', 'coin']);
  expect(called(false)).toEqual(['call', 'none', 'coin', 'coin']);
});

test('Toby sniffs, and it stings only where it is the Culprit', () => {
  const showed = (card: string): string[] => cuesOf(culprit({ type: 'showed', card }, []));
  expect(showed('culprit')).toEqual(['sniff', 'sting']);
  expect(showed('alibi')).not.toContain('sting');
});

beforeEach(() => setPace('calm'));
afterEach(() => void vi.useRealTimers());
const SIGHTING: Beat = { length: 4000, cue: 'fog', later: [['sting', 1000]], scene: 'seen' };

test.each([
  ['in its own time', 4000, 1000],
  ['in a quarter of its time', 1000, 250],
  ['at once', 0, 0],
  ['until it is put away', Infinity, 1000],
])('what is heard later comes when it is to be seen: %s', (_, length, late) => {
  expect(heardOf({ beat: SIGHTING, length })).toEqual([
    ['fog', 0],
    ['sting', late],
  ]);
});
