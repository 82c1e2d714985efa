/** How a night is looked back at: who could still be Jack after each call. */
import type { LookBack } from '../../ending/contract';
import type { GameEvent, View } from '../../wire/games/mr_jack';

/** What was known before the first call, and after each. */
const TURNS = ['jack-drawn', 'witness-called'];
const INVESTIGATOR = 1;

const lookBack: LookBack<View> = {
  mark: (event) => (TURNS.includes((event as GameEvent).type) ? 'turn' : null),
  from: 0,
  counted: 'client-mr-jack-known',
  drawn: 'bars',
  seats: () => [INVESTIGATOR],
};
export default lookBack;
