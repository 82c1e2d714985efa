/** Search cards, which all may see, and a gem that others are shown: a back. */
import { PILE, seatAt, type Flight, type Flying } from '../../beats/flight';
import type { GameEvent, View } from '../../wire/games/sleuth';
import type { StageProps } from '../contract';
import { isDealing } from './beats';
import FlyingPiece, { type Piece } from './FlyingPiece.svelte';
import { elementsOf } from './gems';

/** Once the answer has been read. */
const ANSWERED = 700;
const ONE_BY_ONE = 70;

function flights({ event: told, before, seat }: StageProps<View>): Flight[] {
  const event = told as GameEvent;
  switch (event.type) {
    case 'drew':
      if (isDealing(before)) return [];
      return [flight({ card: event.card }, PILE, seatAt(event.seat))];
    case 'exchanged':
      return (before.seats[event.seat]?.cards ?? []).map((card, at) =>
        flight({ card }, seatAt(event.seat), PILE, at * ONE_BY_ONE),
      );
    case 'answered':
      return shown(event, seat);
    default:
      return [];
  }
}

/** Whoever is concerned is told in a scene of its own; the others see that something is shown. */
function shown(
  event: { asker: number; opponent: number; question: string; number: number },
  seat: number,
): Flight[] {
  const { asker, opponent, question, number } = event;
  const concerned = seat === asker || seat === opponent;
  if (concerned || number === 0 || elementsOf(question).length < 2) return [];
  return [flight('gem', seatAt(opponent), seatAt(asker), ANSWERED)];
}

function flight(piece: Piece, from: string, to: string, late = 0): Flight {
  return { piece, from: [from], to: [to], late };
}

const flying: Flying<View> = { Piece: FlyingPiece, flights };
export default flying;
