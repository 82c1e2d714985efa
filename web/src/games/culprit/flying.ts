/** Cards: dealt, drawn, thrown away, and from hand to hand; backs where one may not see them. */
import { PILE, seatAt, type Flight, type Flying } from '../../beats/flight';
import type { GameEvent, View } from '../../wire/games/culprit';
import type { StageProps } from '../contract';
import FlyingCard from './FlyingCard.svelte';
import { passes } from './passing';
import { inPlay, storyOf } from './story';

const DISCARDS = '[data-at~="discards"]';
/** One after the other round the table. */
const DEALT = 70;
/** Once the light is on those who give. */
const SOON = 200;

function flights({ event: told, items, view, scene }: StageProps<View>): Flight[] {
  const event = told as GameEvent;
  switch (event.type) {
    case 'dealt':
      return view.seats.map((_, seat) => flight(null, PILE, seatAt(seat), seat * DEALT));
    case 'drew':
      return [flight(event.card ?? null, PILE, seatAt(event.seat))];
    case 'discarded':
      return [flight(event.card, seatAt(event.seat), DISCARDS, 0, PILE)];
    default: {
      const play = inPlay(storyOf(items));
      const late = scene === '' ? 0 : SOON;
      return passes(event, play, view.seats.length).map(({ from, to, card }) =>
        flight(card, seatAt(from), seatAt(to), late),
      );
    }
  }
}

function flight(card: string | null, from: string, to: string, late = 0, or = to): Flight {
  return { piece: card, from: [from], to: [to, or], late };
}

const flying: Flying<View> = { Piece: FlyingCard, flights };
export default flying;
