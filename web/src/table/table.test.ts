/** The small parts of the frame that need no page. */
import { expect, test } from 'vitest';
import type { NumberedItem } from '../wire/messages';
import { fitting, grouped, type Offer } from './choices';
import { clockText, leftNow } from './clocks';
import { outcomeOf } from './ending';
import { readMarks, writeMarks } from './marks';
import type { Chair } from './model';
import { presenceOf, waitedFor } from './presence';
import { NOBODY } from './still';
import { heardOf, storyOf } from './story';

const offer = (text: string): Offer => ({ choice: { action: text, said: { id: text } }, text });

test('typed words find a choice whatever the accents', () => {
  const offers = [offer('Interroger Inès sur les opales'), offer('Interroger Basile')];
  expect(fitting(offers, 'ines opale').map((each) => each.text)).toEqual([offers[0]?.text]);
  expect(fitting(offers, '  ')).toHaveLength(2);
});

test('choices come in groups in the order of their headings', () => {
  const offers = [offer('b1'), offer('a1'), offer('b2')];
  const groups = grouped(offers, (choice) => String(choice.action)[0] ?? '');
  expect(groups.map((each) => [each.heading, each.offers.length])).toEqual([
    ['b', 2],
    ['a', 1],
  ]);
});

test.each([
  [0, '0:00'],
  [61_000, '1:01'],
  [59_001, '1:00'],
  [3_723_000, '1:02:03'],
  [3 * 86_400_000, '3 days'],
])('%d ms are %s', (left, text) => {
  expect(clockText(left)).toBe(text);
});

test('a clock that runs has less left, never less than nothing', () => {
  expect(leftNow({ left: 5000, since: null }, 99_000)).toBe(5000);
  expect(leftNow({ left: 5000, since: 98_000 }, 99_000)).toBe(4000);
  expect(leftNow({ left: 500, since: 0 }, 99_000)).toBe(0);
});

const chair = (given: Partial<Chair>): Chair => ({ ...NOBODY, name: 'Ada', ...given });

test('somebody who is gone may be replaced after a minute, while the game is played', () => {
  const gone = chair({ gone_since: 1000 });
  expect(presenceOf(gone, 11_000, 'playing').words).toEqual({ seconds: 50 });
  expect(presenceOf(gone, 11_000, 'playing').replaceable).toBe(false);
  expect(presenceOf(gone, 61_000, 'playing').replaceable).toBe(true);
  expect(presenceOf(gone, 61_000, 'over').replaceable).toBe(false);
  expect(presenceOf(chair({ bot: 'novice' }), 0, 'playing').kind).toBe('bot');
  expect(presenceOf(chair({ name: null }), 0, 'gathering').kind).toBe('empty');
});

test('while a person is waited for, bots only wait with the others', () => {
  const chairs = [chair({}), chair({ bot: 'novice' }), chair({}), chair({ bot: 'novice' })];
  expect(waitedFor([0, 1], chairs, -1)).toEqual([0]);
  expect(waitedFor([0, 1, 3], chairs, 0)).toEqual([1, 3]);
  expect(waitedFor([], chairs, -1)).toEqual([]);
});

test('notes are read as they were written, and those of another client as text', () => {
  const marks = { text: 'é "x"', game: { struck: [1] } };
  expect(readMarks(writeMarks(marks))).toEqual(marks);
  expect(readMarks('plain')).toEqual({ text: 'plain', game: null });
});

const told = (item: NumberedItem['item'], said?: string): NumberedItem => ({
  number: 1,
  at: 0,
  item,
  said: said === undefined ? null : { id: said },
});
const happened = (event: object): NumberedItem['item'] => ({ type: 'happened', event });

test('the story has what is told, under the headings of the game, and no talk', () => {
  const items = [
    told({ type: 'seated', seat: 0, name: 'Ada' }),
    told(happened({ type: 'round', number: 2 }), 'a-round'),
    told(happened({ type: 'silent' })),
    told({
      type: 'talk',
      name: 'Ada',
      speaker: 'a1',
      seat: 0,
      channel: 'table',
      text: 'Hm.',
    }),
    told(happened({ type: 'asked', asker: 1 }), 'asked'),
  ];
  const client = {
    Board: null as never,
    chapter: (event: unknown) =>
      (event as { type: string }).type === 'round' ? { id: 'round' } : null,
  };
  const chapters = storyOf(items, client);
  expect(
    chapters.map((each) => [each.heading?.id, each.lines.map((line) => line.said.id)]),
  ).toEqual([
    [undefined, ['client-story-seated']],
    ['round', ['a-round', 'asked']],
  ]);
  expect(chapters[1]?.lines[1]?.seat).toBe(1);
  expect(storyOf([...items], client)[1]?.lines[1]).toBe(chapters[1]?.lines[1]);
  expect(heardOf(items, []).map((each) => each.text)).toEqual(['Hm.']);
  expect(heardOf(items, ['gallery'])).toHaveLength(1);
  expect(heardOf(items, ['a1'])).toEqual([]);
});

test('what a bot says is heard among the talk, by the name of its seat', () => {
  const utterance = { says: 'scotland-yard-says-river', station: 157, aside: true };
  const items = [
    told({ type: 'bot-spoke', seat: 2, channel: 'side', utterance }, 'scotland-yard-says-river'),
  ];
  const heard = heardOf(items, [], (seat) => `seat ${seat}`);
  expect(heard.map(({ name, channel }) => [name, channel])).toEqual([['seat 2', 'side']]);
});

test('the end is said in the words of the game, or of the table', () => {
  const ended = told(happened({ type: 'ended' }), 'sleuth-ended');
  const over = (reason: string, by?: number): NumberedItem =>
    told({ type: 'over', reason, winners: [], by: by ?? null });
  expect(outcomeOf([ended])).toBeNull();
  expect(outcomeOf([ended, over('found')])?.id).toBe('sleuth-ended');
  expect(outcomeOf([over('abandoned', 1)])?.id).toBe('client-story-resigned');
  expect(outcomeOf([over('abandoned')])?.id).toBe('client-story-ended');
});

test('who loads the page again is not told of, who was replaced meanwhile is', () => {
  const item = (number: number, type: string, seat: number) =>
    ({ number, item: { type, seat } }) as unknown as NumberedItem;
  const ids = (items: NumberedItem[]): string[] =>
    storyOf(items, {} as never).flatMap(({ lines }) => lines.map(({ said }) => said.id));
  expect(ids([item(1, 'gone', 0), item(2, 'gone', 1), item(3, 'back', 0)])).toEqual([
    'client-story-gone',
  ]);
  const replaced = [item(1, 'gone', 0), item(2, 'bot-sits-in', 0), item(3, 'back', 0)];
  expect(ids(replaced)).toHaveLength(3);
});
