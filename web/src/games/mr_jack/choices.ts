/** How the list of choices is put in order, and which of them are asked about twice. */
import type { Action } from '../../wire/games/mr_jack';
import type { Sentence } from '../../words/sentence';
import type { Choice } from '../contract';

export function groupOf({ action }: Choice<Action>): Sentence | null {
  const kinds: Partial<Record<Action['type'], string>> = {
    move: 'client-mr-jack-task-move',
    stay: 'client-mr-jack-task-move',
    accuse: 'mr-jack-pick-accuse',
    exchange: 'mr-jack-pick-exchange',
    whistle: 'mr-jack-pick-whistle',
    'move-lamp': 'mr-jack-pick-lamp',
    'move-cover': 'mr-jack-pick-cover',
    'move-cordon': 'mr-jack-pick-cordon',
  };
  const id = kinds[action.type];
  return id ? { id } : null;
}

/** An accusation ends the game. */
export function warning({ action }: Choice<Action>): Sentence | null {
  if (action.type !== 'accuse') return null;
  const character = { id: 'mr-jack-character', words: { character: action.character } };
  return { id: 'mr-jack-warn-accuse', words: { character } };
}
