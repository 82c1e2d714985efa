// Made from docs/schemas by scripts/types.js.

export type Action = DrawJack | TurnUp | DrawAlibi | Activate | Move | Stay | Leave | Accuse
  | TurnLantern | MoveLamp | MoveCordon | MoveCover | Whistle | Exchange;

/**
 * The alibi card that says who Jack is.
 */
export interface DrawJack {
  type: 'draw-jack';
  character: string;
}
/**
 * A character card is turned up.
 */
export interface TurnUp {
  type: 'turn-up';
  character: string;
}
/**
 * A card from the alibi pile, for the seat that plays Holmes.
 */
export interface DrawAlibi {
  type: 'draw-alibi';
  seat: number;
  character: string;
}
/**
 * Play one of the cards that lie face up.
 */
export interface Activate {
  type: 'activate';
  seat: number;
  character: string;
}
/**
 * Move the active character; the way does not matter.
 */
export interface Move {
  type: 'move';
  seat: number;
  to: string;
}
/**
 * Leave a character where it is that can reach no free cell.
 */
export interface Stay {
  type: 'stay';
  seat: number;
}
/**
 * Jack leaves the district.
 */
export interface Leave {
  type: 'leave';
  seat: number;
  exit: string;
}
/**
 * End the active character's move on the cell of another and accuse it.
 */
export interface Accuse {
  type: 'accuse';
  seat: number;
  character: string;
}
export interface TurnLantern {
  type: 'turn-lantern';
  seat: number;
  direction: string;
}
/**
 * Smith's power: a lit tile goes to an unlit lamp.
 */
export interface MoveLamp {
  type: 'move-lamp';
  seat: number;
  start: string;
  to: string;
}
/**
 * Lestrade's power: a cordon goes to an open exit.
 */
export interface MoveCordon {
  type: 'move-cordon';
  seat: number;
  start: string;
  to: string;
}
/**
 * Bert's power: a cover goes to an open manhole.
 */
export interface MoveCover {
  type: 'move-cover';
  seat: number;
  start: string;
  to: string;
}
/**
 * Goodley's power: one character comes nearer, for so many of the points.
 */
export interface Whistle {
  type: 'whistle';
  seat: number;
  character: string;
  points: number;
  to: string;
}
/**
 * Gull's power: he and another change places.
 */
export interface Exchange {
  type: 'exchange';
  seat: number;
  character: string;
}
export interface Sight {
  game: string;
  rules: number;
  seats: number;
  options: MrJackOptions;
  viewer: number;
  events: (JackDrawn | TurnedUp | Activated | Moved | Stayed | LanternTurned | LampMoved
    | CordonMoved | CoverMoved | Whistled | Exchanged | AlibiDrawn | Accused | Left | WitnessCalled
    | LampPutOut | Ended
  )[];
  view: MrJackView;
}
export interface MrJackOptions {
  small?: string;
}
/**
 * Jack has drawn who he is; the card is told to Jack alone.
 */
export interface JackDrawn {
  type: 'jack-drawn';
  character?: string | null;
}
/**
 * Cards of this turn lie face up: one by one, or the last four together.
 */
export interface TurnedUp {
  type: 'turned-up';
  turn: number;
  characters: string[];
}
export interface Activated {
  type: 'activated';
  seat: number;
  character: string;
}
export interface Moved {
  type: 'moved';
  seat: number;
  character: string;
  start: string;
  to: string;
}
export interface Stayed {
  type: 'stayed';
  seat: number;
  character: string;
}
export interface LanternTurned {
  type: 'lantern-turned';
  seat: number;
  direction: string;
}
export interface LampMoved {
  type: 'lamp-moved';
  seat: number;
  tile: string;
  start: string;
  to: string;
}
export interface CordonMoved {
  type: 'cordon-moved';
  seat: number;
  start: string;
  to: string;
}
export interface CoverMoved {
  type: 'cover-moved';
  seat: number;
  start: string;
  to: string;
}
export interface Whistled {
  type: 'whistled';
  seat: number;
  character: string;
  way: string[];
}
/**
 * Gull and another have changed places.
 */
export interface Exchanged {
  type: 'exchanged';
  seat: number;
  character: string;
}
/**
 * Somebody has an alibi card more; which one is told to that seat alone.
 */
export interface AlibiDrawn {
  type: 'alibi-drawn';
  seat: number;
  character?: string | null;
}
export interface Accused {
  type: 'accused';
  seat: number;
  accuser: string;
  accused: string;
  right: boolean;
}
export interface Left {
  type: 'left';
  seat: number;
  character: string;
  exit: string;
}
/**
 * The call at the end of a turn, and who has become innocent by it.
 */
export interface WitnessCalled {
  type: 'witness-called';
  turn: number;
  witness: boolean;
  innocent: string[];
}
export interface LampPutOut {
  type: 'lamp-put-out';
  tile: string;
  lamp: string;
}
export interface Ended {
  type: 'ended';
  reason: string;
  winners: number[];
}
export interface MrJackView {
  viewer: number;
  turn: number;
  awaited: number[];
  witness: boolean;
  characters: {
    [k: string]: CharacterView;
  };
  lantern: string;
  lamps: {
    [k: string]: string;
  };
  covers: string[];
  cordons: string[];
  lamplight: string[];
  beam: string[];
  cards: string[];
  played: string[];
  next_cards: string[] | null;
  activation: ActivationView | null;
  alibi_counts: number[];
  pile: number;
  over: boolean;
  alibis: string[] | null;
  jack: string | null;
  all_alibis: string[][] | null;
}
export interface CharacterView {
  cell: string;
  innocent: boolean;
  visible: boolean;
}
/**
 * How far the active character has come.
 */
export interface ActivationView {
  character: string;
  moved: boolean;
  power_used: boolean;
  turning: boolean;
  points: number;
  whistled: string[];
}

export type GameEvent = Sight['events'][number];
export type View = Sight['view'];
