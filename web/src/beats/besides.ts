/** What the scenes of the table itself say: the beginning, and a game that was given up. */
import type { NumberedItem } from '../wire/messages';
import { outcomeOf } from '../table/ending';
import type { SceneWords } from './beat';

export function wordsOf(told: NumberedItem): SceneWords {
  const { item } = told;
  if (item.type === 'begun')
    return {
      over: { id: 'client-scene-begun-over' },
      title: { id: 'client-scene-begun' },
      text: { id: 'client-scene-begun-why', words: { seal: item.opening.slice(0, 8) } },
    };
  const text = outcomeOf([told]);
  const title = { id: 'client-over' };
  return text === null ? { title } : { title, text, urgent: true };
}
