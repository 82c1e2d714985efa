/** How a chase is looked back at: where the detectives could believe him, move by move. */
import type { LookBack } from '../../ending/contract';
import type { GameEvent, View } from '../../wire/games/scotland_yard';

const lookBack: LookBack<View> = {
  mark: (event) => ((event as GameEvent).type === 'travelled' ? 'turn' : null),
  counted: 'client-scotland-yard-known',
  drawn: 'bars',
  below: true,
  passing: 'client-scotland-yard-known-at',
  // What one detective is told all are told.
  seats: () => [1],
  row: 'client-scotland-yard-known-detectives',
};
export default lookBack;
