// Made from docs/schemas by scripts/types.js.

export type Action = Start | Choose | Travel | Show | Hide | Take | Move;

/**
 * A start card: where a pawn, or Mister X in secret, begins.
 */
export interface Start {
  type: 'start';
  pawn: string;
  station: number;
}
/**
 * A beginner chooses where to begin.
 */
export interface Choose {
  type: 'choose';
  seat: number;
  station: number;
}
/**
 * Mister X goes one step; with `double` it is the first of two.
 */
export interface Travel {
  type: 'travel';
  seat: number;
  ticket: ('black' | 'bus' | 'secret' | 'taxi' | 'underground') | null;
  station: number;
  double?: boolean;
}
/**
 * Mister X shows himself of his own will.
 */
export interface Show {
  type: 'show';
  seat: number;
}
/**
 * Mister X does not show himself.
 */
export interface Hide {
  type: 'hide';
  seat: number;
}
/**
 * Mister X, having shown himself, takes a ticket away.
 */
export interface Take {
  type: 'take';
  seat: number;
  detective: string;
  ticket: 'bus' | 'taxi' | 'underground';
}
/**
 * A detective or a bobby goes to the next stop.
 */
export interface Move {
  type: 'move';
  seat: number;
  pawn: string;
  ticket: ('bus' | 'taxi' | 'underground') | null;
  station: number;
}
export interface Sight {
  game: string;
  rules: number;
  seats: number;
  options: ScotlandYardOptions;
  viewer: number;
  events: (Started | CardDrawn | Travelled | Noted | Seen | Reappeared | Showed | StayedHidden
    | Taken | Moved | Skipped | Caught | Ended
  )[];
  view: ScotlandYardView;
}
export interface ScotlandYardOptions {
  form?: '1983' | '2014' | '2014-two' | 'beginners';
  voluntary_showing?: boolean;
  small?: string;
}
/**
 * A pawn stands on its first station.
 */
export interface Started {
  type: 'started';
  pawn: string;
  station: number;
}
/**
 * Mister X has his start card; nobody else sees it.
 */
export interface CardDrawn {
  type: 'card-drawn';
}
/**
 * Mister X has filled a place of his log; with `double` he goes on at once.
 */
export interface Travelled {
  type: 'travelled';
  place: number;
  ticket: ('black' | 'bus' | 'secret' | 'taxi' | 'underground') | null;
  double: boolean;
}
/**
 * For Mister X: the station he has written down; place 0 is his start card.
 */
export interface Noted {
  type: 'noted';
  place: number;
  station: number;
}
/**
 * Mister X is in sight after this place of his log, and leaves it at his next move.
 */
export interface Seen {
  type: 'seen';
  place: number;
  station: number;
}
/**
 * Beginners: where his secret move had taken him.
 */
export interface Reappeared {
  type: 'reappeared';
  place: number;
  station: number;
}
/**
 * He shows himself of his own will.
 */
export interface Showed {
  type: 'showed';
  place: number;
  station: number;
}
/**
 * He might have shown himself.
 */
export interface StayedHidden {
  type: 'stayed-hidden';
}
export interface Taken {
  type: 'taken';
  detective: string;
  ticket: 'bus' | 'taxi' | 'underground';
}
export interface Moved {
  type: 'moved';
  seat: number;
  pawn: string;
  ticket: ('bus' | 'taxi' | 'underground') | null;
  came_from: number;
  station: number;
}
/**
 * A pawn that cannot move stays where it is this round.
 */
export interface Skipped {
  type: 'skipped';
  pawn: string;
  station: number;
}
export interface Caught {
  type: 'caught';
  pawn: string;
  station: number;
}
export interface Ended {
  type: 'ended';
  reason: string;
  winners: number[];
}
export interface ScotlandYardView {
  viewer: number;
  form: string;
  stage: string;
  awaited: number[];
  over: boolean;
  round: number;
  pawns: PawnView[];
  start: number | null;
  log: LogEntry[];
  log_length: number;
  showing: number[];
  last_round: number;
  x: number | null;
  black: number;
  doubles: number;
  pool: 'unlimited' | Tickets | null;
  taken: Tickets | null;
  taking: string | null;
}
export interface PawnView {
  name: string;
  seat: number | null;
  station: number | null;
  to_move: boolean;
  tickets: Tickets | null;
}
export interface Tickets {
  taxi: number;
  bus: number;
  underground: number;
}
export interface LogEntry {
  ticket: ('black' | 'bus' | 'secret' | 'taxi' | 'underground') | null;
  station: number | null;
}

export type GameEvent = Sight['events'][number];
export type View = Sight['view'];
