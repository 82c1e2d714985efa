/** What the scenes of Mr. Jack say. */
import type { SceneWords } from '../../beats/beat';
import type { GameEvent, View } from '../../wire/games/mr_jack';
import { seatOf, type Sentence } from '../../words/sentence';
import type { StageProps } from '../contract';
import { isCleared } from './suspicion';

function suspects(view: View): string[] {
  return Object.keys(view.characters).filter((who) => !isCleared(view, who));
}

function people(who: readonly string[]): Sentence[] {
  return who.map((character) => ({ id: 'mr-jack-character', words: { character } }));
}

export function scene({ event: told, before, view, seat }: StageProps<View>): SceneWords | null {
  const event = told as GameEvent | null;
  switch (event?.type) {
    case 'witness-called':
      return called(event, before);
    case 'lamp-put-out':
      return {
        over: { id: 'client-mr-jack-scene-lamp-over' },
        title: { id: 'client-mr-jack-scene-lamp', words: { tile: event.tile } },
      };
    case 'alibi-drawn':
      return alibi(event.seat, event.character ?? null, seat);
    case 'accused':
      return accused(event);
    case 'left':
      return {
        over: { id: 'client-mr-jack-scene-left-over', words: { exit: exit(event.exit) } },
        title: { id: 'client-mr-jack-scene-left' },
        text: { id: 'client-mr-jack-scene-was', words: { character: name(event.character) } },
      };
    case 'ended':
      return ended(event, view);
    default:
      return null;
  }
}

const name = (character: string): Sentence => ({ id: 'mr-jack-character', words: { character } });
const exit = (way: string): Sentence => ({ id: 'mr-jack-exit', words: { exit: way } });

interface Called {
  turn: number;
  witness: boolean;
  innocent: string[];
}

function called({ turn, witness, innocent }: Called, before: View): SceneWords {
  const left = suspects(before).filter((who) => !innocent.includes(who));
  const few = left.length <= 3 ? 'yes' : 'no';
  return {
    later: 600 + 250 * Math.min(innocent.length, 5),
    over: { id: 'client-mr-jack-scene-call-over', words: { turn } },
    title: { id: 'client-mr-jack-scene-call', words: { witness: witness ? 'yes' : 'no' } },
    text: {
      id: 'client-mr-jack-scene-cleared',
      words: {
        witness: witness ? 'yes' : 'no',
        count: innocent.length,
        people: people(innocent),
      },
    },
    count: {
      before: suspects(before).length,
      after: left.length,
      of: {
        id: 'client-mr-jack-scene-suspects',
        words: { count: left.length, few, people: people(left) },
      },
    },
  };
}

function alibi(of: number, character: string | null, seat: number): SceneWords {
  const over = { id: 'client-mr-jack-scene-alibi-over' };
  if (character === null)
    return {
      over,
      title: { id: 'client-mr-jack-scene-alibi-unseen', words: { name: seatOf(of) } },
    };
  const mine = of === seat ? 'yes' : 'no';
  return {
    over,
    title: { id: 'client-mr-jack-scene-alibi', words: { character: name(character) } },
    text: { id: 'client-mr-jack-scene-alibi-why', words: { mine, name: seatOf(of) } },
    go: { id: 'client-scene-seen' },
  };
}

function accused(event: { accuser: string; accused: string; right: boolean }): SceneWords {
  return {
    over: {
      id: 'client-mr-jack-scene-accused-over',
      words: { accuser: name(event.accuser), accused: name(event.accused) },
    },
    title: { id: 'client-mr-jack-scene-accused', words: { right: event.right ? 'yes' : 'no' } },
    late: 1700,
  };
}

function ended({ reason, winners }: { reason: string; winners: number[] }, view: View): SceneWords {
  const character = view.jack ?? '';
  return {
    over: { id: `client-mr-jack-scene-end-over`, words: { reason } },
    title: { id: 'client-mr-jack-scene-end', words: { reason } },
    text: {
      id: 'client-mr-jack-scene-end-why',
      words: { character: name(character), name: seatOf(winners[0] ?? 0) },
    },
    go: { id: 'client-scene-to-truth' },
    urgent: true,
  };
}
