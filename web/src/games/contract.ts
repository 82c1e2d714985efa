/** What a game gives to the frame of the table, and what it is given. */
import type { Component } from 'svelte';
import type { Beat, Noticed, SceneWords } from '../beats/beat';
import type { Flying } from '../beats/flight';
import type { LookBack } from '../ending/contract';
import type { TableModel } from '../table/model';
import type { Way } from '../table/ways.svelte';
import type { Deduced } from '../wire/api';
import type { NumberedItem } from '../wire/messages';
import type { Sentence } from '../words/sentence';

/** The viewers that are not seats, as on the wire. */
export const SPECTATOR = -1;
export const ALL_OPEN = -2;

/** Something I may do, with the sentence that says it. */
export interface Choice<A> {
  action: A;
  said: Sentence;
  /** More may follow, or can be foreseen: the house is asked about it. */
  more?: boolean;
}

/** What `GET /api/tables/{table}/knowledge` answers: chances by subject and answer, and what is certain. */
export type Knowledge = Deduced;

/** Where what can be known is shown: whose it is, and how the seats are called. */
export interface KnownProps {
  knowledge: Knowledge;
  table: string;
  seat: number;
  names: (seat: number) => string;
}

export interface BoardProps<V, A> {
  /** Setup, options, chairs, names, my seats, items, phase, aids. */
  table: TableModel;
  /** What this viewer sees, after the steps composed so far. */
  view: V;
  /** What the last step of a whole move would show, where the game can foresee it. */
  foreseen?: V | null;
  /** From whose eyes: a seat, `SPECTATOR`, or in a replay `ALL_OPEN`. */
  seat: number;
  /** What I may do next; empty when nothing. When the move is whole: what its last step could be instead. */
  choices: Choice<A>[];
  /** The steps I have composed and not yet sent. */
  composed: Choice<A>[];
  /** Adds a step: the frame asks the house what may follow. Takes the place of the last one of a whole move. */
  choose(choice: Choice<A>): void;
  /** Takes the last composed step back. */
  undo(): void;
  /** How much is noted for me: my choice, as far as the table allows it. */
  way: Way;
  /** What this seat can know, for the oracle. */
  knowledge: Knowledge | null;
  /** My private notes on this game, kept by the house as JSON. */
  marks: unknown;
  setMarks(marks: unknown): void;
  /** The event of the story line that somebody points at. */
  lit: unknown;
}

/** What lies beside a board, whichever game it is. */
export interface BesideProps<T> {
  table: T;
  client: GameClient<any, any>;
  board: BoardProps<any, any>;
}

export interface SeatProps<V, A> extends BoardProps<V, A> {
  /** Whose place at the table this is. */
  of: number;
}

/** What the picture of a scene is drawn from. */
export interface StageProps<V> {
  /** Which picture. */
  scene: string;
  /** What happened; null for what the table itself tells. */
  event: unknown;
  table: TableModel;
  seat: number;
  /** All that has been told so far, this among it. */
  items: readonly NumberedItem[];
  /** What was seen before it, and what is seen after it. */
  before: V;
  view: V;
}

export interface GameClient<V, A> {
  /** What lies in the middle of the table. */
  Board: Component<BoardProps<V, A>>;
  /** What I hold and choose from, in the panel that says what I may do: cards, mostly. */
  Hand?: Component<BoardProps<V, A>>;
  /** What everybody sees at a player's place, under the name: cards, tickets, points. */
  Place?: Component<SeatProps<V, A>>;
  /** What only I see: notes, a sheet, my cards. On a phone it is a tab of its own. */
  Paper?: Component<BoardProps<V, A>>;
  /** The board is what I note on: the switch between the ways of noting is there. */
  noted?: 'board';
  /** Scotland Yard needs width: its rails become one, on the right. */
  rails?: 'two' | 'one';
  /** The board shows who sits where, or needs every line: on a phone the row of seats makes room, unless
   * clocks run. */
  seated?: boolean;
  /** How high what I may do is, beside little room and much: the same at every step, so that the board
   * keeps its size. */
  act?: { narrow: string; wide: string };
  /** Whose knowledge my notes show, where it is not my own: Mister X wants to know what others can. */
  eyes?(seat: number): number;
  /** The headings under which a long list of choices is grouped: the same heading, the same group. */
  group?(choice: Choice<A>): Sentence | null;
  /** Whether any seat of a side could do this: where one person has several, the others come first. */
  shared?(choice: Choice<A>): boolean;
  /** What a person is asked before this is made, if it can cost the game. */
  warn?(choice: Choice<A>): Sentence | null;
  /** What is asked of me now, after the steps so far ("Whom do you ask?"); without it, the frame's own words. */
  prompt?(props: BoardProps<V, A>): Sentence | null;
  /** How far the game is ("Round 3"), for the bar at the top. */
  stage?(view: V): Sentence | null;
  /** How long an event is shown, what is heard, whether it is a scene. `view`: what was seen before. */
  beat?(event: unknown, mine: readonly number[], view: V | null): Beat | null;
  /** The view after an event, as far as it can be told before the house shows what follows. */
  after?(view: V, event: unknown): V;
  /** A turning point that nobody made: what can be known now, and could not before, is one. */
  noticed?(before: Knowledge, now: Knowledge, view: V): Noticed | null;
  /** What a scene says. */
  scene?(props: StageProps<V>): SceneWords | null;
  /** The pictures of the scenes, fetched once the table lies there. */
  pictures?(): Promise<{ default: Component<StageProps<V>> }>;
  /** Scenes are played over the table, which stays in sight; without it their pictures show the board. */
  overTable?: boolean;
  /** What goes from hand to hand while an event is shown, fetched as the pictures are. */
  flying?(): Promise<{ default: Flying<V> }>;
  /** When it is over: how it is looked back at. Fetched then. */
  lookBack?(): Promise<{ default: LookBack<V> }>;
  /** What somebody answers aloud, for the bubble over their seat. */
  says?(event: unknown): { seat: number; said: Sentence } | null;
  /** The board has bubbles of its own for talk and answers. */
  voices?: boolean;
  /** The heading that an event puts over the story lines from there on ("Turn 4"). */
  chapter?(event: unknown): Sentence | null;
}
