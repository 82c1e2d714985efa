/** What the panel that says what I may do needs of a table: a real one, or one of a lesson. */
import type { AnyChoice } from './composer.svelte';
import type { TableModel } from './model';
import type { Sentence } from '../words/sentence';

export interface Composing {
  readonly stale: boolean;
  readonly sending: boolean;
  readonly waiting: boolean;
  /** Nothing can follow: it can be confirmed. */
  readonly whole: boolean;
  readonly steps: AnyChoice[];
  readonly choices: AnyChoice[];
  choose(choice: AnyChoice): unknown;
  undo(): void;
  confirm(): unknown;
}

export interface ActingTable extends TableModel {
  readonly seat: number;
  /** Whether the game waits for the seat. */
  readonly asked: boolean;
  readonly refusal: Sentence | null;
  readonly composer: Composing;
  /** How many hints each seat has taken; null or nothing where there are none. */
  readonly hints?: readonly number[] | null;
  /** The number of what the seat is asked. */
  readonly decision?: number | null;
  /** For how long the game has been waiting for a seat, where that is known. */
  thinking?(seat: number, now: number): string | null;
}
