/** How long something is shown, what is heard, and whether it is a scene. */
import type { AnyGameClient } from '../games/load';
import type { NumberedItem } from '../wire/messages';
import type { Sentence } from '../words/sentence';
import type { Cue } from '../sound/names';

export interface Beat {
  /** Milliseconds at a calm pace; 0: it is shown with what comes next. */
  length: number;
  cue?: Cue;
  /** What is heard after its cue, when what it goes with is to be seen: milliseconds at a calm pace. */
  later?: readonly (readonly [Cue, number])[];
  /** A turning point, by the name of its picture. */
  scene?: string;
  /** Not what somebody does, but what comes to them: also shown to whom it comes. */
  befalls?: boolean;
  /** What follows it directly under the same name is shown with it: cards that are drawn in a row. */
  together?: string;
  /** It stays until it is put away: something only I was shown, or an end. */
  waits?: boolean;
}

/** What a scene says; the picture is the game's own. */
export interface SceneWords {
  /** The small line over the title. */
  over?: Sentence;
  title: Sentence;
  text?: Sentence;
  /** The consequence as a number: 5 suspects, now 2. */
  count?: { before: number; after: number; of: Sentence };
  /** What the button says; "Go on" where nothing else is said. */
  go?: Sentence;
  /** It is said to those who listen before anything else. */
  urgent?: boolean;
  /** Milliseconds until the picture has shown what the title says. */
  late?: number;
  /** Milliseconds until the sentence and the number follow, where the title comes before them. */
  later?: number;
}

/** What is shown as a scene without anything having happened. */
export interface Noticed {
  /** What its words and its picture are made from. */
  what: unknown;
  beat: Beat;
}

export const NOTHING: Beat = { length: 0 };
/** A move: the time in which the eye follows it. */
export const MOVE = 900;

/** Whether the winners are others than I. */
export function isLost(winners: readonly number[], mine: readonly number[]): boolean {
  return mine.length > 0 && !mine.some((seat) => winners.includes(seat));
}

export function ending(winners: readonly number[], mine: readonly number[]): Beat {
  return { length: 6000, cue: isLost(winners, mine) ? 'wrong' : 'right', scene: 'ended' };
}

/** `view` is what was seen when it was told. */
export function beatOf(
  told: NumberedItem,
  client: AnyGameClient,
  mine: readonly number[],
  view: unknown = null,
): Beat {
  const { item } = told;
  if (item.type === 'begun') return { length: 2600, cue: 'lamp-lit', scene: 'begun' };
  if (item.type === 'over' && item.reason === 'abandoned')
    return { length: 4000, cue: 'none', scene: 'given-up' };
  if (item.type !== 'happened') return NOTHING;
  const beat = client.beat?.(item.event, mine, view) ?? NOTHING;
  const known = isMine(item.event, mine) && beat.scene === undefined && beat.befalls !== true;
  return known ? { ...beat, length: 0 } : beat;
}

/** I have seen what I did while I did it. */
function isMine(event: unknown, mine: readonly number[]): boolean {
  const { seat, asker } = event as { seat?: unknown; asker?: unknown };
  return mine.some((each) => each === (seat ?? asker));
}
