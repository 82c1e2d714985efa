/** How a round of The Culprit is shown: what takes its time, and the view after each event. */
import type { Beat } from '../../beats/beat';
import type { Cue } from '../../sound/names';
import type { GameEvent, View } from '../../wire/games/culprit';

/** What a card sounds like when it acts. */
const CUES: Record<string, Cue> = {
  'first on the scene': 'step',
  culprit: 'escape',
  detective: 'ask',
  accomplice: 'none',
  sheriff: 'arrest',
  alibi: 'paper',
  toby: 'paws',
  youngest: 'heart',
  sharing: 'cards',
  rumour: 'cards',
  panic: 'whistle',
  'divining hat': 'glass',
  witness: 'lantern',
  maid: 'step',
  governess: 'step',
  exchange: 'card',
};

export function beat(told: unknown, mine: readonly number[]): Beat | null {
  const event = told as GameEvent;
  switch (event.type) {
    case 'played':
      return { length: 2200, cue: CUES[event.card] ?? 'card', scene: playedAs(event.card) };
    case 'answered':
      return { length: 2400, cue: event.guilty ? 'yes' : 'no', scene: 'answered' };
    case 'looked':
      return { length: 0 };
    case 'recognised':
    case 'was-recognised':
      return { length: 3600, cue: 'sting', scene: event.type, waits: true };
    case 'gathered':
      return { length: 3600, cue: 'paper', scene: 'gathered', waits: true };
    case 'witness-answered':
      return { length: 700 };
    case 'dealt':
      return { length: 900, cue: 'cards' };
    case 'discarded':
      return { length: 800, cue: 'card' };
    case 'drew':
      return { length: 420, cue: 'card', befalls: true };
    case 'showed':
      return { length: 4400, cue: 'sniff', later: turnedUp(event.card), scene: 'showed' };
    case 'changed':
      return { length: 1400, cue: 'cards', scene: 'changed' };
    case 'took':
      return { length: 1400, cue: 'cards', together: 'took' };
    case 'handed-back':
      return { length: 350, cue: 'card', befalls: true };
    case 'suspected':
      return { length: 2200, cue: 'say', scene: 'suspected' };
    case 'suspected-accomplice':
      return { length: 1200, cue: 'say' };
    case 'round-ended':
      return { length: 6000, cue: ended(event, mine), scene: 'round', waits: mine.length > 0 };
    case 'ended':
      return { length: 6000, cue: won(event.winners, mine) ? 'right' : 'wrong', scene: 'ended' };
    default:
      return null;
  }
}

/** The card that Toby points at lies open. */
function turnedUp(card: string): NonNullable<Beat['later']> {
  return card === 'culprit' ? [['sting', 1300]] : [['card', 1300]];
}

function playedAs(card: string): string {
  return card === 'youngest' ? 'eyes' : 'played';
}

function ended({ points }: { points: number[] }, mine: readonly number[]): Cue {
  const gained = mine.length === 0 || mine.some((seat) => (points[seat] ?? 0) > 0);
  return gained ? 'right' : 'wrong';
}

function won(winners: readonly number[], mine: readonly number[]): boolean {
  return mine.length === 0 || mine.some((seat) => winners.includes(seat));
}

type Seat = View['seats'][number];

export function after(view: View, told: unknown): View {
  const event = told as GameEvent;
  switch (event.type) {
    case 'played':
      return played(view, event.seat, event.card, event.target);
    case 'discarded':
      return thrown(view, event.seat, event.card);
    case 'drew':
      return { ...change(view, event.seat, more), pile: view.pile - 1 };
    case 'took':
      return change(change(view, event.giver, fewer), event.taker, more);
    case 'round-ended':
      return { ...view, seats: view.seats.map((seat, of) => scored(seat, event.points[of] ?? 0)) };
    default:
      return view;
  }
}

function change(view: View, seat: number, make: (seat: Seat) => Seat): View {
  return { ...view, seats: view.seats.map((each, of) => (of === seat ? make(each) : each)) };
}

function fewer(seat: Seat): Seat {
  return { ...seat, cards: seat.cards - 1 };
}

function more(seat: Seat): Seat {
  return { ...seat, cards: seat.cards + 1 };
}

function scored(seat: Seat, points: number): Seat {
  return { ...seat, points: seat.points + points };
}

/** The card lies there, and my own hand has lost it. What it does is told next. */
function played(view: View, seat: number, card: string, target: number | null): View {
  const laid = change(view, seat, (each) => ({ ...fewer(each), played: [...each.played, card] }));
  const hand = view.viewer === seat ? without(view.hand, card) : view.hand;
  return { ...opened(laid, seat, card), turn: seat, target, hand };
}

function thrown(view: View, seat: number, card: string): View {
  const left = opened(change(view, seat, fewer), seat, card);
  return { ...left, discarded: [...view.discarded, card] };
}

/** Where all hands are open, it has left this one. */
function opened(view: View, seat: number, card: string): View {
  const hands = view.hands?.map((hand, of) => (of === seat ? without(hand, card) : hand) ?? []);
  return { ...view, hands: hands ?? null };
}

function without(hand: string[] | null, card: string): string[] | null {
  const at = hand?.indexOf(card) ?? -1;
  return hand?.filter((_, place) => place !== at) ?? null;
}
