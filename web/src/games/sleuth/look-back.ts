/** How a case is looked back at: which gems could still be missing, question by question. */
import type { LookBack } from '../../ending/contract';
import type { GameEvent, View } from '../../wire/games/sleuth';

const TURNS = ['answered', 'exchanged', 'announced'];

const lookBack: LookBack<View> = {
  mark: (event) => (TURNS.includes((event as GameEvent).type) ? 'turn' : null),
  counted: 'client-sleuth-known',
  drawn: 'lines',
};
export default lookBack;
