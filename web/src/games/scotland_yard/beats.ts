/** How the chase is shown: what takes its time, and the view after each event. */
import { ending, MOVE, type Beat } from '../../beats/beat';
import type { Cue } from '../../sound/names';
import type { GameEvent, View } from '../../wire/games/scotland_yard';

type Ticket = 'black' | 'bus' | 'secret' | 'taxi' | 'underground' | null;

/** The fog has parted. */
const PARTED = 900;
/** The second of two tickets, a breath after the first. */
export const AGAIN = 420;
const SEEN = { cue: 'fog', later: [['sting', PARTED]] } as const;

export function beat(told: unknown, mine: readonly number[]): Beat | null {
  const event = told as GameEvent;
  switch (event.type) {
    case 'travelled':
      return travelled(event.ticket, event.double, mine);
    case 'moved':
      return { length: MOVE, cue: sound(event.ticket) };
    case 'skipped':
    case 'stayed-hidden':
      return { length: 500 };
    case 'taken':
      return { length: 800, cue: 'ticket' };
    case 'seen':
    case 'reappeared':
      return mine.includes(0)
        ? { length: 700, cue: 'fog' }
        : { length: 4800, ...SEEN, scene: 'seen' };
    case 'showed':
      return { length: 4400, ...SEEN, scene: 'showed' };
    case 'caught':
      return { length: 4200, cue: 'arrest', scene: 'caught' };
    case 'ended':
      return ended(event.winners, mine);
    default:
      return null;
  }
}

/** Fog over the map, if it is he who wins. */
function ended(winners: readonly number[], mine: readonly number[]): Beat {
  const end = ending(winners, mine);
  const cue = end.cue ?? 'right';
  return winners.includes(0) ? { ...end, cue: 'fog', later: [[cue, PARTED]] } : end;
}

/** Mister X has seen his own move while he made it. */
function travelled(ticket: Ticket, double: boolean, mine: readonly number[]): Beat {
  if (mine.includes(0)) return { length: 0, cue: sound(ticket) };
  if (double) return { length: 1600, cue: 'ticket', later: [['ticket', AGAIN]], scene: 'double' };
  if (ticket === 'black' || ticket === 'secret')
    return { length: 1700, cue: 'black', scene: 'black' };
  return { length: MOVE, cue: sound(ticket) };
}

function sound(ticket: Ticket): Cue {
  return ticket === null || ticket === 'secret' ? 'step' : ticket;
}

export function after(view: View, told: unknown): View {
  const event = told as GameEvent;
  switch (event.type) {
    case 'started':
      return placed(view, event.pawn, event.station);
    case 'moved':
      return placed(paid(view, event.pawn, event.ticket), event.pawn, event.station, false);
    case 'skipped':
      return placed(view, event.pawn, event.station, false);
    case 'travelled':
      return { ...logged(view, event.place, { ticket: event.ticket }), x: ownStation(view) };
    case 'noted':
      return { ...logged(view, event.place, { station: event.station }), x: event.station };
    case 'seen':
    case 'reappeared':
    case 'showed':
      return { ...logged(view, event.place, { station: event.station }), x: event.station };
    default:
      return view;
  }
}

/** Whoever does not see him does not see where he goes from here. */
function ownStation(view: View): number | null {
  return view.viewer === 0 ? view.x : null;
}

function logged(view: View, place: number, entry: Partial<View['log'][number]>): View {
  if (place < 1) return view;
  const log = [...view.log];
  log[place - 1] = { ticket: null, station: null, ...log[place - 1], ...entry };
  return { ...view, log };
}

function placed(view: View, name: string, station: number, to_move?: boolean): View {
  const pawns = view.pawns.map((pawn) =>
    pawn.name === name ? { ...pawn, station, to_move: to_move ?? pawn.to_move } : pawn,
  );
  return { ...view, pawns };
}

function paid(view: View, name: string, ticket: 'bus' | 'taxi' | 'underground' | null): View {
  if (ticket === null) return view;
  const pawns = view.pawns.map((pawn) =>
    pawn.name === name && pawn.tickets
      ? { ...pawn, tickets: { ...pawn.tickets, [ticket]: pawn.tickets[ticket] - 1 } }
      : pawn,
  );
  return { ...view, pawns, pool: given(view.pool, ticket) };
}

/** What a detective has used is Mister X's from then on, where he does not have enough anyway. */
function given(pool: View['pool'], ticket: 'bus' | 'taxi' | 'underground'): View['pool'] {
  if (pool === null || pool === 'unlimited') return pool;
  return { ...pool, [ticket]: pool[ticket] + 1 };
}
