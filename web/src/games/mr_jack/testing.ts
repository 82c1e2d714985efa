/** The first turn as it begins, for the tests of the board. */
import type { Action, View } from '../../wire/games/mr_jack';
import { STILL } from '../boards';
import type { BoardProps, Choice } from '../contract';
import { firstNight } from './opening';

export function viewWith(changed: Partial<View> = {}): View {
  return {
    ...firstNight(),
    awaited: [1],
    lamplight: ['g8', 'g5', 'e5', 'i8'],
    beam: [],
    cards: ['Holmes', 'Watson', 'Smith', 'Lestrade'],
    next_cards: ['Stealthy', 'Goodley', 'Gull', 'Bert'],
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
    ...STILL,
    table: table as BoardProps<View, Action>['table'],
    view: viewWith(),
    foreseen: null,
    seat: 1,
    ...changed,
  };
}
