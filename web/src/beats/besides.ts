/** What the scenes of the table itself say: the beginning, and a game that was given up. */
import type { NumberedItem } from '../wire/messages';
import { outcomeOf } from '../table/ending';
import type { SceneWords } from './beat';

/** `role` is what I stand for in this game, if I stand for something. */
export function wordsOf(told: NumberedItem, role: string | null): SceneWords {
  const { item } = told;
  if (item.type === 'begun') {
    const id = role === null ? 'client-scene-begun-why' : 'client-scene-begun-role';
    return {
      over: { id: 'client-scene-begun-over' },
      title: { id: 'client-scene-begun' },
      text: { id, words: { seal: item.opening.slice(0, 8), role: role ?? '' } },
    };
  }
  const text = outcomeOf([told]);
  const title = { id: 'client-over' };
  return text === null ? { title } : { title, text, urgent: true };
}
