// Made from docs/schemas by scripts/types.js.

import type { Setup, Terms, Sentence, ChairFace, Choice } from './shared';
export type * from './shared';

export type Incoming = Hello | Move | Compose | Sit | Stand | Remove | Introduce | PlaceBot | Swap
  | Bind | Reveal | Say | Silence | Mute | React | Nudge | Resign | AgreeToEnd | LetBotSit
  | TakeBack | PlayAgain | Close | Mark | Earlier | Ping | Echoed;
export type Outgoing = Welcome | Fresh | EarlierLines | News | Present | Changed | Done | Composed
  | Refused | Marks | Muted | Reacted | Nudged | Elsewhere | Pong | Echo | GoingAway;

/**
 * The first message. `since` says for each viewer (a seat, or -1) the last number it has.
 */
export interface Hello {
  type: 'hello';
  since?: {
    [k: string]: number;
  };
  changes?: boolean;
}
export interface Move {
  type: 'move';
  id: string;
  seat: number;
  decision: number;
  steps: unknown[];
}
/**
 * So much of a move: it is not made yet. Answered with `composed` or `refused`.
 */
export interface Compose {
  type: 'compose';
  id: string;
  seat: number;
  decision: number;
  steps: unknown[];
}
export interface Sit {
  type: 'sit';
  id: string;
  seat: number;
}
export interface Stand {
  type: 'stand';
  id: string;
  seat: number;
}
export interface Remove {
  type: 'remove';
  id: string;
  seat: number;
}
/**
 * What one wants to be called at this table, before the game.
 */
export interface Introduce {
  type: 'introduce';
  id: string;
  name: string;
}
/**
 * The host lets a bot sit on a free seat; with `remove` it gets up again.
 */
export interface PlaceBot {
  type: 'place-bot';
  id: string;
  seat: number;
  level: string;
}
/**
 * The host exchanges who sits on two seats.
 */
export interface Swap {
  type: 'swap';
  id: string;
  seat: number;
  other: number;
}
/**
 * Commit to a nonce: `docs/fairness.md` says how the hash is made.
 */
export interface Bind {
  type: 'bind';
  id: string;
  seat: number;
  commitment: string;
}
export interface Reveal {
  type: 'reveal';
  id: string;
  seat: number;
  nonce: string;
}
export interface Say {
  type: 'say';
  id: string;
  channel: string;
  text: string;
}
export interface Silence {
  type: 'silence';
  id: string;
  seat: number;
}
/**
 * Not to hear somebody any more, for oneself; or, as the host, for everybody.
 */
export interface Mute {
  type: 'mute';
  id: string;
  speaker: string;
  is_muted?: boolean;
  for_all?: boolean;
}
/**
 * Something without words, seen by everybody for a moment and not kept.
 */
export interface React {
  type: 'react';
  id: string;
  reaction: 'aha' | 'bravo' | 'gasp' | 'good-game' | 'hm' | 'laugh' | 'oops' | 'sorry' | 'sweat'
    | 'tea' | 'toast' | 'watching';
}
/**
 * To somebody whom the game has been waiting for a while.
 */
export interface Nudge {
  type: 'nudge';
  id: string;
  seat: number;
}
export interface Resign {
  type: 'resign';
  id: string;
  seat: number;
}
export interface AgreeToEnd {
  type: 'agree-to-end';
  id: string;
  seat: number;
}
export interface LetBotSit {
  type: 'let-bot-sit';
  id: string;
  seat: number;
}
export interface TakeBack {
  type: 'take-back';
  id: string;
  seat: number;
}
export interface PlayAgain {
  type: 'play-again';
  id: string;
  levels?: (string | null)[];
  seats?: 'same' | 'swapped' | 'turned';
}
/**
 * The host gives the table up before the game has begun.
 */
export interface Close {
  type: 'close';
  id: string;
}
/**
 * Private notes, kept as they are for this person alone.
 */
export interface Mark {
  type: 'mark';
  id: string;
  marks: string;
}
/**
 * Lines of the story before number `before`. Answered with `earlier-lines` or `refused`.
 */
export interface Earlier {
  type: 'earlier';
  id: string;
  viewer: number;
  before: number;
}
export interface Ping {
  type: 'ping';
  number: number;
}
/**
 * The answer to `echo`, at once: from it the house knows the lag.
 */
export interface Echoed {
  type: 'echoed';
  stamp: number;
}
/**
 * The answer to `hello`: where one is, and from whose eyes one will be told things.
 */
export interface Welcome {
  type: 'welcome';
  table: string;
  setup: Setup;
  host: boolean;
  host_name: string;
  code: string | null;
  viewers: number[];
  names: string[];
  build: string;
}
/**
 * The latest lines up to `number`: forget what was there. If the first of them is not number
 *     1, those before can be asked for with `earlier`.
 */
export interface Fresh {
  type: 'fresh';
  viewer: number;
  number: number;
  items: NumberedItem[];
}
export interface NumberedItem {
  number: number;
  at: number;
  item: Happened | GoesOn | Seated | Unseated | Renamed | BotPlaced | Swapped | Committed
    | NonceBound | NonceOpened | Begun | Talk | BotSpoke | HintTaken | Gone | Back | OutOfTime
    | BotSitsIn | TakenBack | WouldEnd | Over | Again;
  said?: Sentence | null;
}
/**
 * Something in the game. `docs/schemas/<game>.sight.json` has the events of each game.
 */
export interface Happened {
  type: 'happened';
  event: unknown;
}
/**
 * The game began elsewhere: it goes on from so many steps of another one's open replay, or from
 *     a position.
 */
export interface GoesOn {
  type: 'goes-on';
  table: string | null;
  step: number;
  seat: number;
  dealt: 'anew' | 'kept';
  source?: 'game' | 'mystery' | 'position' | 'record';
}
export interface Seated {
  type: 'seated';
  seat: number;
  name: string;
}
export interface Unseated {
  type: 'unseated';
  seat: number;
  removed: boolean;
}
export interface Renamed {
  type: 'renamed';
  seat: number;
  name: string;
}
/**
 * A bot sits down on a free seat before the game, or with no level gets up from it.
 */
export interface BotPlaced {
  type: 'bot-placed';
  seat: number;
  level: string | null;
}
/**
 * Who sat on one of these seats sits on the other one.
 */
export interface Swapped {
  type: 'swapped';
  seat: number;
  other: number;
}
/**
 * The house has bound itself to a secret: now every person binds themselves to a nonce.
 */
export interface Committed {
  type: 'committed';
  commitment: string;
  terms: Terms;
}
export interface NonceBound {
  type: 'nonce-bound';
  seat: number;
  commitment: string;
}
export interface NonceOpened {
  type: 'nonce-opened';
  seat: number;
  nonce: string;
}
export interface Begun {
  type: 'begun';
  opening: string;
}
export interface Talk {
  type: 'talk';
  name: string;
  seat: number | null;
  channel: string;
  text: string;
  speaker: string;
}
export interface BotSpoke {
  type: 'bot-spoke';
  seat: number;
  channel: string;
  utterance: Utterance;
}
export interface Utterance {
  says: string;
  seat?: number | null;
  station?: number | null;
  aside?: boolean;
}
/**
 * Somebody has been given a hint. What it said is for them alone.
 */
export interface HintTaken {
  type: 'hint-taken';
  seat: number;
  rung: number;
}
export interface Gone {
  type: 'gone';
  seat: number;
  until: number;
}
export interface Back {
  type: 'back';
  seat: number;
}
export interface OutOfTime {
  type: 'out-of-time';
  seat: number;
}
export interface BotSitsIn {
  type: 'bot-sits-in';
  seat: number;
}
export interface TakenBack {
  type: 'taken-back';
  seat: number;
}
export interface WouldEnd {
  type: 'would-end';
  seat: number;
}
/**
 * The game has ended; its record, with the secret of the deal, can be fetched now.
 */
export interface Over {
  type: 'over';
  reason: string;
  winners: number[];
  by?: number | null;
}
/**
 * A new table for the same people.
 */
export interface Again {
  type: 'again';
  table: string;
}
/**
 * The lines just before the number that was asked about; none if there are none.
 */
export interface EarlierLines {
  type: 'earlier-lines';
  id: string;
  viewer: number;
  items: NumberedItem[];
}
/**
 * What has happened since. The first number is the one after the last that was told.
 */
export interface News {
  type: 'news';
  viewer: number;
  items: NumberedItem[];
}
/**
 * All that the viewer sees, as it is after item `number`. Sent when it has changed.
 */
export interface Present {
  type: 'present';
  viewer: number;
  number: number;
  now: Now;
}
/**
 * All that a viewer sees at this moment.
 */
export interface Now {
  phase: string;
  chairs: ChairFace[];
  binding: number[];
  clock: SeatClock[] | null;
  waiting: (number | null)[];
  reactions: boolean;
  hints: number[] | null;
  view: unknown;
  decision: Decision | null;
  next_table: string | null;
  next_code: string | null;
}
/**
 * `left` is what was left at `since`; with `since` it has been running from then on.
 */
export interface SeatClock {
  left: number;
  since: number | null;
}
/**
 * What a seat may do. A move has to answer this number.
 */
export interface Decision {
  number: number;
  awaited: boolean;
  choices: Choice[];
}
/**
 * Instead of `present`, to those who have asked for it with `hello`: what is different from the
 *     last one. What is not in here is as it was.
 */
export interface Changed {
  type: 'changed';
  viewer: number;
  number: number;
  now: {
    [k: string]: unknown;
  };
  view: {
    [k: string]: unknown;
  };
}
/**
 * What was asked is done, and nothing can undo it.
 */
export interface Done {
  type: 'done';
  id: string;
}
/**
 * A move as far as it has been put together. Nothing has been made yet.
 */
export interface Composed {
  type: 'composed';
  id: string;
  view: unknown;
  choices: Choice[];
  foreseen?: unknown;
}
export interface Refused {
  type: 'refused';
  id: string | null;
  code: string;
  text: string;
  said: Sentence;
}
export interface Marks {
  type: 'marks';
  marks: string;
}
/**
 * Whose talk this person does not want to be shown, on any device.
 */
export interface Muted {
  type: 'muted';
  speakers: string[];
}
/**
 * Somebody at the table, without words.
 */
export interface Reacted {
  type: 'reacted';
  seat: number;
  reaction: 'aha' | 'bravo' | 'gasp' | 'good-game' | 'hm' | 'laugh' | 'oops' | 'sorry' | 'sweat'
    | 'tea' | 'toast' | 'watching';
  speaker: string;
}
/**
 * Somebody at a table waits for this person there.
 */
export interface Nudged {
  type: 'nudged';
  table: string;
  game: string;
  by: string;
}
/**
 * At another table the game waits for this person, or does not any more.
 */
export interface Elsewhere {
  type: 'elsewhere';
  table: string;
  game: string;
  awaited: boolean;
}
export interface Pong {
  type: 'pong';
  number: number;
  at: number;
}
/**
 * To be sent back as `echoed`, at once. Where no clock runs, nobody is asked.
 */
export interface Echo {
  type: 'echo';
  stamp: number;
}
/**
 * The house closes for a moment: come back, nothing is lost.
 */
export interface GoingAway {
  type: 'going-away';
  after: number;
}
