/** What is asked of me now, and how the game is told about around the board. */
import type { Action, GameEvent, View } from '../../wire/games/mr_jack';
import type { Sentence } from '../../words/sentence';
import type { BoardProps } from '../contract';
import { TURNS } from './district';
import { pickingAt } from './picking.svelte';
import type { Task } from './targets';

const TASKS: Record<Task, string> = {
  card: 'client-mr-jack-task-card',
  lantern: 'client-mr-jack-task-lantern',
  move: 'client-mr-jack-task-move',
  power: 'client-mr-jack-task-power',
};
const HINTS: Record<Task, string> = {
  card: 'client-mr-jack-hint-card',
  lantern: 'client-mr-jack-hint-lantern',
  move: 'client-mr-jack-hint-move',
  power: 'client-mr-jack-hint-power',
};

export function taskWord(task: Task): string {
  return TASKS[task];
}

/** Null when the move is whole: then the frame says that it can be confirmed. */
export function prompt(props: BoardProps<View, Action>): Sentence | null {
  const picking = pickingAt(props.table);
  const { task, held } = picking;
  const character = props.view.activation?.character ?? '';
  if (!task || isWhole(props)) return null;
  if (held.called) return whistling(props.view, held.called, (held.path?.length ?? 1) - 1);
  if (held.from) return { id: 'client-mr-jack-hint-put', words: { character } };
  if (task === 'power') return { id: HINTS.power, words: { character } };
  return { id: HINTS[task], words: { character: called(character), accuses: accuses(props) } };
}

function whistling(view: View, who: string, points: number): Sentence {
  const left = view.activation?.points ?? 0;
  return { id: 'client-mr-jack-hint-whistle', words: { character: called(who), points, left } };
}

function accuses({ choices }: BoardProps<View, Action>): string {
  return choices.some(({ action }) => action.type === 'accuse') ? 'yes' : 'no';
}

function called(character: string): Sentence {
  return { id: 'mr-jack-character', words: { character } };
}

/** The choices are what the last step could be instead. */
export function isWhole({ composed, choices }: BoardProps<View, Action>): boolean {
  const last = JSON.stringify(composed.at(-1)?.action);
  return choices.some(({ action }) => JSON.stringify(action) === last);
}

export function stage(view: View): Sentence {
  return turnOf(view.turn);
}

function turnOf(turn: number): Sentence {
  return { id: 'mr-jack-turn', words: { turn, last: TURNS } };
}

export function chapter(event: unknown): Sentence | null {
  const told = event as GameEvent;
  return told.type === 'turned-up' ? turnOf(told.turn) : null;
}
