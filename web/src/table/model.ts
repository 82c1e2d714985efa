/** One table as this person sees it: what boards may read of it. */
import type { Now, NumberedItem, Welcome } from '../wire/messages';
import type { GameName } from '../games/names';
import type { Way } from './ways.svelte';

export type Chair = Now['chairs'][number];
export type Phase = Now['phase'];

export interface TableModel {
  readonly id: string;
  readonly game: GameName;
  readonly setup: Welcome['setup'];
  readonly options: Record<string, unknown>;
  readonly phase: Phase;
  readonly chairs: readonly Chair[];
  /** My seats: none for a spectator, several when I play several. */
  readonly mine: readonly number[];
  /** The seats the game waits for. */
  readonly awaited: readonly number[];
  /** Everything told to the viewer so far, oldest first. */
  readonly items: readonly NumberedItem[];
  /** How many beats are still to be shown: the house knows more than is seen here. */
  readonly behind?: number;
  /** It is looked at once more, step by step. */
  readonly again?: boolean;
  /** The most that may be noted for anybody here. */
  readonly aids: Way;
  /** What I can note on paper, where it comes with the table and need not be asked for: in a lesson. */
  readonly sheet?: Readonly<Record<string, readonly string[]>>;
  /** What the seat stands for in this game, if it stands for something. */
  roleOf?(seat: number): string | null;
  /** Who sits there, in the language spoken now. */
  name(seat: number): string;
}
