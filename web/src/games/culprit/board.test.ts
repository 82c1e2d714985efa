import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { TableModel } from '../../table/model';
import type { Action, GameEvent, View } from '../../wire/games/culprit';
import { needGame } from '../../words/words.svelte';
import type { BoardProps } from '../contract';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import moments from './moments.fixture.json';
import Paper from './Paper.svelte';
import type { Offer } from './pointing';

const NAMES = ['Ada', 'Basil', 'Clara', 'Dorothy'];
const chosen = vi.fn<(choice: Offer) => void>();
const marked = vi.fn<(marks: unknown) => void>();

beforeAll(() => needGame('culprit'));
beforeEach(() => {
  chosen.mockClear();
  marked.mockClear();
});

function table(events: GameEvent[] = []): TableModel {
  const items = events.map((event, at) => ({
    number: at + 1,
    at: 0,
    item: { type: 'happened' as const, event },
    said: null,
  }));
  const model: Partial<TableModel> = { id: 't', options: {}, items, aids: 'clerk' };
  return { ...model, name: (seat: number) => NAMES[seat] ?? '?' } as TableModel;
}

function at(moment: keyof typeof moments, given: Partial<BoardProps<View, Action>> = {}) {
  const { view, seat, choices } = moments[moment];
  return {
    table: table(),
    view: view as View,
    seat,
    choices: choices as Offer[],
    composed: [],
    choose: chosen,
    undo: vi.fn(),
    way: 'oracle' as const,
    knowledge: null,
    marks: null,
    setMarks: marked,
    lit: null,
    ...given,
  };
}

const target = (of: Offer) => (of.action.type === 'play' ? of.action.target : null);

test('first the card, then the seat: together they are one choice', async () => {
  const props = at('play');
  render(Board, props);
  render(Hand, props);
  expect(document.querySelectorAll('[data-lit]')).toHaveLength(0);
  await fireEvent.click(screen.getByRole('button', { name: /^Detective/ }));
  expect(chosen).not.toHaveBeenCalled();
  const offers = props.choices.filter(
    ({ action }) => action.type === 'play' && action.card === 'detective',
  );
  expect(document.querySelectorAll('[data-lit]')).toHaveLength(offers.length);
  const last = offers.at(-1)!;
  await fireEvent.click(document.querySelector(`[data-seat="${target(last)}"]`)!);
  expect(chosen.mock.calls).toEqual([[last]]);
});

test('a card that is aimed at nobody is a choice at once', async () => {
  render(Hand, at('play'));
  await fireEvent.click(screen.getByRole('button', { name: /^Maid/ }));
  expect(chosen.mock.calls[0]?.[0].action).toMatchObject({ type: 'play', card: 'maid' });
});

test('a seat that cannot be chosen tells what lies there, and takes my mark', async () => {
  render(Board, at('play', { choices: [] }));
  const other = moments.play.seat === 1 ? 2 : 1;
  await fireEvent.click(document.querySelector(`[data-seat="${other}"]`)!);
  const details = within(screen.getByRole('region', { name: NAMES[other]! }));
  await fireEvent.click(details.getByRole('button', { name: 'culprit?' }));
  expect(marked.mock.calls[0]?.[0]).toMatchObject({ [other]: { opinion: 'suspect' } });
  expect(chosen).not.toHaveBeenCalled();
});

test('the Witness sees the hand and answers', async () => {
  const props = at('answering');
  render(Board, props);
  const shown = within(screen.getByRole('region', { name: /shows you/ }));
  expect(shown.getAllByRole('listitem')).toHaveLength(props.view.shown?.length ?? -1);
  await fireEvent.click(shown.getByRole('button', { name: 'Hand the cards back' }));
  expect(chosen.mock.calls[0]?.[0].action.type).toBe('decline');
});

test('under the hat one points at seats, or at nobody', async () => {
  const props = at('suspecting');
  render(Board, props);
  await fireEvent.click(screen.getByRole('button', { name: 'Suspect nobody' }));
  expect(chosen.mock.calls[0]?.[0].action).toMatchObject({ type: 'suspect', suspect: null });
  const seats = props.choices.filter(
    ({ action }) => action.type === 'suspect' && action.suspect !== null,
  );
  expect(document.querySelectorAll('[data-lit]')).toHaveLength(seats.length);
});

test('everybody who still has to choose is said to, whatever they hold', () => {
  const props = at('sharing', { choices: [] });
  render(Board, props);
  const deciding = screen.getAllByRole('button', { name: /has to decide/ });
  expect(deciding.map((each) => Number(each.dataset['seat'])).sort()).toEqual(props.view.awaited);
});

test('the table dims while my eyes are closed', async () => {
  const events: GameEvent[] = [
    { type: 'dealt', first: 0 },
    { type: 'played', seat: 1, card: 'youngest', target: null },
  ];
  const { rerender } = render(Board, at('play'));
  await rerender({ table: table(events) });
  const scene = screen.getByRole('region', { name: 'Eyes closed' });
  expect(scene.textContent).toContain('Basil alone');
  await fireEvent.click(within(scene).getByRole('button', { name: 'Open your eyes' }));
  expect(screen.queryByRole('region', { name: 'Eyes closed' })).toBeNull();
});

test('arrows walk along the hand, round and round', async () => {
  render(Hand, at('play'));
  const cards = screen.getAllByRole('button');
  cards[0]!.focus();
  await fireEvent.keyDown(cards[0]!, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(cards.at(-1));
  await fireEvent.keyDown(cards.at(-1)!, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(cards[0]);
});

test('what the house works out stands on my paper, with why for what is certain', async () => {
  const knowledge = {
    worlds: '12',
    effective: null,
    chances: { culprit: { B: '1/4', C: '3/4' } },
    certain: [{ subject: 'culprit', answer: 'A', holds: false }],
    subjects: { culprit: { id: 'culprit-name', words: { card: 'culprit' } } },
    answers: {
      A: { id: 'seat', words: { seat: 0 } },
      B: { id: 'seat', words: { seat: 1 } },
      C: { id: 'seat', words: { seat: 2 } },
    },
  };
  const answer = vi.fn(async (_path: string) => ({
    ok: true,
    text: async () => JSON.stringify({ why: [{ id: 'knowledge-open' }] }),
  }));
  vi.stubGlobal('fetch', answer);
  render(Paper, at('play', { knowledge }));
  const panel = screen.getByRole('heading', { name: 'What I know' }).parentElement!;
  expect(panel.textContent).toMatch(/12.*Culprit: not Ada.*Clara\s+75%.*Basil\s+25%/s);
  await fireEvent.click(within(panel).getByRole('button', { name: 'why?' }));
  await within(panel).findByText('That is not certain, so nothing forces it.');
  expect(answer.mock.calls[0]?.[0]).toMatch(/why\?viewer=\d&subject=culprit&answer=A&holds=0$/);
  vi.unstubAllGlobals();
});

test('the oracle has what the clerk has: the cards played in this round', async () => {
  const played = { type: 'played', seat: 3, card: 'first on the scene', target: null } as const;
  const props = at('play', { table: table([{ type: 'dealt', first: 3 }, played]) });
  const { rerender } = render(Paper, props);
  expect(screen.getByText('First on the scene: 1')).toBeTruthy();
  await rerender({ ...props, way: 'paper' });
  expect(screen.queryByText('First on the scene: 1')).toBeNull();
});
