import { expect, test } from 'vitest';
import { COPIES, initialFor, randomFor } from './deck';
import { manifestOf, stem } from '../games/names';
import { need, speak, t } from '../words/words.svelte';
import { clauseOf } from './clauses';
import { forget, keep, planAgain } from './kept';
import { fieldsOf } from './options';
import { Plan } from './plan.svelte';
import { againstBots } from './plans';
import { currentSide, partsOf, setSide } from './side.svelte';

test('one click is a table with one person and bots', () => {
  expect(againstBots('mr_jack').seats.map((seat) => seat.type)).toEqual(['bot', 'me']);
  expect(againstBots('sleuth').public).toBe(false);
});

test('one sits where one wants to where sides differ, and there again the next time', () => {
  expect(partsOf('mr_jack')).toEqual([0, 1]);
  expect(partsOf('sleuth')).toEqual([]);
  expect(currentSide('mr_jack')).toBe(1);
  setSide('mr_jack', 0);
  expect(againstBots('mr_jack', currentSide('mr_jack')).seats[0]?.type).toBe('me');
  expect(localStorage.getItem('gaslamp-side-mr_jack')).toBe('0');
});

test('what is as usual is not said', () => {
  const plan = new Plan('sleuth');
  const [missing] = fieldsOf('sleuth');
  plan.setOption(missing!, 2);
  expect(plan.setup.options).toEqual({ missing: 2 });
  plan.setOption(missing!, 1);
  expect(plan.setup.options).toEqual({});
});

test('a rulebook brings its number of seats, and takes away what it does not know', () => {
  const plan = new Plan('scotland_yard');
  plan.take({ form: '1983', voluntary_showing: true });
  expect(plan.setup.options).toEqual({ form: '1983', voluntary_showing: true });
  plan.take({ form: '2014-two' });
  expect(plan.setup.options).toEqual({ form: '2014-two' });
  expect(plan.seats).toHaveLength(2);
});

/** What each game asks, value by value where each is a rulebook; the deck is no field and is asked for all the same. */
const ASKED = ['sleuth', 'scotland_yard', 'culprit'].flatMap((game) =>
  fieldsOf(game).flatMap(({ name, values = [] }) =>
    (values.length > 0 ? values : [null]).map((value) => ({ game, name, value })),
  ),
);

test.each([...ASKED, { game: 'culprit', name: 'copies', value: null }])(
  'every option of the house leads to its clauses: $game $name $value',
  ({ game, name, value }) => {
    expect(clauseOf(game, name, value)).toMatch(/^[A-Z]{2}-\d\d$/);
  },
);

test.each(['en', 'fr'] as const)(
  'every option is told about in a sentence: %s',
  async (language) => {
    await speak(language);
    await need('client-setup');
    for (const { game, name, value } of ASKED) {
      const said = ['client-option', stem(game), name.replaceAll('_', '-'), value ?? [], 'about'];
      expect(t(said.flat().join('-'))).toMatch(/ .*\.$/);
    }
  },
);

test('the next table of a game begins with what was chosen for the last', () => {
  const plan = new Plan('scotland_yard');
  plan.take({ form: '1983', voluntary_showing: true });
  plan.setCount(5);
  plan.setSeat(4, 'bot');
  plan.clock = 'days';
  plan.days = 3;
  plan.rated = true;
  plan.listed = true;
  keep(plan);
  expect(planAgain('scotland_yard').setup).toEqual(plan.setup);
  expect(planAgain('sleuth').setup).toEqual(new Plan('sleuth').setup);
  forget('scotland_yard');
  expect(planAgain('scotland_yard').setup).toEqual(new Plan('scotland_yard').setup);
});

test('a deck of one’s own is kept with its table', () => {
  const plan = new Plan('culprit');
  plan.setCount(4);
  plan.options = {
    flash: true,
    copies: { dog: 2 },
    setup: { initial: { culprit: 1 }, random: 15 },
  };
  keep(plan);
  expect(planAgain('culprit').setup).toEqual(plan.setup);
});

test.each([
  '',
  'null',
  '[]',
  '{"seats":[{"type":"ghost"},{"type":"me"}],"clock":"sand","days":99}',
])('what was kept and makes no sense is as usual: %s', (kept) => {
  localStorage.setItem('gaslamp-table-sleuth', kept);
  expect(planAgain('sleuth').setup).toEqual(new Plan('sleuth').setup);
});

test('what does not go together gives way to what was chosen last', () => {
  const plan = new Plan('sleuth');
  plan.invite('bots');
  expect(plan.hints).toBe(true);
  plan.rated = true;
  expect(plan.hints).toBe(false);
  plan.hints = true;
  expect(plan.rated).toBe(false);
});

test('a variant that is taken is seen to be, and can be put back', () => {
  const plan = new Plan('sleuth');
  const variant = { super_sleuth: true };
  expect(plan.has(variant)).toBe(false);
  plan.take(variant);
  expect(plan.has(variant)).toBe(true);
  plan.putBack(variant);
  expect(plan.setup.options).toEqual({});
});

test('only who plays together may talk among themselves', () => {
  expect(new Plan('sleuth').setup.side_talk).toBe(false);
  expect(new Plan('scotland_yard').setup.side_talk).toBe(true);
});

test('every rulebook can be chosen, and says how many may sit down to it', () => {
  const [form] = fieldsOf('scotland_yard');
  const { sizes } = manifestOf('scotland_yard');
  expect(sizes.map(({ value }) => value)).toEqual(form?.values);
  for (const { value, fewest, most } of sizes) {
    const plan = new Plan('scotland_yard');
    plan.take({ form: value });
    expect(plan.range).toMatchObject({ fewest, most });
  }
});

test('who comes can be changed for all, and then seat by seat', () => {
  const plan = new Plan('culprit');
  plan.invite('all');
  plan.setSeat(3, 'bot');
  expect(plan.setup.seats.map((seat) => seat.type)).toEqual(['me', 'open', 'open', 'bot', 'open']);
  expect(plan.setup.public).toBe(true);
  expect(plan.waits).toBe(true);
  plan.setCount(3);
  expect(plan.seats).toHaveLength(3);
});

test('the deck of The Culprit is the one of the rules', () => {
  expect(COPIES['culprit']).toBe(1);
  for (const seats of [3, 5, 8]) {
    const initial = initialFor(seats);
    const sum = Object.values(initial).reduce((total, each) => total + each, 0);
    expect(randomFor(seats, initial)).toBe(4 * seats - sum);
    expect(randomFor(seats, initial)).toBeGreaterThanOrEqual(0);
  }
});

test('bots have the rank that was last chosen, each seat its own', () => {
  expect(againstBots('sleuth').seats[1]).toEqual({ type: 'bot', level: 'sergeant' });
  const plan = new Plan('culprit');
  plan.invite('bots');
  plan.setRank(2, 'inspector');
  expect(plan.setup.seats.slice(1, 3)).toEqual([
    { type: 'bot', level: 'sergeant' },
    { type: 'bot', level: 'inspector' },
  ]);
  expect(againstBots('sleuth').seats[1]).toEqual({ type: 'bot', level: 'inspector' });
  expect(localStorage.getItem('gaslamp-rank')).toBe('inspector');
});
