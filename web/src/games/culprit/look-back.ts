/** How a round is looked back at: in whose hand the Culprit could lie, card by card. */
import type { LookBack } from '../../ending/contract';
import type { GameEvent, View } from '../../wire/games/culprit';
import Way from './Way.svelte';

const lookBack: LookBack<View> = {
  mark: (event) => {
    const { type } = event as GameEvent;
    return type === 'played' ? 'turn' : type === 'dealt' ? 'anew' : null;
  },
  counted: 'client-culprit-known',
  drawn: 'rows',
  below: true,
  holds: (view, seat) => view.hands?.[seat]?.includes('culprit') ?? false,
  points: (view) => view.seats.map((each) => each.points),
  Laid: Way,
};
export default lookBack;
