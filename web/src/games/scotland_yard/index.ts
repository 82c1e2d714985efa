import type { Action, GameEvent, View } from '../../wire/games/scotland_yard';
import type { Sentence } from '../../words/sentence';
import { SPECTATOR, type BoardProps, type Choice, type GameClient } from '../contract';
import { after, beat } from './beats';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { going, isBobby, isSame } from './moves';
import { noticed } from './net';
import Paper from './Paper.svelte';
import Place from './Place.svelte';
import { pawnSentence } from './said';
import { scene } from './telling';

const client: GameClient<View, Action> = {
  Board,
  Hand,
  Place,
  Paper,
  rails: 'one',
  seated: true,
  act: { narrow: '232px', wide: '16rem' },
  group,
  shared: ({ action }) => action.type === 'move' && isBobby(action.pawn),
  prompt,
  stage: (view) => ({
    id: 'scotland-yard-round',
    words: { round: view.round, last: view.last_round },
  }),
  chapter,
  beat,
  after,
  noticed,
  scene,
  pictures: () => import('./Stage.svelte'),
  flying: () => import('./flying'),
  lookBack: () => import('./look-back'),
  eyes: (seat) => (seat === 0 ? SPECTATOR : seat),
};
export default client;

/** A detective's choices by pawn, Mister X's by ticket. */
function group({ action }: Choice<Action>): Sentence | null {
  if (action.type === 'move') return pawnSentence(action.pawn);
  if (action.type === 'take') return pawnSentence(action.detective);
  if (action.type !== 'travel') return null;
  const { ticket, double } = action;
  return {
    id: 'scotland-yard-pick-travel',
    words: { ticket: ticket ?? 'none', double: double ? 'yes' : 'no' },
  };
}

function prompt({ view, choices, composed }: BoardProps<View, Action>): Sentence | null {
  if (choices.length === 0) return null;
  const last = composed.at(-1);
  const whole = last !== undefined && choices.some((each) => isSame(each, last));
  if (whole) return { id: 'client-scotland-yard-prompt-whole' };
  const stage = choices[0]?.action.type === 'choose' ? 'beginning' : view.stage;
  return {
    id: 'client-scotland-yard-prompt',
    words: { stage, goes: going(choices[0] as Choice<Action>, view) ? 'yes' : 'no' },
  };
}

/** Every move of Mister X opens a chapter of the story. */
function chapter(event: unknown): Sentence | null {
  const happened = event as GameEvent;
  if (happened.type !== 'travelled') return null;
  return { id: 'client-scotland-yard-chapter', words: { place: happened.place } };
}
