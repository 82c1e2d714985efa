/** How a night is looked back at: who could still be Jack after each call. */
import type { LookBack } from '../../ending/contract';
import type { GameEvent, View } from '../../wire/games/mr_jack';

const INVESTIGATOR = 1;

/** What was known before the first call, and after each. That Jack was drawn is told twice: to all, and to him. */
function begins(event: GameEvent): boolean {
  if (event.type === 'jack-drawn') return event.character === null;
  return event.type === 'witness-called';
}

const lookBack: LookBack<View> = {
  mark: (told) => (begins(told as GameEvent) ? 'turn' : null),
  from: 0,
  counted: 'client-mr-jack-known',
  drawn: 'bars',
  seats: () => [INVESTIGATOR],
};
export default lookBack;
