/** What a game gives to its end: how it is looked back at. Fetched when a game is over. */
import type { Component } from 'svelte';
import type { BoardProps } from '../games/contract';
import type { Mark } from './known';

export interface LookBack<V> {
  /** Which events turns are counted by. */
  mark(event: unknown): Mark;
  /** The message that says what is counted: "Gems still possible". */
  counted: string;
  /** How it is drawn: numbers in rows, lines of all seats, or bars where there is a single row. */
  drawn: 'rows' | 'lines' | 'bars';
  /** It is wide, and lies under the board where there is room for it. */
  below?: boolean;
  /** Whether what is looked for lay in this seat's own hand. */
  holds?(view: V, seat: number): boolean;
  /** Whose knowledge is asked for, where not everybody's. */
  seats?(count: number): number[];
  /** The number of the first turn, if it is not 1. */
  from?: number;
  /** What was certain may be doubtful again a turn later: the message that says when it was certain. */
  passing?: string;
  /** How a row is called where it stands for more than its seat. */
  row?: string;
  /** What each seat has gained, where that is a number: who has most stands highest. */
  points?(view: V): number[];
  /** What lies on the table instead of the board. */
  Laid?: Component<BoardProps<V, any>>;
}
