/** How an investigation is shown: what takes its time, and the view after each event. */
import { ending, MOVE, type Beat } from '../../beats/beat';
import type { GameEvent, View } from '../../wire/games/sleuth';

/** A card from the pile. */
const DRAWN = 220;
const ANSWERS = ['answer-0', 'answer-1', 'answer-2', 'answer-3', 'answer-4'] as const;

export function beat(told: unknown, mine: readonly number[], view: View | null): Beat | null {
  const event = told as GameEvent;
  switch (event.type) {
    case 'answered':
      return answered(event, mine);
    case 'shown':
      return mine.includes(event.asker)
        ? { length: 3400, cue: 'card', later: [['glass', 500]], scene: 'shown', waits: true }
        : { length: 0 };
    case 'exchanged':
      return { length: MOVE, cue: 'cards', scene: 'exchanged' };
    case 'drew':
      return isDealing(view) ? null : drawn(event.seat);
    case 'reshuffled':
      return { length: 1600, cue: 'cards', scene: 'reshuffled' };
    case 'turn-ended':
      return { length: 300 };
    case 'final-begun':
      return { length: 2200, cue: 'ask', scene: 'final' };
    case 'announced':
      return { length: 2600, cue: 'heart', scene: 'announced' };
    case 'checked':
      return { length: 4000, later: [[event.right ? 'right' : 'wrong', 1400]], scene: 'checked' };
    case 'learnt':
      return { length: 3400, cue: 'glass', scene: 'learnt', waits: true };
    case 'ended':
      return ending(event.winners, mine);
    default:
      return null;
  }
}

/** All four of an exchange in a row. */
function drawn(seat: number): Beat {
  return { length: DRAWN, cue: 'card', befalls: true, together: `drawn ${seat}` };
}

/** Before the first turn all are dealt at once. */
export function isDealing(view: View | null): boolean {
  return view === null || view.turn === null;
}

/** To me and of me in large; what others say among themselves is a beat with a figure. */
function answered(
  { asker, opponent, number }: { asker: number; opponent: number; number: number },
  mine: readonly number[],
): Beat {
  const heard = { cue: 'ask', later: [[ANSWERS[Math.min(number, 4)] ?? 'answer-0', 700]] } as const;
  const concerns = mine.includes(asker) || mine.includes(opponent);
  return concerns
    ? { length: 2400, ...heard, scene: 'answered' }
    : { length: 2000, ...heard, scene: 'answered-others' };
}

export function after(view: View, told: unknown): View {
  const event = told as GameEvent;
  switch (event.type) {
    case 'answered':
      return event.card === null ? view : used(view, event.asker, [event.card]);
    case 'exchanged':
      return used(view, event.seat, view.seats[event.seat]?.cards ?? []);
    case 'drew':
      return drew(view, event.seat, event.card);
    case 'reshuffled':
      return { ...view, pile: view.pile + view.used.length, used: [] };
    case 'began':
      return { ...view, turn: event.seat };
    case 'announced':
      return { ...view, naming: event.seat };
    default:
      return view;
  }
}

function used(view: View, seat: number, cards: readonly string[]): View {
  const seats = view.seats.map((each, of) =>
    of === seat ? { ...each, cards: each.cards.filter((card) => !cards.includes(card)) } : each,
  );
  return { ...view, seats, used: [...view.used, ...cards] };
}

function drew(view: View, seat: number, card: string): View {
  const seats = view.seats.map((each, of) =>
    of === seat ? { ...each, cards: [...each.cards, card] } : each,
  );
  return { ...view, seats, pile: view.pile - 1 };
}
