/** What the choices of this moment mean on the map. Nothing here decides what is allowed. */
import type { Action, PawnView, View } from '../../wire/games/scotland_yard';
import type { Choice } from '../contract';

export type Pick = Choice<Action>;
export type Ticket = 'taxi' | 'bus' | 'underground' | 'black' | 'secret' | 'none';
export const MISTER_X = 'X';
export const TICKETS: readonly Ticket[] = ['taxi', 'bus', 'underground', 'black', 'secret', 'none'];

/** A choice that leads to a station. */
export interface Going {
  choice: Pick;
  pawn: string;
  ticket: Ticket;
  station: number;
  double: boolean;
}

/** How a choice leads to a station; null for those that lead nowhere: showing, taking. */
export function going(choice: Pick, view: View): Going | null {
  const { action } = choice;
  switch (action.type) {
    case 'travel':
      return {
        choice,
        pawn: MISTER_X,
        ticket: action.ticket ?? 'none',
        station: action.station,
        double: action.double ?? false,
      };
    case 'move':
      return {
        choice,
        pawn: action.pawn,
        ticket: action.ticket ?? 'none',
        station: action.station,
        double: false,
      };
    case 'choose':
      return {
        choice,
        pawn: ownPawns(view, action.seat)[0]?.name ?? '',
        ticket: 'none',
        station: action.station,
        double: false,
      };
    default:
      return null;
  }
}

/** It belongs to all detectives. */
export function isBobby(pawn: string): boolean {
  return pawn.startsWith('bobby');
}

export function goings(choices: readonly Pick[], view: View): Going[] {
  return choices.flatMap((choice) => going(choice, view) ?? []);
}

/** Choices that are no move on the map. */
export function offers(choices: readonly Pick[], view: View): Pick[] {
  return choices.filter((choice) => going(choice, view) === null);
}

export function ownPawns(view: View, seat: number): PawnView[] {
  return view.pawns.filter((pawn) => pawn.seat === seat);
}

/** The pawns that the choices move, those of the seat before the bobbies. */
export function movers(ways: readonly Going[]): string[] {
  const names = [...new Set(ways.map((way) => way.pawn))];
  return names.sort((a, b) => Number(a.startsWith('bobby')) - Number(b.startsWith('bobby')));
}

/** What I have set aside for a moment: only this pawn, this ticket, or a double move. */
export interface Filter {
  pawn: string | null;
  ticket: Ticket | null;
  double: boolean;
}

export function filtered(ways: readonly Going[], filter: Filter): Going[] {
  return ways.filter(
    (way) =>
      (filter.pawn === null || way.pawn === filter.pawn) &&
      (filter.ticket === null || way.ticket === filter.ticket) &&
      (!filter.double || way.double),
  );
}

export function byStation(ways: readonly Going[]): Map<number, Going[]> {
  const found = new Map<number, Going[]>();
  for (const way of ways) found.set(way.station, [...(found.get(way.station) ?? []), way]);
  return found;
}

export function stationOf(view: View, pawn: string): number | null {
  if (pawn === MISTER_X) return view.x;
  return view.pawns.find((each) => each.name === pawn)?.station ?? null;
}

/** Who stands on which station, as far as the viewer sees. */
export function standing(view: View): Map<number, string[]> {
  const found = new Map<number, string[]>();
  const put = (pawn: string, station: number | null): void => {
    if (station !== null) found.set(station, [...(found.get(station) ?? []), pawn]);
  };
  for (const pawn of view.pawns) put(pawn.name, pawn.station);
  put(MISTER_X, view.x);
  return found;
}

/** Where my own pawns are: what the map opens on. */
export function mine(view: View, seat: number): number[] {
  if (seat === 0) return view.x === null ? [] : [view.x];
  const own = ownPawns(view, seat);
  const waiting = own.filter((pawn) => pawn.to_move);
  return [...waiting, ...own].flatMap((pawn) => pawn.station ?? []);
}

/** The last place of the log after which the viewer saw Mister X, if there is one. */
export function lastSeen(view: View): { place: number; station: number } | null {
  for (let place = view.log.length; place > 0; place--) {
    const station = view.log[place - 1]?.station;
    if (station != null) return { place, station };
  }
  return view.start === null ? null : { place: 0, station: view.start };
}

/** The pawn whose ways are lit: the one picked out, or the first that may move. */
export function activePawn(pawns: readonly string[], picked: string | null): string | null {
  return picked !== null && pawns.includes(picked) ? picked : (pawns[0] ?? null);
}

/** Of several ways to a station the one that costs least: a single move, by an ordinary ticket. */
export function plainest(ways: readonly Going[]): Going | undefined {
  const cost = ({ double, ticket }: Going): number =>
    Number(double) * TICKETS.length + TICKETS.indexOf(ticket);
  return [...ways].sort((a, b) => cost(a) - cost(b))[0];
}

export function isSame(a: Pick, b: Pick | undefined): boolean {
  return JSON.stringify(a.action) === JSON.stringify(b?.action);
}
