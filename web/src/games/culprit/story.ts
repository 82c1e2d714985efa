/** What the table has been told, round by round. */
import type { GameEvent, Played, RoundEnded } from '../../wire/games/culprit';
import type { NumberedItem } from '../../wire/messages';
import type { Sentence } from '../../words/sentence';

export interface Told {
  number: number;
  event: GameEvent;
  said: Sentence | null;
}

export interface Story {
  /** Which round is being played: 1 for the first, 0 before the deal. */
  round: number;
  /** How each round ended, oldest first. */
  rounds: RoundEnded[];
  /** The number of the item that ended the last round. */
  endedAt: number;
  /** What has happened in this round. */
  now: Told[];
}

export function storyOf(items: readonly NumberedItem[]): Story {
  const story: Story = { round: 0, rounds: [], endedAt: 0, now: [] };
  for (const told of happened(items)) {
    if (told.event.type === 'dealt') {
      story.round += 1;
      story.now = [];
    } else if (told.event.type === 'round-ended') {
      story.rounds.push(told.event);
      story.endedAt = told.number;
    }
    story.now.push(told);
  }
  return story;
}

function happened(items: readonly NumberedItem[]): Told[] {
  return items.flatMap(({ number, item, said }) =>
    item.type === 'happened'
      ? [{ number, event: item.event as GameEvent, said: said ?? null }]
      : [],
  );
}

/** The card that was played last in this round, and what came of it. */
export interface InPlay {
  card: Played;
  number: number;
  since: Told[];
}

export function inPlay({ now }: Story): InPlay | null {
  const place = now.findLastIndex(({ event }) => event.type === 'played');
  const told = now[place];
  if (told?.event.type !== 'played') return null;
  return { card: told.event, number: told.number, since: now.slice(place + 1) };
}

/** How often each card has been played in this round. */
export function playedIn({ now }: Story): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { event } of now)
    if (event.type === 'played') counts[event.card] = (counts[event.card] ?? 0) + 1;
  return counts;
}

/** What this seat alone was shown in this round, in the words in which it was told. */
export function shownToMe({ now }: Story): Told[] {
  return now.filter(({ event, said }) => said !== null && isPrivate(event));
}

function isPrivate(event: GameEvent): boolean {
  switch (event.type) {
    case 'picked-up':
    case 'looked':
    case 'recognised':
    case 'was-recognised':
    case 'gathered':
    case 'received':
      return true;
    case 'took':
    case 'drew':
    case 'handed-back':
    case 'chose':
      return typeof event.card === 'string';
    default:
      return false;
  }
}

/** How the last round ended for a seat. */
export function fateOf({ rounds, now }: Story, seat: number): ('winner' | 'culprit')[] {
  const ended = now.findLast(({ event }) => event.type === 'ended')?.event;
  const won = ended?.type === 'ended' && ended.winners.includes(seat);
  const guilty = rounds.at(-1)?.culprit === seat;
  return [...(guilty ? (['culprit'] as const) : []), ...(won ? (['winner'] as const) : [])];
}

/** The seats that an event of the story names. */
export function named(event: unknown): number[] {
  if (typeof event !== 'object' || event === null) return [];
  const fields = ['seat', 'target', 'asker', 'asked', 'suspect', 'culprit', 'giver', 'taker'];
  const found = fields.map((field) => (event as Record<string, unknown>)[field]);
  return found.filter((seat): seat is number => typeof seat === 'number');
}
