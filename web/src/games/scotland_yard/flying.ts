/** Tickets: a used one goes to Mister X, his own into his log; when he shows himself he takes one of each. */
import { seatAt, type Flight, type Flying } from '../../beats/flight';
import type { GameEvent, View } from '../../wire/games/scotland_yard';
import type { StageProps } from '../contract';
import { stationOf } from './moves';
import Token from './Token.svelte';

const MISTER_X = [seatAt(0), '[data-at="log"]'];
const LOG = ['[data-at="log"] .current', '[data-at="log"]'];
/** The pawn is seen to set out first. */
const PUNCHED = 160;

const stationAt = (station: number): string => `[data-station="${station}"]`;

function flights({ event: told, before }: StageProps<View>): Flight[] {
  const event = told as GameEvent;
  switch (event.type) {
    case 'moved': {
      const seat = before.pawns.find(({ name }) => name === event.pawn)?.seat ?? 0;
      const from = [stationAt(event.came_from), seatAt(seat)];
      return event.ticket ? [{ piece: event.ticket, from, to: MISTER_X, late: PUNCHED }] : [];
    }
    case 'taken': {
      const station = stationOf(before, event.detective) ?? 0;
      return [{ piece: event.ticket, from: [stationAt(station)], to: MISTER_X }];
    }
    case 'travelled':
      return [{ piece: event.ticket ?? 'none', from: [seatAt(0)], to: LOG }];
    default:
      return [];
  }
}

const flying: Flying<View> = { Piece: Token, flights };
export default flying;
