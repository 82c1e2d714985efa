/** What the frame says in this game: what is asked of me, and how far the game is. */
import type { Action, GameEvent, View } from '../../wire/games/culprit';
import type { Sentence } from '../../words/sentence';
import type { BoardProps, Choice } from '../contract';
import { pickedCard } from './picking.svelte';
import { nameOf } from './said';

const QUESTIONS: Record<string, string> = {
  playing: 'culprit-which-card',
  discarding: 'culprit-which-discard',
  sharing: 'client-culprit-which-sharing',
  swapping: 'culprit-which-gift',
  gathering: 'client-culprit-which-panic',
  answering: 'culprit-will-you-trade',
  suspecting: 'culprit-which-culprit',
  'suspecting-accomplices': 'culprit-which-accomplices',
};

/** First the card, then whom it is aimed at. */
export function prompt(props: BoardProps<View, Action>): Sentence | null {
  if (props.choices.length === 0) return null;
  const card = pickedCard(props);
  if (card !== null && props.composed.length === 0)
    return { id: 'client-culprit-aim', words: { card: nameOf(card) } };
  const id = QUESTIONS[props.view.stage];
  return id ? { id } : null;
}

/** All ways to play one card stand under its name. */
export function group({ action }: Choice<Action>): Sentence | null {
  if (action.type !== 'play' || typeof action.target !== 'number') return null;
  return { id: 'culprit-pick-card', words: { card: nameOf(action.card) } };
}

export function chapter(event: unknown): Sentence | null {
  return (event as GameEvent).type === 'dealt' ? { id: 'client-culprit-chapter' } : null;
}
