import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { needGame, speak } from '../../words/words.svelte';
import Board from './Board.svelte';
import { names, props, table, told, turn, view } from './fixture';
import { GEMS } from './gems';
import Hand from './Hand.svelte';
import { markAt } from './marks';
import Paper from './Paper.svelte';
import Place from './Place.svelte';

beforeAll(() => needGame('sleuth'));
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no house')));
});

afterEach(() => speak('en'));

const far = GEMS[20]!.text;
const cell = (name: RegExp) => screen.getByRole('gridcell', { name });

test('every gem is a cell that says where it may be', () => {
  render(Board, props());
  expect(screen.getAllByRole('gridcell').filter((each) => each.dataset['gem'])).toHaveLength(36);
  expect(cell(/^the red diamond solitaire: yours/)).toBeTruthy();
  expect(cell(/^the red pearl cluster: with Basil or Clara, or missing/)).toBeTruthy();
});

test('in French too', async () => {
  await speak('fr');
  render(Board, props());
  expect(cell(/^le diamant rouge solitaire\u00a0: à vous/)).toBeTruthy();
});

test('a figure pencils a mark, which is kept by the house', async () => {
  const setMarks = vi.fn();
  render(Board, props({ setMarks }));
  await fireEvent.keyDown(cell(/^the red pearl cluster/), { key: '2' });
  expect(markAt(setMarks.mock.calls[0]![0], far, 'C')).toEqual({ sign: 'no', idea: null });
  await fireEvent.keyDown(cell(/^the red pearl cluster/), { key: '3' });
  expect(markAt(setMarks.mock.calls[1]![0], far, 'missing')?.sign).toBe('no');
});

test('a stroke over a row writes about one player, and is taken back at once', async () => {
  const rerendered = { marks: null as unknown };
  const given = (): ReturnType<typeof props> =>
    props({ marks: rerendered.marks, setMarks: (marks) => (rerendered.marks = marks) });
  const { rerender } = render(Board, given());
  const marksAt = (): (string | undefined)[] =>
    GEMS.slice(20, 24).map(({ text }) => markAt(rerendered.marks, text, 'B')?.sign);
  await fireEvent.click(screen.getByRole('button', { name: /^Write about Basil/ }));
  const row = GEMS.slice(20, 24).map(({ text }) =>
    document.querySelector<HTMLElement>(`[data-gem="${text}"]`),
  );
  await fireEvent.pointerDown(row[0]!, { button: 0 });
  for (const over of row.slice(1, 3)) {
    await rerender(given());
    document.elementFromPoint = () => over;
    await fireEvent.pointerMove(over!);
  }
  await fireEvent.pointerUp(window);
  expect(marksAt()).toEqual(['no', 'no', 'no', undefined]);
  await rerender(given());
  await fireEvent.click(screen.getByRole('button', { name: 'Rub out my last mark' }));
  expect(marksAt()).toEqual([undefined, undefined, undefined, undefined]);
  await rerender(given());
  await fireEvent.click(screen.getByRole('button', { name: 'Write it again' }));
  expect(marksAt()[2]).toBe('no');
});

test('a whole answer is noted at once, and my marks are checked against it', async () => {
  const kept = { marks: null as unknown };
  const question = { type: 'answered', asker: 0, opponent: 1, question: 'opal', number: 2 };
  const items = told({ ...question, card: 'opal' });
  const given = (): ReturnType<typeof props> =>
    props({
      way: 'paper',
      table: table({ items }),
      marks: kept.marks,
      setMarks: (marks) => (kept.marks = marks),
    });
  const { rerender } = render(Board, given());
  await fireEvent.click(screen.getByRole('button', { name: 'Basil · opals: 2' }));
  expect(cell(/^the red opal solitaire/).classList.contains('lit')).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: 'Check my marks' }));
  expect(screen.getByText('Your marks contradict nothing that you were told.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'None with Basil: strike 12' }));
  await rerender(given());
  expect(markAt(kept.marks, 'red opal pair', 'B')?.sign).toBe('no');
  await fireEvent.click(screen.getByRole('button', { name: 'Check my marks' }));
  expect(screen.getByText('Your marks contradict something that you were told:')).toBeTruthy();
});

test('a table that forbids it has no oracle, and the switch says so', async () => {
  render(Board, props({ way: 'clerk', table: table({ aids: 'clerk' }) }));
  const ways = screen.getByRole('group', { name: 'How much is noted for you' });
  const oracle = within(ways).getByRole('button', { name: 'Oracle' });
  expect((oracle as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByText(/This table has no oracle/)).toBeTruthy();
});

test('arrows go along the gems', async () => {
  render(Board, props());
  const first = cell(/^the red diamond solitaire/);
  first.focus();
  await fireEvent.keyDown(first, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(cell(/^the blue diamond solitaire/));
  await fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(cell(/^the blue diamond pair/));
});

test('an element lights its gems up and sums up where they are', async () => {
  render(Board, props());
  const filters = screen.getByRole('group', { name: 'Light up by element' });
  await fireEvent.click(within(filters).getByRole('button', { name: 'diamond' }));
  expect(screen.getByText(/^diamonds: Ada 11, Basil 0, Clara 0, the table 1/)).toBeTruthy();
  expect(cell(/^the red diamond solitaire/).classList.contains('lit')).toBe(true);
  expect(cell(/^the red pearl cluster/).classList.contains('dim')).toBe(true);
});

test('a gem that may be named is named by pointing at it', async () => {
  const choose = vi.fn();
  const choices = names(far);
  render(Board, props({ choices, choose }));
  await fireEvent.click(cell(/^the red pearl cluster.*Can be named/));
  expect(choose).toHaveBeenCalledWith(choices[0]);
});

test('several gems are named in any order, leave no pencil mark, and mine are not lit', async () => {
  const texts = GEMS.map(({ text }) => text);
  const [setMarks, choose] = [vi.fn(), vi.fn()];
  const two = table({ options: { missing: 2 } });
  const given = { table: two, setMarks, choose };
  const { rerender } = render(Board, props({ ...given, choices: names(...texts.slice(0, 35)) }));
  expect(cell(/^the red diamond solitaire: yours/).classList).not.toContain('nameable');
  await fireEvent.click(cell(/^the yellow opal cluster/));
  expect(choose).not.toHaveBeenCalled();
  await fireEvent.keyDown(cell(/^the red pearl cluster/), { key: '1' });
  await fireEvent.click(cell(/^the red pearl cluster/));
  expect(choose.mock.lastCall?.[0].action.gem).toBe(far);
  const [composed, choices] = [names(far), names(...texts.slice(21))];
  await rerender(props({ ...given, composed, choices }));
  expect(choose.mock.lastCall?.[0].action.gem).toBe(texts[35]);
  expect(setMarks).not.toHaveBeenCalled();
});

test('the other forms of the sheet say the same', async () => {
  render(Board, props());
  await fireEvent.click(screen.getByRole('button', { name: 'By player' }));
  expect(cell(/^the red diamond solitaire, Ada: yes/)).toBeTruthy();
  expect(cell(/^the red pearl cluster, missing: open/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'In words' }));
  expect(screen.getByText(/^For certain: the red diamond solitaire/)).toBeTruthy();
});

test('with the oracle, and only then, the chances stand in the cells', () => {
  const chances = Object.fromEntries(GEMS.map(({ text }) => [text, { B: '3/4', missing: '1/4' }]));
  const knowledge = {
    worlds: '4',
    effective: null,
    chances,
    certain: [],
    subjects: {},
    answers: {},
  };
  const { unmount } = render(Board, props({ knowledge, way: 'oracle' }));
  expect(cell(/^the red pearl cluster.*25% likely to be missing/)).toBeTruthy();
  unmount();
  render(Board, props({ knowledge, way: 'clerk' }));
  expect(cell(/^the red pearl cluster/).textContent).not.toContain('%');
});

test('at the end everything lies open', () => {
  const texts = GEMS.map((gem) => gem.text);
  const hands = [texts.slice(0, 11), texts.slice(13, 24), texts.slice(24, 35)];
  const over = view({ hands, missing: [texts[35]!], over: true });
  render(Board, props({ view: over }));
  expect(screen.getByRole('heading', { name: 'The missing gem' })).toBeTruthy();
  render(Place, { ...props({ view: over }), of: 1 });
  const shown = screen.getByRole('list', { name: 'Gems of Basil' });
  expect(within(shown).getAllByRole('img')).toHaveLength(11);
});

test('a card and an opponent become one choice', async () => {
  const choose = vi.fn();
  render(Hand, props({ choices: turn(), choose }));
  await fireEvent.click(screen.getByRole('button', { name: 'blue pearls' }));
  expect(choose).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: /Clara/ }));
  const asked = { type: 'ask', seat: 0, opponent: 2, question: 'blue pearl', card: 'blue pearl' };
  expect(choose.mock.lastCall![0].action).toEqual(asked);
});

test('a free choice asks for its elements', async () => {
  const choose = vi.fn();
  render(Hand, props({ choices: turn(), choose }));
  await fireEvent.click(screen.getByRole('button', { name: 'free choice' }));
  await fireEvent.click(screen.getByRole('button', { name: /Basil/ }));
  const elements = screen.getByRole('group', { name: 'What do you ask about?' });
  await fireEvent.click(within(elements).getByRole('button', { name: 'red' }));
  await fireEvent.click(within(elements).getByRole('button', { name: 'pearl' }));
  expect(choose.mock.calls.map(([choice]) => choice.action.question)).toEqual(['red', 'red pearl']);
});

test('answers are read and found again', async () => {
  const said = { id: 'sleuth-reshuffled' };
  const answered = (question: string) => ({
    type: 'answered',
    asker: 0,
    opponent: 1,
    question,
    card: 'x',
    number: 1,
  });
  const items = ['red', 'opal'].map((question, at) => ({
    number: at + 1,
    at: 0,
    item: { type: 'happened' as const, event: answered(question) },
    said,
  }));
  render(Paper, props({ table: table({ items }) }));
  await fireEvent.click(screen.getByText('Find among them'));
  const filters = screen.getByRole('group', { name: 'Light up by element' });
  await fireEvent.click(within(filters).getByRole('button', { name: 'opal', hidden: true }));
  expect(screen.getByText('1 of 2')).toBeTruthy();
});
