// Made from docs/schemas by scripts/types.js.

export type Action =
  Deal | Draw | Begin | Ask | Exchange | EndTurn | FinalQuestions | Question | Announce | Name;

/**
 * A gem goes to a hand, or with no seat to the middle of the table, face up.
 */
export interface Deal {
  type: 'deal';
  seat: number | null;
  gem: string;
}
/**
 * A search card is turned up from the pile.
 */
export interface Draw {
  type: 'draw';
  card: string;
}
export interface Begin {
  type: 'begin';
  first: number;
}
/**
 * Interrogate one opponent with one of one's search cards.
 */
export interface Ask {
  type: 'ask';
  seat: number;
  opponent: number;
  question: string;
  card: string;
}
/**
 * Exchange all four search cards.
 */
export interface Exchange {
  type: 'exchange';
  seat: number;
}
/**
 * Leave it at one interrogation, where two are allowed.
 */
export interface EndTurn {
  type: 'end-turn';
  seat: number;
}
/**
 * Put one or two last questions to one opponent; then one must name the gem.
 */
export interface FinalQuestions {
  type: 'final';
  seat: number;
  opponent: number;
}
/**
 * One of the last questions.
 */
export interface Question {
  type: 'question';
  seat: number;
  question: string;
}
/**
 * Announce that one will name the missing gem.
 */
export interface Announce {
  type: 'announce';
  seat: number;
}
export interface Name {
  type: 'name';
  seat: number;
  gem: string;
}
export interface Sight {
  game: string;
  rules: number;
  seats: number;
  options: SleuthOptions;
  viewer: number;
  events: (Dealt | LaidOpen | Drew | Reshuffled | Began | Answered | Shown | Exchanged | TurnEnded
    | FinalBegun | Announced | Named | Checked | Learnt | Ended
  )[];
  view: SleuthView;
}
export interface SleuthOptions {
  missing?: number;
  winners?: number;
  extra_interrogations?: boolean;
  super_sleuth?: boolean;
  small?: string;
}
/**
 * A gem went to a hand; which one is told to that hand alone.
 */
export interface Dealt {
  type: 'dealt';
  seat: number;
  gem?: string | null;
}
export interface LaidOpen {
  type: 'laid-open';
  gem: string;
}
export interface Drew {
  type: 'drew';
  seat: number;
  card: string;
}
/**
 * The used search cards have become the pile.
 */
export interface Reshuffled {
  type: 'reshuffled';
}
export interface Began {
  type: 'began';
  seat: number;
}
/**
 * An interrogation, or with no card one of the final questions.
 */
export interface Answered {
  type: 'answered';
  asker: number;
  opponent: number;
  question: string;
  card: string | null;
  number: number;
}
/**
 * The gems that a two-element answer was about, for the two concerned.
 */
export interface Shown {
  type: 'shown';
  asker: number;
  opponent: number;
  gems: string[];
}
export interface Exchanged {
  type: 'exchanged';
  seat: number;
}
export interface TurnEnded {
  type: 'turn-ended';
  seat: number;
}
export interface FinalBegun {
  type: 'final-begun';
  seat: number;
  opponent: number;
}
export interface Announced {
  type: 'announced';
  seat: number;
}
/**
 * For the seat that names: what it has put on its own sheet.
 */
export interface Named {
  type: 'named';
  seat: number;
  gem: string;
}
export interface Checked {
  type: 'checked';
  seat: number;
  right: boolean;
  gems?: string[] | null;
}
/**
 * For the seat that named: the missing gems, which it has now seen.
 */
export interface Learnt {
  type: 'learnt';
  seat: number;
  gems: string[];
}
export interface Ended {
  type: 'ended';
  reason: string;
  winners: number[];
}
export interface SleuthView {
  viewer: number;
  turn: number | null;
  awaited: number[];
  may_act: number[];
  seats: SeatView[];
  open_gems: string[];
  pile: number;
  used: string[];
  final: FinalView | null;
  naming: number | null;
  over: boolean;
  hand: string[] | null;
  named: string[] | null;
  missing: string[] | null;
  hands: string[][] | null;
}
/**
 * One player as everybody sees them.
 */
export interface SeatView {
  gems: number;
  cards: string[];
  place: number | null;
  out: boolean;
}
export interface FinalView {
  opponent: number;
  asked: number;
}

export type GameEvent = Sight['events'][number];
export type View = Sight['view'];
