/** What the scenes of an investigation say. */
import type { SceneWords } from '../../beats/beat';
import type { GameEvent, View } from '../../wire/games/sleuth';
import type { NumberedItem } from '../../wire/messages';
import { seatOf, type Sentence } from '../../words/sentence';
import type { StageProps } from '../contract';
import { elementsOf, GEMS, gemSaid, questionSaid } from './gems';

export function scene({
  event: told,
  items,
  view,
  seat,
  table,
}: StageProps<View>): SceneWords | null {
  const event = told as GameEvent | null;
  switch (event?.type) {
    case 'answered':
      return answered(event, seat);
    case 'shown':
      return {
        over: { id: 'client-sleuth-scene-shown-over', words: { name: seatOf(event.opponent) } },
        title: gems(event.gems),
        text: { id: 'client-sleuth-scene-shown-why' },
        count: unseen(view, items, event.gems),
        go: { id: 'client-scene-seen' },
      };
    case 'learnt':
      return {
        over: { id: 'client-sleuth-scene-learnt-over' },
        title: gems(event.gems),
        text: { id: 'client-sleuth-scene-learnt-why' },
        go: { id: 'client-scene-seen' },
      };
    case 'exchanged':
    case 'final-begun':
    case 'announced':
      return {
        title: {
          id: `client-sleuth-scene-${event.type}`,
          words: { name: seatOf(event.seat), me: event.seat === seat ? 'yes' : 'no' },
        },
        ...(event.type === 'final-begun'
          ? {
              text: {
                id: 'client-sleuth-scene-final-why',
                words: { name: seatOf(event.opponent) },
              },
            }
          : {}),
      };
    case 'reshuffled':
      return {
        title: { id: 'client-sleuth-scene-reshuffled' },
        text: { id: 'client-sleuth-scene-reshuffled-why' },
      };
    case 'checked':
      return checked(event, seat);
    case 'ended':
      return ended(event.reason, event.winners, view, table.mine);
    default:
      return null;
  }
}

/** Several are named on their cards: a title has room for one. */
function gems(all: readonly string[]): Sentence {
  if (all.length > 1) return { id: 'client-sleuth-scene-several', words: { count: all.length } };
  return { id: 'client-sleuth-scene-gems', words: { gems: all.map(gemSaid) } };
}

/** How many gems I had not seen anywhere before I was shown these, and how many now. */
function unseen(
  view: View,
  items: readonly NumberedItem[],
  now: readonly string[],
): NonNullable<SceneWords['count']> {
  const earlier = items.slice(0, -1).flatMap(({ item }) => shownIn(item));
  const seen = new Set([...(view.hand ?? []), ...view.open_gems, ...earlier]);
  const before = GEMS.length - seen.size;
  const after = before - now.filter((gem) => !seen.has(gem)).length;
  return { before, after, of: { id: 'client-sleuth-scene-unseen', words: { count: after } } };
}

function shownIn(item: NumberedItem['item']): readonly string[] {
  if (item.type !== 'happened') return [];
  const event = item.event as GameEvent;
  return event.type === 'shown' ? event.gems : [];
}

interface Answer {
  asker: number;
  opponent: number;
  question: string;
  number: number;
}

function answered({ asker, opponent, question, number }: Answer, seat: number): SceneWords {
  const about = questionSaid(elementsOf(question));
  const me = asker === seat ? 'asker' : opponent === seat ? 'opponent' : 'other';
  const words = { name: seatOf(asker), of: seatOf(opponent), question: about, me };
  return {
    over: { id: 'client-sleuth-scene-asked', words },
    title: { id: 'client-sleuth-scene-answered', words: { ...words, number } },
    text: { id: 'client-sleuth-scene-heard', words: { number } },
    late: 700,
  };
}

function checked({ seat: of, right }: { seat: number; right: boolean }, seat: number): SceneWords {
  const words = { name: seatOf(of), right: right ? 'yes' : 'no', me: of === seat ? 'yes' : 'no' };
  return {
    over: { id: 'client-sleuth-scene-checked-over', words },
    title: { id: 'client-sleuth-scene-checked', words },
    text: { id: 'client-sleuth-scene-checked-why', words },
    late: 1400,
  };
}

function ended(
  reason: string,
  winners: readonly number[],
  view: View,
  mine: readonly number[],
): SceneWords {
  const me = mine.some((seat) => winners.includes(seat)) ? 'yes' : 'no';
  const words = { names: winners.map(seatOf), count: winners.length, me };
  return {
    over: { id: 'client-sleuth-scene-end-over', words: { count: view.missing?.length ?? 1 } },
    title: { id: 'client-sleuth-scene-end', words },
    text: {
      id: 'client-sleuth-scene-end-why',
      words: { reason, gems: (view.missing ?? []).map(gemSaid) },
    },
    go: { id: 'client-scene-to-truth' },
    urgent: true,
  };
}
