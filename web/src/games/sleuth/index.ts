import type { Action, GameEvent, View } from '../../wire/games/sleuth';
import type { BoardProps, Choice, GameClient } from '../contract';
import type { Sentence } from '../../words/sentence';
import { ofType } from './asking';
import { after, beat } from './beats';
import Board from './Board.svelte';
import { cardSaid } from './gems';
import Hand from './Hand.svelte';
import { missingAt, namingAt } from './naming.svelte';
import Paper from './Paper.svelte';
import Place from './Place.svelte';
import { scene } from './telling';

/** Questions under the card they are asked with; the rest by what it is. */
function group({ action }: Choice<Action>): Sentence | null {
  switch (action.type) {
    case 'ask':
      return { id: 'client-sleuth-group-card', words: { card: cardSaid(action.card) } };
    case 'name':
      return { id: 'client-sleuth-group-name' };
    case 'question':
      return { id: 'client-sleuth-group-question' };
    default:
      return { id: 'client-sleuth-instead' };
  }
}

function prompt({ composed, choices, table }: BoardProps<View, Action>): Sentence | null {
  const names = ofType(choices, 'name').length > 0;
  const questions = ofType(choices, 'question').length > 0;
  if (names && composed.at(-1)?.action.type !== 'name') {
    const [named, missing] = [namingAt(table).picked.length, missingAt(table)];
    return {
      id: 'client-sleuth-prompt-name',
      words: { missing, number: Math.min(named + 1, missing) },
    };
  }
  if (composed.length && !questions) return null;
  if (questions) return { id: 'client-sleuth-prompt-question' };
  if (ofType(choices, 'ask').length) return { id: 'client-sleuth-prompt-ask' };
  return null;
}

/** The story is divided where a turn begins with something asked or exchanged. */
function chapter(event: unknown): Sentence | null {
  const { type } = event as GameEvent;
  return type === 'began' ? { id: 'client-sleuth-chapter-play' } : null;
}

function says(event: unknown): { seat: number; said: Sentence } | null {
  const told = event as GameEvent;
  if (told.type !== 'answered') return null;
  const said = { id: 'client-presence-answer', words: { number: told.number } };
  return { seat: told.opponent, said };
}

function stage(view: View): Sentence {
  return { id: 'client-sleuth-pile', words: { pile: view.pile, used: view.used.length } };
}

const client: GameClient<View, Action> = {
  Board,
  Hand,
  Place,
  Paper,
  noted: 'board',
  seated: true,
  act: { narrow: '212px', wide: '12.25rem' },
  group,
  prompt,
  chapter,
  stage,
  beat,
  after,
  scene,
  says,
  overTable: true,
  pictures: () => import('./Stage.svelte'),
  flying: () => import('./flying'),
  lookBack: () => import('./look-back'),
};
export default client;
