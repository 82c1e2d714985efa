/** A table of Sleuth as a test lays it: three players, my seat is the first. */
import type { TableModel } from '../../table/model';
import type { Action, View } from '../../wire/games/sleuth';
import type { NumberedItem } from '../../wire/messages';
import type { BoardProps, Choice } from '../contract';
import { elementsOf, GEMS, isFree, questionSaid, type Element } from './gems';

export const NAMES = ['Ada', 'Basil', 'Clara'];

export function view(changes: Partial<View> = {}): View {
  const player = { gems: 11, cards: ['red', 'blue pearl', 'pair ?', '?'], place: null, out: false };
  return {
    viewer: 0,
    turn: 0,
    awaited: [0],
    may_act: [0, 1, 2],
    seats: [player, { ...player, cards: ['opal'] }, { ...player, cards: ['green'] }],
    open_gems: GEMS.slice(11, 13).map((gem) => gem.text),
    pile: 42,
    used: [],
    final: null,
    naming: null,
    over: false,
    hand: GEMS.slice(0, 11).map((gem) => gem.text),
    named: null,
    missing: null,
    hands: null,
    ...changes,
  };
}

export function told(...events: unknown[]): NumberedItem[] {
  const said = { id: 'sleuth-reshuffled' };
  return events.map((event, at) => ({
    number: at + 1,
    at: 0,
    item: { type: 'happened', event },
    said,
  }));
}

export function table(changes: Partial<TableModel> = {}): TableModel {
  return {
    id: 'table',
    game: 'sleuth',
    setup: { game: 'sleuth', seats: [] },
    options: {},
    phase: 'playing',
    chairs: [],
    mine: [0],
    awaited: [0],
    items: [],
    aids: 'oracle',
    name: (seat) => NAMES[seat] ?? '?',
    ...changes,
  } as TableModel;
}

const PAIRED: Element[] = ['diamond', 'pearl', 'opal', 'red', 'blue', 'green', 'yellow'];

function questions(card: string): string[] {
  if (!isFree(card)) return [card];
  const printed = elementsOf(card);
  if (printed.length) return [printed[0]!, ...PAIRED.map((each) => `${each} ${printed[0]}`)];
  return ['red', 'blue', 'pearl', 'red pearl', 'blue pearl', 'red pair'];
}

/** What may be asked with the cards of `view`, and the rest of a turn. */
export function turn(): Choice<Action>[] {
  const asks = view().seats[0]!.cards.flatMap((card) =>
    questions(card).flatMap((question) =>
      [1, 2].map((opponent) => ({ type: 'ask' as const, seat: 0, opponent, question, card })),
    ),
  );
  const finals = [1, 2].map((opponent) => ({ type: 'final' as const, seat: 0, opponent }));
  const rest: Action[] = [{ type: 'exchange', seat: 0 }, ...finals, { type: 'announce', seat: 0 }];
  return [...asks, ...rest].map((action) => ({ action, said: questionSaid([]) }));
}

export function names(...gems: string[]): Choice<Action>[] {
  return gems.map((gem) => ({ action: { type: 'name', seat: 0, gem }, said: questionSaid([]) }));
}

export function props(changes: Partial<BoardProps<View, Action>> = {}): BoardProps<View, Action> {
  return {
    table: table(),
    view: view(),
    seat: 0,
    choices: [],
    composed: [],
    choose: () => {},
    undo: () => {},
    knowledge: null,
    marks: null,
    setMarks: () => {},
    way: 'clerk',
    lit: null,
    ...changes,
  };
}
