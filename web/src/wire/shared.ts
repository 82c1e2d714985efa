// Made from docs/schemas by scripts/types.js.

export interface Setup {
  game: string;
  seats: (Me | Open | Invited | Bot)[];
  options?: {
    [k: string]: unknown;
  };
  public?: boolean;
  clock?: NoClock | Bank | Days;
  aids?: ('clerk' | 'oracle' | 'paper') | boolean;
  spectators?: boolean;
  delay?: number;
  side_talk?: boolean;
  pace?: 'at-once' | 'brisk' | 'calm';
  rated?: boolean;
  hints?: boolean | null;
}
/**
 * The host sits here.
 */
export interface Me {
  type: 'me';
}
/**
 * Anybody who may see the table may sit here.
 */
export interface Open {
  type: 'open';
}
/**
 * Only somebody who has the link may sit here.
 */
export interface Invited {
  type: 'invited';
}
export interface Bot {
  type: 'bot';
  level?: string;
}
export interface NoClock {
  type: 'none';
}
/**
 * So much time for the whole game, and a little more with every move.
 */
export interface Bank {
  type: 'bank';
  seconds: number;
  increment?: number;
}
/**
 * So many days for each move.
 */
export interface Days {
  type: 'days';
  days: number;
}
/**
 * What the house's commitment covers besides its secret. Published with the commitment.
 */
export interface Terms {
  table: string;
  game: string;
  rules: number;
  seats: number;
  humans: number[];
  options: {
    [k: string]: unknown;
  };
  start?: {
    [k: string]: unknown;
  } | null;
}
/**
 * A message of the `.ftl` files and what it is about. `words` says it in French or English.
 */
export interface Sentence {
  id: string;
  words?: {
    [k: string]: string | number | Sentence[] | Sentence;
  };
}
export interface ChairFace {
  name: string | null;
  bot: string | null;
  by_link: boolean;
  gone_since: number | null;
  timed_out: boolean;
  would_end: boolean;
  hurried?: boolean;
}
export interface Choice {
  action: unknown;
  said: Sentence;
  more?: boolean;
}
