import { expect, test } from 'vitest';
import { around, cellOf, CHARACTERS, isStreet } from '../../games/mr_jack/district';
import { firstNight } from '../../games/mr_jack/opening';
import { CARDS } from '../../games/culprit/cards';
import { endingBy, lying, TABLES, type Moment } from './culprit';
import { ACCUSES, put, step, switched, turned, WHISTLED, whySeen } from './mr_jack';
import { dealFor, noted, says } from './sleuth';

test('four are seen when the game begins, by its lamps', () => {
  const seen = CHARACTERS.filter((who) => whySeen(firstNight(), who) !== 'unseen');
  expect([...seen].sort()).toEqual(['Bert', 'Holmes', 'Lestrade', 'Smith']);
});

test('somebody beside another is seen in the dark', () => {
  const night = put(firstNight(), 'Gull', 'm9');
  expect(whySeen(night, 'Gull')).toBe('beside');
  expect(whySeen(night, 'Goodley')).toBe('beside');
});

test('a lamp that is put out shows nobody any more', () => {
  const night = switched(firstNight(), 'f5');
  expect(whySeen(night, 'Holmes')).toBe('unseen');
  expect(whySeen(switched(night, 'f5'), 'Holmes')).toBe('lamp');
});

test('nobody is put into a house or on somebody else', () => {
  const night = firstNight();
  expect(put(night, 'Gull', 'f5')).toBe(night);
  expect(put(night, 'Gull', 'g5')).toBe(night);
});

test('whoever is drawn on a way goes it street by street', () => {
  const ways: readonly (readonly string[])[] = [...WHISTLED, ACCUSES];
  for (const way of ways)
    for (const [at, cell] of way.entries()) {
      expect(isStreet(cellOf(cell))).toBe(true);
      if (at > 0) expect(around(cell)).toContain(way[at - 1]);
    }
});

test('a step leads to the next street, and the lantern goes round', () => {
  expect(step(firstNight(), 'Gull', 'S').characters['Gull']?.cell).not.toBe('e9');
  expect(turned(firstNight()).lantern).not.toBe('NE');
});

/** Every way from the first moment of a table to where nothing more is asked. */
function ways(moment: Moment): Moment[][] {
  if (moment.choices.length === 0) return [[moment]];
  return moment.choices.flatMap(({ then }) => ways(then).map((way) => [moment, ...way]));
}

test('every card has a table where it is played, and something is told of it', () => {
  expect(Object.keys(TABLES).sort()).toEqual([...CARDS].sort());
  for (const [card, tables] of Object.entries(TABLES))
    for (const way of tables.flatMap(ways)) {
      expect(lying(way).seats[0]?.played).toContain(card);
      expect(way.flatMap(({ said }) => said).some((each) => each !== null)).toBe(true);
    }
});

test('where a round is over, what was played has left the hand', () => {
  const { view } = endingBy('escaped');
  expect(view.hands?.[0]).toEqual([]);
  expect(view.seats[0]).toMatchObject({ cards: 0, points: 2 });
});

test('an answer strikes what it says by itself, and no more', () => {
  const [first, second] = ['red pearl solitaire', 'red pearl pair'];
  expect(noted(['red', 'pearl'], 1)).toMatchObject({
    [first!]: ['B'],
    [second!]: ['C', 'missing'],
  });
  expect(noted(['red', 'pearl'], 0)[first!]).toEqual(['C', 'missing']);
  expect(noted(['red'], 9)[first!]).toEqual(['B']);
  expect(says(['red'], 4)).toBe('number');
  expect(noted(['red'], 4)[first!]).toHaveLength(3);
});

test('what cannot be shared out lies open', () => {
  expect([3, 4, 5, 6, 7].map((players) => dealFor(players))).toEqual([
    { hand: 11, open: 2 },
    { hand: 8, open: 3 },
    { hand: 7, open: 0 },
    { hand: 5, open: 5 },
    { hand: 5, open: 0 },
  ]);
});
