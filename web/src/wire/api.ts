// Made from docs/schemas by scripts/types.js.

import type { NoClock, Bank, Days, Terms, Sentence, ChairFace, Choice } from './shared';
export type * from './shared';

export interface Problem {
  code: string;
  text: string;
  said: Sentence;
}
export interface MeFace {
  name: string;
  account: string | null;
}
export interface NewName {
  name: string;
}
/**
 * Shown once: whoever has it can set a new passphrase.
 */
export interface RecoveryCode {
  code: string;
}
export interface NewAccount {
  account: string;
  passphrase: string;
}
export interface Credentials {
  account: string;
  passphrase: string;
}
export interface Recovery {
  account: string;
  code: string;
  passphrase: string;
}
export interface Device {
  id: string;
  device: string;
  created: number;
  seen: number;
  this: boolean;
}
export interface GameFace {
  name: string;
  title: string;
  about: string;
  fewest_seats: number;
  most_seats: number;
  usual_seats: number;
  variants: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  guest?: Manifest | null;
}
export interface Manifest {
  name: string;
  fewest: number;
  most: number;
  usual: number;
  beginner: number;
  minutes: number;
  seats: string[];
  colours: string[];
  options: OptionField[];
  sizes: TableSizes[];
  sides: {
    [k: string]: number[][];
  };
  lessons: string[];
}
/**
 * Something that can be agreed on with a tick, a number or a choice.
 */
export interface OptionField {
  name: string;
  kind: 'flag' | 'one-of' | 'whole';
  usual: boolean | number | string;
  least?: number;
  most?: number;
  values?: string[];
  where?: [string, string] | null;
}
/**
 * With this value of an option, so many may sit down.
 */
export interface TableSizes {
  option: string;
  value: boolean | number | string;
  fewest: number;
  most: number;
}
export interface PostFace {
  key: string | null;
  is_on: boolean;
}
/**
 * As the browser's `PushSubscription` says it.
 */
export interface Subscribing {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: 'en' | 'fr';
}
/**
 * A table as lists show it.
 */
export interface Preview {
  table: string;
  game: string;
  phase: string;
  options: {
    [k: string]: unknown;
  };
  chairs: ChairFace[];
  clock: NoClock | Bank | Days;
  aids: ('clerk' | 'oracle' | 'paper') | boolean;
  spectators: boolean;
  delay: number;
  rated?: boolean;
  host_name?: string;
}
export interface Opened {
  table: string;
  code: string;
}
export interface MyTable {
  table: Preview;
  seats: number[];
  awaited: boolean;
}
export interface Record {
  game: string;
  rules: number;
  seats: number;
  options: {
    [k: string]: unknown;
  };
  moves: string[];
  outcome?: Outcome | null;
  start?: {
    [k: string]: unknown;
  } | null;
  table?: string | null;
  proof?: Proof | null;
  format?: number;
  hints?: Hinting[];
}
export interface Outcome {
  reason: string;
  winners: number[];
}
/**
 * Everything that was published before the game, and the secret that was published after.
 */
export interface Proof {
  terms: Terms;
  commitment: string;
  salt: string;
  secret: string;
  nonces: SeatNonce[];
  draws: [number, number][];
  marks: string[];
  seal: string;
  format?: number;
}
export interface SeatNonce {
  seat: number;
  commitment: string;
  nonce: string;
}
export interface Hinting {
  seat: number;
  ply: number;
  rung: number;
}
export interface Replay {
  game: string;
  viewer: number;
  names: string[];
  steps: ReplayStep[];
}
export interface ReplayStep {
  events: unknown[];
  said: (Sentence | null)[];
  view: unknown;
}
export interface Deduced {
  worlds: string | null;
  chances: {
    [k: string]: {
      [k: string]: string | null;
    };
  };
  effective: number | null;
  certain: Certainty[];
  subjects: {
    [k: string]: Sentence;
  };
  answers: {
    [k: string]: Sentence;
  };
  complete?: boolean;
}
export interface Certainty {
  subject: string;
  answer: string;
  holds: boolean;
}
export interface SheetFace {
  possible: {
    [k: string]: string[];
  };
}
export interface Reasons {
  why: Sentence[];
  complete?: boolean;
}
export interface HintFace {
  rung: 1 | 2 | 3;
  said: Sentence;
  why: Sentence[];
  marks: HintMark[];
  plan: unknown[];
  taken: number;
}
/**
 * A thing on the table that is lit up.
 */
export interface HintMark {
  kind: 'card' | 'cell' | 'gem' | 'seat' | 'station';
  name: string;
}
export interface HintAsked {
  seat: number;
  decision: number;
  rung?: 1 | 2 | 3;
}
export interface Hindsight {
  viewer: number;
  known: Known[];
  complete: boolean;
}
export interface Known {
  step: number;
  left: number | null;
}
export interface AnalysisFace {
  state: 'done' | 'none' | 'stopped' | 'working';
  done?: number;
  of?: number;
  why?: Sentence | null;
  analysis?: Analysis | null;
}
export interface Analysis {
  game: string;
  rules: number;
  seats: number;
  names: string[];
  iterations: number;
  outcome: Outcome | null;
  decisions: Appraisal[];
  chances: ChanceCurve[];
  known: KnownCurve[];
  turning: TurningPoint[];
  fortunes: Fortune[];
  format?: number;
}
/**
 * One decision of one seat. All of it follows from what the seat had seen by then.
 */
export interface Appraisal {
  ply: number;
  step: number;
  seat: number;
  notation: string;
  action: unknown;
  said: Sentence;
  unit: ('bits' | 'chance') | null;
  before: number | null;
  after: number | null;
  loss: number | null;
  error: number | null;
  grade: ('blunder' | 'excellent' | 'fine' | 'slip') | null;
  best: Candidate | null;
  candidates: Candidate[];
  chance: number | null;
  why: Sentence | null;
  reason?: {
    [k: string]: string;
  };
}
/**
 * Something that the seat could have done.
 */
export interface Candidate {
  notation: string;
  action: unknown;
  said: Sentence;
  value: number;
  error: number;
  tries: number;
}
/**
 * How likely a side was to win, each time as the one of it saw it who was about to choose.
 */
export interface ChanceCurve {
  side: number[];
  points: ChancePoint[];
}
export interface ChancePoint {
  step: number;
  seat: number | null;
  chance: number;
}
export interface KnownCurve {
  seat: number;
  points: KnownPoint[];
  first: number | null;
  acted: number | null;
}
export interface KnownPoint {
  step: number;
  left: number | null;
}
export interface TurningPoint {
  step: number;
  decision: number | null;
  side: number[];
  change: number;
  said: Sentence | null;
}
/**
 * Where a side's luck ended and its skill began: `first` and the three parts add up to
 *     `last`.
 */
export interface Fortune {
  side: number[];
  first: number;
  choices: number;
  others: number;
  luck: number;
  last: number;
}
/**
 * What is asked for when somebody goes on from a moment of a finished game.
 */
export interface GoingOn {
  step: number;
  seat: number;
  level?: string;
  dealt?: 'anew' | 'kept';
}
/**
 * Where a lesson is.
 */
export interface LessonFace {
  lesson: string;
  lessons: LessonTitle[];
  at: number;
  of: number;
  voice: Sentence;
  listening: boolean;
  view: unknown;
  choices: Choice[];
  events: unknown[];
  said: (Sentence | null)[];
  sheet: {
    [k: string]: string[];
  };
  names: string[];
  seat: number;
  options: {
    [k: string]: unknown;
  };
  finished: boolean;
}
export interface LessonTitle {
  name: string;
  title: Sentence;
}
export interface Pupil {
  done: unknown[];
  lesson?: string;
}
export interface MysteryFace {
  game: string;
  kind: string;
  date: string;
  difficulty: string;
  number: string;
  question: Sentence;
  facts: Sentence[];
  view: unknown;
  seat: number;
  names: string[];
  options: {
    [k: string]: unknown;
  };
  sheet: {
    [k: string]: string[];
  };
  choices: MysteryChoice[];
  whole: boolean;
  hints: Sentence[];
  judgement: MysteryVerdict | null;
}
export interface MysteryChoice {
  action: unknown;
  said: Sentence;
  more?: boolean;
}
export interface MysteryVerdict {
  right: boolean;
  solution: Sentence | null;
  chain: Sentence[];
  lights: number[][];
}
/**
 * What somebody has done so far; the house keeps nothing.
 */
export interface MysteryTry {
  date: string;
  steps?: unknown[];
  judge?: boolean;
  hints?: number;
  show?: boolean;
}
/**
 * What is asked for when somebody plays on from a mystery, from its own seat.
 */
export interface MysteryOnward {
  date: string;
  level?: string;
  dealt?: 'anew' | 'kept';
}
export interface TrayFace {
  tray: Tray | null;
  names: string[];
  position: {
    [k: string]: unknown;
  };
}
export interface Tray {
  things: {
    [k: string]: TrayThing[];
  };
  groups: TrayGroup[];
}
export interface TrayThing {
  value: string | number;
  said?: Sentence | null;
}
export interface TrayGroup {
  said: Sentence;
  fields: (OneOf | SomeOf | WholeNumber | YesOrNo | SpreadOut | Listed)[];
}
export interface OneOf {
  type: 'one-of';
  path: (string | number)[];
  said: Sentence;
  of: string;
  may_be_none?: boolean;
  may_be_missing?: boolean;
  touch?: Touch | null;
}
/**
 * As which action a board lights up the things: a tap on one picks it.
 */
export interface Touch {
  action: {
    [k: string]: unknown;
  };
  key: string;
}
export interface SomeOf {
  type: 'some-of';
  path: (string | number)[];
  said: Sentence;
  of: string;
  touch?: Touch | null;
}
export interface WholeNumber {
  type: 'whole-number';
  path: (string | number)[];
  said: Sentence;
  least: number;
  most: number;
  may_be_none?: boolean;
  touch?: Touch | null;
}
export interface YesOrNo {
  type: 'yes-or-no';
  path: (string | number)[];
  said: Sentence;
}
/**
 * Things that lie in several places, each in one of them.
 */
export interface SpreadOut {
  type: 'spread-out';
  said: Sentence;
  of: string;
  places: TrayPlace[];
  rest?: Sentence | null;
  copies?: {
    [k: string]: number;
  };
}
export interface TrayPlace {
  path: (string | number)[];
  said: Sentence;
}
/**
 * A list of rows that are alike.
 */
export interface Listed {
  type: 'listed';
  path: (string | number)[];
  said: Sentence;
  columns: (OneOf | WholeNumber | YesOrNo)[];
  fresh: {
    [k: string]: unknown;
  };
  most: number;
}
/**
 * For which game one wants to set up a position.
 */
export interface TrayWanted {
  game: string;
  seats: number;
  options?: {
    [k: string]: unknown;
  };
}
export interface ArrangedFace {
  fault: Sentence | null;
  view: unknown;
  awaited: number[];
  over: boolean;
}
/**
 * A position that somebody has set up so far.
 */
export interface Arranged {
  position: {
    [k: string]: unknown;
  };
}
/**
 * What is asked for when somebody plays from a position.
 */
export interface FromPosition {
  position: {
    [k: string]: unknown;
  };
  seat: number;
  level?: string;
  dealt?: 'anew' | 'kept';
}
export interface MomentFace {
  last: number;
  ply: number;
  position: {
    [k: string]: unknown;
  };
}
/**
 * A record that somebody has, and which moment of it is to be seen.
 */
export interface RecordMoment {
  record: {
    [k: string]: unknown;
  };
  ply?: number | null;
}
/**
 * What is asked for when somebody goes on from a record.
 */
export interface FromRecord {
  record: {
    [k: string]: unknown;
  };
  ply: number;
  seat: number;
  level?: string;
  dealt?: 'anew' | 'kept';
}
export interface HistoryPage {
  games: PastGame[];
  won: number;
  lost: number;
  stopped: number;
  before: string | null;
}
export interface PastGame {
  number: number;
  table: string;
  game: string;
  role: string;
  result: string;
  reason: string;
  company: string;
  ended: number;
  milliseconds: number;
  turns: number;
  hints: number;
  rating: number | null;
  gain: number | null;
  kept: boolean;
  others: Companion[];
  clock: (NoClock | Bank | Days) | null;
}
/**
 * Somebody else who played; both are None for who is gone for good.
 */
export interface Companion {
  name: string | null;
  bot: string | null;
}
export interface Statistics {
  all: WonShare;
  stopped: number;
  milliseconds: number;
  over_time: ShareThen[];
  by_role: ShareOfRole[];
  knowing: Knowing | null;
  openings: ShareOfOpening[];
  stations: StationVisits[];
  worth?: Worth | null;
}
/**
 * So many games, and the share of them that was won, with its 95 % interval.
 */
export interface WonShare {
  games: number;
  won: number;
  share: number;
  low: number;
  high: number;
}
export interface ShareThen {
  at: number;
  last: WonShare;
}
export interface ShareOfRole {
  game: string;
  role: string;
  all: WonShare;
}
/**
 * Since when what the game is about could be known to the end.
 */
export interface Knowing {
  counted_by: string;
  games: number;
  never: number;
  by_turn: KnownTurn[];
  half_by: number | null;
}
export interface KnownTurn {
  turn: number;
  games: number;
}
export interface ShareOfOpening {
  said: Sentence;
  all: WonShare;
}
export interface StationVisits {
  station: number;
  visits: number;
}
export interface Worth {
  games: number;
  choices: number;
  grades: {
    [k: string]: number;
  };
  questions: WorthThen[];
}
/**
 * One game.
 */
export interface WorthThen {
  ended: number;
  questions: number;
  told: number;
  best: number;
}
export interface RatingFace {
  game: string;
  role: string;
  rating: number;
  deviation: number;
  games: number;
  provisional: boolean;
}
export interface Leaderboard {
  game: string;
  role: string;
  leaders: LeaderFace[];
}
export interface LeaderFace {
  name: string;
  is_bot: boolean;
  rating: number;
  deviation: number;
  games: number;
  provisional: boolean;
}
/**
 * Paths of this house, for whom a finished game is shown to.
 */
export interface SharedGame {
  page: string;
  picture: string;
}
