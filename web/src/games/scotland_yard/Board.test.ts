import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { needGame } from '../../words/words.svelte';
import Board from './Board.svelte';
import kept from './fixtures.json';
import Hand from './Hand.svelte';
import client from './index';
import Place from './Place.svelte';

class NoResizing {
  observe(): void {}
  disconnect(): void {}
  unobserve(): void {}
}

beforeAll(async () => {
  vi.stubGlobal('ResizeObserver', NoResizing);
  await needGame('scotland_yard');
});

function propsOf(name: keyof typeof kept, given: object = {}): any {
  const found = kept[name];
  const items = found.events.map((event, number) => ({
    number,
    at: 0,
    item: { type: 'happened', event },
  }));
  const table = { id: 'one', items, aids: 'oracle', chairs: [], mine: [found.seat], name: String };
  return {
    table,
    view: found.view,
    seat: found.seat,
    choices: found.choices,
    composed: [],
    choose: vi.fn(),
    undo: vi.fn(),
    knowledge: 'knowledge' in found ? found.knowledge : null,
    marks: null,
    setMarks: vi.fn(),
    way: 'oracle' as const,
    lit: null,
    ...given,
  };
}
/** Asking for a role among so many stations takes seconds. */
const station = (number: number): Element => found(`[data-station="${number}"]`);
const named = (number: number): string => station(number).getAttribute('aria-label') ?? '';
const lit = (): string[] =>
  [...document.querySelectorAll('.station.legal')].map((each) => each.ariaLabel ?? '');

function found(selector: string): Element {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`there is no ${selector}`);
  return element;
}

test('every station says what it is, who stands there and how one gets there', () => {
  const props = propsOf('two');
  render(Board, props);
  expect(document.querySelectorAll('[data-station]')).toHaveLength(199);
  for (const pawn of props.view.pawns)
    expect(named(pawn.station)).toContain(`${pawn.name} stands here`);
  const [first] = props.choices;
  expect(named(first.action.station)).toContain('you can go there');
});

test('Enter on a lit station chooses', async () => {
  const props = propsOf('two');
  render(Board, props);
  const [{ action }] = props.choices;
  await fireEvent.keyDown(station(action.station), { key: 'Enter' });
  expect(props.choose).toHaveBeenCalledOnce();
});

test('Mister X goes by an ordinary ticket unless he says otherwise, and a filter says so', async () => {
  const props = propsOf('mister_x');
  render(Board, props);
  render(Hand, props);
  const [{ action }] = props.choices;
  await fireEvent.keyDown(station(action.station), { key: 'Enter' });
  const [[chosen]] = props.choose.mock.calls;
  expect(chosen.action).toMatchObject({ station: action.station, double: false });
  expect(['taxi', 'bus', 'underground']).toContain(chosen.action.ticket);
  await waitFor(() => found('.card'));
  expect(found('.card').getAttribute('aria-label')).toBe(`Station ${action.station}`);
  const isBlack = (each: Element): boolean => each.textContent.includes('Black');
  await fireEvent.click([...document.querySelectorAll('.card .way')].find(isBlack) as Element);
  expect(props.choose.mock.lastCall[0].action).toMatchObject({ ticket: 'black' });
  await fireEvent.click([...document.querySelectorAll('.tickets button')].find(isBlack) as Element);
  expect(lit().length).toBeGreaterThan(0);
  expect(lit().every((name) => /you can go there with a black ticket/.test(name))).toBe(true);
});

test('a pencil mark is asked to be kept', async () => {
  const props = propsOf('two');
  render(Board, props);
  await fireEvent.click(await screen.findByLabelText('Pencil: mark stations'));
  await fireEvent.keyDown(station(67), { key: 'Enter' });
  expect(props.setMarks).toHaveBeenCalledWith({ stations: { 67: 'ring' } });
  expect(props.choose).not.toHaveBeenCalled();
});

test('after the game the whole way and the whole log lie open', async () => {
  const props = propsOf('over');
  const { container } = render(Board, props);
  await waitFor(() => expect(container.querySelector('.full')).not.toBeNull());
  expect(container.querySelectorAll('.full .step')).toHaveLength(props.view.log.length);
  expect(container.querySelectorAll('.log.over button')).toHaveLength(props.view.log.length);
  expect(container.querySelector('input[type="range"]')).toBeNull();
});

test('at each place lie the tickets that are left', () => {
  const props = propsOf('two');
  render(Place, { ...props, of: 1 });
  const { taxi } = props.view.pawns[0].tickets;
  expect(screen.getAllByRole('img', { name: `Taxi: ${taxi}` })).toHaveLength(1);
  cleanup();
  render(Place, { ...props, of: 0 });
  expect(screen.getByRole('img', { name: `Black tickets: ${props.view.black}` })).toBeTruthy();
});

test('tickets that never run out are said to be so instead of counted', () => {
  const props = propsOf('mister_x');
  render(Place, { ...props, of: 0 });
  for (const kind of ['Taxi', 'Bus', 'Underground'])
    expect(screen.getAllByRole('img', { name: `${kind}: unlimited` })).toHaveLength(1);
  expect(screen.getAllByText('∞')).toHaveLength(3);
  cleanup();
  render(Hand, props);
  expect(screen.getByRole('button', { name: 'Taxi unlimited' })).toBeTruthy();
});

test('the frame is told the round, the heading and the question', () => {
  const props = propsOf('mister_x');
  expect(client.stage?.(props.view)?.words).toMatchObject({ last: 22 });
  expect(client.prompt?.(props)?.words).toMatchObject({ stage: 'choosing' });
  const composed = [props.choices[0]];
  expect(client.prompt?.({ ...props, composed })?.id).toBe('client-scotland-yard-prompt-whole');
  expect(client.group?.(props.choices[0])?.id).toBe('scotland-yard-pick-travel');
  expect(client.chapter?.({ type: 'travelled', place: 4 })?.words).toEqual({ place: 4 });
  expect(client.chapter?.({ type: 'moved' })).toBeNull();
});
