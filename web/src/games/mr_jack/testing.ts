/** The first turn as it begins, for the tests of the board. */
import type { Action, View } from '../../wire/games/mr_jack';
import type { BoardProps, Choice } from '../contract';

const START: Record<string, [string, boolean]> = {
  Holmes: ['g5', true],
  Watson: ['a3', false],
  Smith: ['g8', true],
  Lestrade: ['e5', true],
  Stealthy: ['i4', false],
  Goodley: ['m10', false],
  Gull: ['e9', false],
  Bert: ['i8', true],
};

export function viewWith(changed: Partial<View> = {}): View {
  const characters = Object.fromEntries(
    Object.entries(START).map(([who, [cell, visible]]) => [
      who,
      { cell, innocent: false, visible },
    ]),
  );
  return {
    viewer: 1,
    turn: 1,
    awaited: [1],
    witness: true,
    characters,
    lantern: 'NE',
    lamps: { b2: '1', l11: '2', c7: '3', k6: '4', f5: 'plain', h8: 'plain' },
    covers: ['c2', 'l12'],
    cordons: ['NE', 'SW'],
    lamplight: ['g8', 'g5', 'e5', 'i8'],
    beam: [],
    cards: ['Holmes', 'Watson', 'Smith', 'Lestrade'],
    played: [],
    next_cards: ['Stealthy', 'Goodley', 'Gull', 'Bert'],
    activation: null,
    alibi_counts: [0, 0],
    pile: 7,
    over: false,
    alibis: [],
    jack: null,
    all_alibis: null,
    ...changed,
  };
}

/** The view with somebody moved. */
export function movedTo(view: View, who: string, cell: string, visible: boolean): View {
  const characters = { ...view.characters, [who]: { cell, innocent: false, visible } };
  return { ...view, characters };
}

export function activation(character: string, points = 0): View['activation'] {
  const nothing = { moved: false, power_used: false, turning: false, whistled: [] as string[] };
  return { character, points, ...nothing };
}

export function offer(action: Action): Choice<Action> {
  return { action, said: { id: 'mr-jack-may-activate', words: { character: action.type } } };
}

export function whistle(character: string, points: number, to: string): Choice<Action> {
  return offer({ type: 'whistle', seat: 1, character, points, to });
}

export function propsWith(
  changed: Partial<BoardProps<View, Action>> = {},
): BoardProps<View, Action> {
  const table = { name: (seat: number) => (seat === 0 ? 'Jack' : 'Ada'), id: 'table' };
  return {
    table: table as BoardProps<View, Action>['table'],
    view: viewWith(),
    foreseen: null,
    seat: 1,
    choices: [],
    composed: [],
    choose: () => undefined,
    undo: () => undefined,
    way: 'oracle',
    knowledge: null,
    marks: null,
    setMarks: () => undefined,
    lit: null,
    ...changed,
  };
}
