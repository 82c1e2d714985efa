/** What goes from hand to hand, and that nobody sees more of it than they were told. */
import { expect, test } from 'vitest';
import { PILE, seatAt, type Flight } from '../beats/flight';
import { stillTable } from '../table/still';
import type { NumberedItem } from '../wire/messages';
import type { GameName } from './names';
import culprit from './culprit/flying';
import { lastPasses } from './culprit/passing';
import scotlandYard from './scotland_yard/flying';
import sleuth from './sleuth/flying';

function told(...events: unknown[]): NumberedItem[] {
  return events.map((event, at) => ({ number: at + 1, item: { type: 'happened', event } }) as any);
}

function flown(game: { flights(props: any): Flight[] }, view: unknown, ...events: unknown[]): any {
  const items = told(...events);
  const table = stillTable({
    id: '',
    game: 'culprit' as GameName,
    options: {},
    notation: [],
    chairs: [],
    phase: 'playing',
    mine: [0],
    awaited: [],
    items,
    aids: 'clerk',
  });
  const event = events.at(-1);
  return game
    .flights({ scene: '', event, table, items, seat: 0, before: view, view })
    .map(({ piece, from, to }) => [piece, from[0], to[0]]);
}
const SEATS = { seats: [{}, {}, {}, {}] };
const played = (seat: number, card: string, target: number | null = null): unknown => ({
  type: 'played',
  seat,
  card,
  target,
});

test('The Culprit: my card is seen when it leaves my hand, the other one is a back', () => {
  const found = flown(
    culprit,
    SEATS,
    played(2, 'exchange', 0),
    { type: 'chose', seat: 2, card: null },
    { type: 'chose', seat: 0, card: 'alibi' },
    { type: 'changed', givers: [0, 2] },
  );
  expect(found).toEqual([
    ['alibi', seatAt(0), seatAt(2)],
    [null, seatAt(2), seatAt(0)],
  ]);
});

test('The Culprit: shared to the left, in a panic to the one who called it and back', () => {
  const changed = { type: 'changed', givers: [0, 1, 3] };
  const shared = flown(culprit, SEATS, played(1, 'sharing'), changed);
  expect(shared.map(([, , to]: string[]) => to)).toEqual([seatAt(1), seatAt(2), seatAt(0)]);
  const panic = flown(culprit, SEATS, played(1, 'panic'), changed);
  expect(panic).toEqual([
    [null, seatAt(0), seatAt(1)],
    [null, seatAt(3), seatAt(1)],
  ]);
  const back = { type: 'handed-back', seat: 3, card: null };
  expect(flown(culprit, SEATS, played(1, 'panic'), changed, back)).toEqual([
    [null, seatAt(1), seatAt(3)],
  ]);
});

test('The Culprit: a rumour is a back for those whom it does not concern', () => {
  const rumour = played(3, 'rumour');
  const took = (card: string | null): unknown => ({ type: 'took', taker: 2, giver: 1, card });
  expect(flown(culprit, SEATS, rumour, took(null))).toEqual([[null, seatAt(1), seatAt(2)]]);
  expect(flown(culprit, SEATS, rumour, took('toby'))).toEqual([['toby', seatAt(1), seatAt(2)]]);
});

test('The Culprit: what went from hand to hand last stays to be seen until the next card', () => {
  const items = told(played(2, 'exchange', 0), { type: 'changed', givers: [0, 2] });
  expect(lastPasses(items, 4).map(({ from, to }) => [from, to])).toEqual([
    [0, 2],
    [2, 0],
  ]);
  expect(lastPasses([...items, ...told(played(3, 'alibi'))], 4)).toEqual([]);
  expect(lastPasses(told(played(3, 'detective', 1)), 4)).toMatchObject([{ from: 3, to: 1 }]);
});

test('Sleuth: search cards lie open; a gem that others are shown is a back', () => {
  const view = { turn: 1, seats: [{ cards: [] }, { cards: ['opal', 'red ?'] }] };
  expect(flown(sleuth, view, { type: 'drew', seat: 1, card: 'opal' })).toEqual([
    [{ card: 'opal' }, PILE, seatAt(1)],
  ]);
  expect(flown(sleuth, { ...view, turn: null }, { type: 'drew', seat: 1, card: 'opal' })).toEqual(
    [],
  );
  expect(flown(sleuth, view, { type: 'exchanged', seat: 1 })).toEqual([
    [{ card: 'opal' }, seatAt(1), PILE],
    [{ card: 'red ?' }, seatAt(1), PILE],
  ]);
  const answered = { type: 'answered', asker: 2, opponent: 1, question: 'red opal', number: 2 };
  expect(flown(sleuth, view, answered)).toEqual([['gem', seatAt(1), seatAt(2)]]);
  for (const other of [{ question: 'opal' }, { number: 0 }, { asker: 0 }])
    expect(flown(sleuth, view, { ...answered, ...other })).toEqual([]);
});

test('Scotland Yard: what a detective has used goes to Mister X, his own into the log', () => {
  const view = { pawns: [{ name: 'detective 1', seat: 1, station: 34 }] };
  const moved = { type: 'moved', seat: 1, pawn: 'detective 1', came_from: 34, station: 46 };
  expect(flown(scotlandYard, view, { ...moved, ticket: 'bus' })).toEqual([
    ['bus', '[data-station="34"]', seatAt(0)],
  ]);
  expect(flown(scotlandYard, view, { ...moved, ticket: null })).toEqual([]);
  const [[ticket, , to]] = flown(scotlandYard, view, { type: 'travelled', ticket: 'black' });
  expect([ticket, to]).toEqual(['black', '[data-at="log"] .current']);
});
