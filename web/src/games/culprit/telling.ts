/** What the scenes of The Culprit say. */
import type { SceneWords } from '../../beats/beat';
import type { GameEvent, View } from '../../wire/games/culprit';
import { seatOf, type Sentence } from '../../words/sentence';
import type { StageProps } from '../contract';
import { dashed } from './cards';
import { nameOf } from './said';

const text = (card: string): Sentence => ({ id: 'culprit-text', words: { card: dashed(card) } });

export function scene({ event: told, items, seat }: StageProps<View>): SceneWords | null {
  const event = told as GameEvent | null;
  const said = items.at(-1)?.said ?? null;
  switch (event?.type) {
    case 'played':
      return played(event.card, event.seat, event.target, said);
    case 'answered':
      return {
        over: {
          id: 'client-culprit-scene-asked',
          words: { name: seatOf(event.asker), of: seatOf(event.asked), me: partOf(event, seat) },
        },
        title: {
          id: 'client-culprit-scene-answer',
          words: { guilty: event.guilty ? 'yes' : 'no' },
        },
        text: {
          id: 'client-culprit-scene-says',
          words: { name: seatOf(event.asked), me: partOf(event, seat) },
        },
      };
    case 'showed':
      return {
        over: { id: 'client-culprit-scene-toby-over', words: named(event.seat, seat) },
        title:
          event.card === 'culprit'
            ? { id: 'client-culprit-scene-was', words: named(event.seat, seat) }
            : nameOf(event.card),
        text: {
          id: 'client-culprit-scene-toby',
          words: { found: event.card === 'culprit' ? 'yes' : 'no' },
        },
        go: { id: 'client-culprit-put-away', words: { kind: 'toby' } },
        late: 1300,
      };
    case 'recognised':
    case 'was-recognised':
    case 'gathered':
      return secret(event.type, said);
    case 'changed':
      return {
        title: { id: 'client-culprit-scene-changed' },
        text: { id: 'client-culprit-scene-changed-why' },
      };
    case 'suspected':
      return {
        over: { id: 'client-culprit-scene-hat', words: named(event.seat, seat) },
        title:
          event.suspect === null
            ? { id: 'client-culprit-scene-nobody' }
            : { id: 'client-culprit-scene-suspects', words: { name: seatOf(event.suspect) } },
        text: { id: 'client-culprit-scene-hat-why' },
      };
    case 'round-ended':
      return roundEnded(event.how, event.culprit, seat);
    case 'ended':
      return {
        over: { id: 'client-over' },
        title: {
          id: 'client-culprit-scene-end',
          words: { count: event.winners.length, names: event.winners.map(seatOf) },
        },
        ...(said === null ? {} : { text: said }),
        go: { id: 'client-scene-to-truth' },
        urgent: true,
      };
    default:
      return null;
  }
}

/** Somebody, or me. */
function named(of: number, seat: number): Record<string, Sentence | string> {
  return { name: seatOf(of), me: of === seat ? 'yes' : 'no' };
}

/** Which of the two I am. */
function partOf({ asker, asked }: { asker: number; asked: number }, seat: number): string {
  if (asker === seat) return 'asker';
  return asked === seat ? 'asked' : 'none';
}

function played(
  card: string,
  seat: number,
  target: number | null,
  said: Sentence | null,
): SceneWords {
  const over = said ?? {
    id: 'client-culprit-scene-played',
    words: { name: seatOf(seat), of: seatOf(target ?? 0) },
  };
  if (card === 'youngest')
    return {
      over,
      title: { id: 'client-culprit-scene', words: { kind: 'eyes', round: 0 } },
      text: { id: 'client-culprit-eyes-closed', words: { name: seatOf(seat) } },
    };
  return { over, title: nameOf(card), text: text(card) };
}

function secret(kind: string, said: Sentence | null): SceneWords {
  const which = { recognised: 'youngest', 'was-recognised': 'seen', gathered: 'panic' }[kind] ?? '';
  return {
    over: { id: 'client-culprit-only-you' },
    title: { id: 'client-culprit-scene', words: { kind: which, round: 0 } },
    ...(said === null ? {} : { text: said }),
    go: { id: 'client-culprit-put-away', words: { kind: which } },
  };
}

function roundEnded(how: string, culprit: number, seat: number): SceneWords {
  const ways = how.replaceAll('_', '-');
  return {
    over: { id: 'client-culprit-scene-how', words: { how: ways } },
    title: {
      id: 'client-culprit-scene-round',
      words: { how: ways, name: seatOf(culprit), me: culprit === seat ? 'yes' : 'no' },
    },
    text: { id: 'client-culprit-how', words: { how: ways, name: seatOf(culprit) } },
    go: { id: 'client-culprit-put-away', words: { kind: 'round' } },
    urgent: true,
  };
}
