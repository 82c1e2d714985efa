/** The last move, as far as it leaves a trace: who went which way, or what was carried from where. */
import type { GameEvent, View } from '../../wire/games/mr_jack';
import type { NumberedItem } from '../../wire/messages';
import { EXITS } from './district';
import { way, type Leg } from './ways';

export interface Past {
  /** Who went the way; null where two changed places, or nobody went. */
  who: string | null;
  legs: Leg[];
  /** A lamp, a cordon or a cover that was carried, by cells. */
  carried: { from: string; to: string } | null;
}

export const NOTHING_PAST: Past = { who: null, legs: [], carried: null };

/** What happens besides leaves the trace as it is. */
export function pastOf(items: readonly NumberedItem[], view: View): Past {
  for (const { item } of [...items].reverse()) {
    const found = item.type === 'happened' ? leftBy(item.event as GameEvent, view) : null;
    if (found !== null) return found;
  }
  return NOTHING_PAST;
}

function leftBy(event: GameEvent, view: View): Past | null {
  switch (event.type) {
    case 'moved':
      return went(event.character, walked(view, event.character, event.start, event.to));
    case 'whistled':
      return went(
        event.character,
        event.way.slice(1).map((to, at) => leg(event.way[at] ?? to, to)),
      );
    case 'exchanged':
      return went(null, [leg(cellOf(view, 'Gull'), cellOf(view, event.character))]);
    case 'lamp-moved':
    case 'cover-moved':
      return { who: null, legs: [], carried: { from: event.start, to: event.to } };
    case 'cordon-moved': {
      const [from = '', to = ''] = [EXITS[event.start], EXITS[event.to]];
      return { who: null, legs: [], carried: { from, to } };
    }
    default:
      return null;
  }
}

function went(who: string | null, legs: Leg[]): Past {
  return { who, legs, carried: null };
}

function walked(view: View, who: string, from: string, to: string): Leg[] {
  const found = way(view, who, from, to);
  return found.length > 0 ? found : [{ from, to, sewer: false }];
}

function leg(from: string, to: string): Leg {
  return { from, to, sewer: false };
}

function cellOf(view: View, who: string): string {
  return view.characters[who]?.cell ?? '';
}
