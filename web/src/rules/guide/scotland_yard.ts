/** The pieces of London in the guide: who stands where, and what is in the log. */
import { linesOf, nextStops } from '../../games/scotland_yard/map';
import { MISTER_X } from '../../games/scotland_yard/moves';
import type { LogEntry, Moved, View } from '../../wire/games/scotland_yard';

export const LINES = linesOf('2014');
export const SHOWING = [3, 8, 13, 18, 24];
export const LOG_LENGTH = 24;
const DETECTIVES = 3;

export function detective(number: number): string {
  return `detective ${number}`;
}

/** A table with three detectives, and so much in the log. */
export function yard(log: LogEntry[], pawns: Partial<View['pawns'][number]> = {}): View {
  return {
    viewer: 1,
    form: '2014',
    stage: 'detectives',
    awaited: [],
    over: false,
    round: 1,
    pawns: Array.from({ length: DETECTIVES }, (_, at) => ({
      name: detective(at + 1),
      seat: at + 1,
      station: null,
      to_move: false,
      tickets: null,
      ...pawns,
    })),
    start: null,
    log,
    log_length: LOG_LENGTH,
    showing: SHOWING,
    last_round: LOG_LENGTH,
    x: null,
    black: 0,
    doubles: 0,
    pool: null,
    taken: null,
    taking: null,
  };
}

/** Seen by all: a detective has gone on by bus. */
export function byBus(): Moved {
  const came_from = 108;
  const [station = came_from] = nextStops(LINES, came_from, 'bus');
  return { type: 'moved', seat: 1, pawn: detective(1), ticket: 'bus', came_from, station };
}

/** Taxis alone stop where he stands, and detectives all around him. */
export function shutIn(station: number): Map<string, number> {
  const around = nextStops(LINES, station, 'taxi');
  return new Map([
    ...around.map((each, at) => [detective(at + 1), each] as const),
    [MISTER_X, station],
  ]);
}

/** A log from the first place to the last, of ordinary tickets. */
export function wholeLog(): LogEntry[] {
  const TICKETS = ['taxi', 'bus', 'taxi', 'underground'] as const;
  return Array.from({ length: LOG_LENGTH }, (_, at) => ({
    ticket: TICKETS[at % TICKETS.length] ?? null,
    station: null,
  }));
}
