// Made from docs/schemas by scripts/types.js.

export type Action = Deal | Take | Draw | Show | HandBack | Play | Discard | Give | Trade | Decline
  | Suspect | SuspectAccomplice | Done;

/**
 * A card goes to a hand, face down until all are dealt.
 */
export interface Deal {
  type: 'deal';
  seat: number;
  card: string;
}
/**
 * Rumour: the left neighbour takes this card from the giver's hand.
 */
export interface Take {
  type: 'take';
  giver: number;
  card: string;
}
/**
 * Whoever has just discarded draws from the pile.
 */
export interface Draw {
  type: 'draw';
  card: string;
}
/**
 * Toby: the card that was pointed at.
 */
export interface Show {
  type: 'show';
  card: string;
}
/**
 * Panic: one of the gathered cards goes to one of those who gave.
 */
export interface HandBack {
  type: 'hand-back';
  seat: number;
  card: string;
}
/**
 * Play a card, at somebody if it is that kind of card and somebody may be named.
 */
export interface Play {
  type: 'play';
  seat: number;
  card: string;
  target?: number | null;
}
export interface Discard {
  type: 'discard';
  seat: number;
  card: string;
}
/**
 * Choose the card to part with in a Sharing, a Panic or an exchange.
 */
export interface Give {
  type: 'give';
  seat: number;
  card: string;
}
/**
 * The Witness will exchange a card.
 */
export interface Trade {
  type: 'trade';
  seat: number;
}
/**
 * The Witness will not, or cannot.
 */
export interface Decline {
  type: 'decline';
  seat: number;
}
/**
 * Say who the culprit might be, or that one suspects nobody.
 */
export interface Suspect {
  type: 'suspect';
  seat: number;
  suspect: number | null;
}
export interface SuspectAccomplice {
  type: 'suspect-accomplice';
  seat: number;
  suspect: number;
}
/**
 * There is no more to say.
 */
export interface Done {
  type: 'done';
  seat: number;
}
export interface Sight {
  game: string;
  rules: number;
  seats: number;
  options: CulpritOptions;
  viewer: number;
  events: (Dealt | PickedUp | Played | Answered | Looked | Recognised | WasRecognised
    | WitnessAnswered | Discarded | Drew | Showed | Chose | Changed | Received | Gathered
    | HandedBack | Took | Suspected | SuspectedAccomplice | Concluded | RoundEnded | Ended
  )[];
  view: CulpritView;
}
export interface CulpritOptions {
  flash?: boolean;
  copies?: {
    [k: string]: number;
  } | null;
  setup?: SetUp | null;
  small?: string;
}
/**
 * One line of the set-up table: what is always dealt, and how many random cards besides.
 */
export interface SetUp {
  initial: {
    [k: string]: number;
  };
  random: number;
}
/**
 * All hands are dealt; `first` has First on the scene and shows it at once.
 */
export interface Dealt {
  type: 'dealt';
  first: number;
}
/**
 * For the seat itself: its hand.
 */
export interface PickedUp {
  type: 'picked-up';
  seat: number;
  cards: string[];
}
export interface Played {
  type: 'played';
  seat: number;
  card: string;
  target: number | null;
}
/**
 * What the detective was told.
 */
export interface Answered {
  type: 'answered';
  asker: number;
  asked: number;
  guilty: boolean;
}
/**
 * For the Witness: the hand that was looked at.
 */
export interface Looked {
  type: 'looked';
  seat: number;
  target: number;
  cards: string[];
}
/**
 * For the player of the Youngest: who holds the Culprit.
 */
export interface Recognised {
  type: 'recognised';
  seat: number;
  culprit: number;
}
/**
 * For the culprit: who knows it now.
 */
export interface WasRecognised {
  type: 'was-recognised';
  seat: number;
}
export interface WitnessAnswered {
  type: 'witness-answered';
  seat: number;
  trades: boolean;
}
export interface Discarded {
  type: 'discarded';
  seat: number;
  card: string;
}
/**
 * A card from the pile; which one is told to its seat alone.
 */
export interface Drew {
  type: 'drew';
  seat: number;
  card?: string | null;
}
/**
 * What Toby pointed at.
 */
export interface Showed {
  type: 'showed';
  seat: number;
  card: string;
}
/**
 * A seat has made its secret choice; which card is told to itself alone.
 */
export interface Chose {
  type: 'chose';
  seat: number;
  card?: string | null;
}
/**
 * All have chosen: these seats have given a card away.
 */
export interface Changed {
  type: 'changed';
  givers: number[];
}
/**
 * For the seat itself: what it was given.
 */
export interface Received {
  type: 'received';
  seat: number;
  giver: number;
  card: string;
}
/**
 * For the player of the Panic: the cards that were gathered.
 */
export interface Gathered {
  type: 'gathered';
  seat: number;
  cards: string[];
}
/**
 * A card of the Panic; which one is told to its seat alone.
 */
export interface HandedBack {
  type: 'handed-back';
  seat: number;
  card?: string | null;
}
/**
 * A card taken in a Rumour; which one is told to the two concerned.
 */
export interface Took {
  type: 'took';
  taker: number;
  giver: number;
  card?: string | null;
}
export interface Suspected {
  type: 'suspected';
  seat: number;
  suspect: number | null;
}
export interface SuspectedAccomplice {
  type: 'suspected-accomplice';
  seat: number;
  suspect: number;
}
/**
 * The statement under the hat is over.
 */
export interface Concluded {
  type: 'concluded';
  seat: number;
}
export interface RoundEnded {
  type: 'round-ended';
  how: string;
  culprit: number;
  points: number[];
}
export interface Ended {
  type: 'ended';
  reason: string;
  winners: number[];
}
export interface CulpritView {
  viewer: number;
  stage: string;
  turn: number | null;
  target: number | null;
  awaited: number[];
  seats: SeatView[];
  discarded: string[];
  pile: number;
  over: boolean;
  hand: string[] | null;
  leaving: string | null;
  shown: string[] | null;
  hands: string[][] | null;
}
/**
 * One player as everybody sees them.
 */
export interface SeatView {
  cards: number;
  played: string[];
  points: number;
  accomplice: boolean;
  handcuffed: boolean;
  maid: boolean;
  governess: boolean;
}

export type GameEvent = Sight['events'][number];
export type View = Sight['view'];
