/** What the scenes of the chase say. */
import type { SceneWords } from '../../beats/beat';
import type { GameEvent, View } from '../../wire/games/scotland_yard';
import type { Sentence } from '../../words/sentence';
import type { StageProps } from '../contract';
import { linesOf, nextStops, TRANSPORTS } from './map';
import { netWords, type Net } from './net';
import { pawnSentence } from './said';

/** Where he can be after one move from there, if nobody stands in his way. */
export function reach(view: View, station: number): number[] {
  const lines = linesOf(view.form);
  const taken = new Set(view.pawns.map((pawn) => pawn.station));
  const stops = TRANSPORTS.flatMap((by) => nextStops(lines, station, by));
  return [...new Set(stops)].filter((stop) => !taken.has(stop));
}

export function scene({ scene, event: told, view, seat }: StageProps<View>): SceneWords | null {
  if (scene === 'net') return netWords(told as Net, seat);
  const event = told as GameEvent | null;
  switch (event?.type) {
    case 'seen':
    case 'reappeared':
    case 'showed':
      return seen(event.type, event.place, event.station, view);
    case 'travelled':
      return travelled(event.place, event.double);
    case 'caught':
      return {
        over: { id: 'client-scotland-yard-scene-caught-over', words: { place: view.log.length } },
        title: { id: 'client-scotland-yard-scene-caught' },
        text: {
          id: 'client-scotland-yard-scene-caught-by',
          words: { pawn: pawnSentence(event.pawn), station: event.station },
        },
      };
    case 'ended':
      return ended(event, view);
    default:
      return null;
  }
}

function seen(how: string, place: number, station: number, view: View): SceneWords {
  const ticket = view.log[place - 1]?.ticket ?? 'none';
  const stations = reach(view, station).length;
  return {
    over: { id: 'client-scotland-yard-scene-seen-over', words: { place, how } },
    title: { id: 'client-scotland-yard-scene-seen', words: { how } },
    text: { id: 'client-scotland-yard-scene-seen-at', words: { station, ticket, stations } },
    go: { id: 'client-scotland-yard-scene-go-on' },
    late: 900,
  };
}

function travelled(place: number, double: boolean): SceneWords {
  const what = double ? 'double' : 'black';
  return {
    over: { id: 'client-scotland-yard-scene-move', words: { place } },
    title: { id: `client-scotland-yard-scene-${what}` },
    text: { id: `client-scotland-yard-scene-${what}-why` },
  };
}

function ended({ reason, winners }: { reason: string; winners: number[] }, view: View): SceneWords {
  const caught = winners.some((seat) => seat !== 0) ? 'yes' : 'no';
  const at = view.x ?? view.log.at(-1)?.station ?? 0;
  const names = winners.map((seat): Sentence => ({ id: 'seat', words: { seat } }));
  return {
    over: { id: 'client-scotland-yard-scene-end-over', words: { caught, place: view.log.length } },
    title: { id: 'client-scotland-yard-scene-end', words: { caught } },
    text: {
      id: 'client-scotland-yard-scene-end-why',
      words: { caught, reason, station: at, names },
    },
    go: { id: 'client-scene-to-truth' },
    urgent: true,
  };
}
