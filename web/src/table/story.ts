/** What has happened, as sentences under headings. What was said aloud is in the chat. */
import type { AnyGameClient } from '../games/load';
import type { NumberedItem, Talk } from '../wire/messages';
import type { Names, Sentence } from '../words/sentence';
import { say } from '../words/words.svelte';

export interface Line {
  number: number;
  /** Who did it, as far as an event says so. */
  seat: number | null;
  said: Sentence;
  /** Of the game; null for what happened at the table. */
  event: unknown;
}

export interface Chapter {
  heading: Sentence | null;
  lines: Line[];
}

type Item = NumberedItem['item'];

/** The same items are read in several places of the page at every beat: they are put together once. */
const STORIES = new WeakMap<readonly NumberedItem[], Chapter[]>();

export function storyOf(items: readonly NumberedItem[], client: AnyGameClient): Chapter[] {
  const story = STORIES.get(items) ?? putTogether(items, client);
  STORIES.set(items, story);
  return story;
}

function putTogether(items: readonly NumberedItem[], client: AnyGameClient): Chapter[] {
  const chapters: Chapter[] = [{ heading: null, lines: [] }];
  const brief = briefAbsences(items);
  for (const told of items) {
    if (brief.has(told.number)) continue;
    const event = told.item.type === 'happened' ? told.item.event : null;
    const heading = event === null ? null : (client.chapter?.(event) ?? null);
    if (heading !== null && !same(heading, chapters.at(-1)?.heading))
      chapters.push({ heading, lines: [] });
    const line = lineTo(told);
    if (line !== null) chapters.at(-1)?.lines.push(line);
  }
  return chapters.filter((chapter) => chapter.lines.length > 0);
}

/** Who loads the page again is gone and back at once: nobody needs to read that, unless a bot sat in. */
function briefAbsences(items: readonly NumberedItem[]): Set<number> {
  const left = new Map<number, number>();
  const brief = new Set<number>();
  for (const { number, item } of items) {
    if (item.type === 'gone') left.set(item.seat, number);
    if (item.type === 'bot-sits-in') left.delete(item.seat);
    const since = item.type === 'back' ? left.get(item.seat) : undefined;
    if (since !== undefined) brief.add(since).add(number);
  }
  return brief;
}

function same(one: Sentence, other: Sentence | null | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What is told once is one line, however often the story is put together: it is said once. */
const LINES = new WeakMap<NumberedItem, Line | null>();

function lineTo(told: NumberedItem): Line | null {
  const line = LINES.get(told) ?? lineOf(told);
  LINES.set(told, line);
  return line;
}

function lineOf({ number, item, said }: NumberedItem): Line | null {
  if (item.type === 'happened')
    return said ? { number, seat: actorOf(item.event), said, event: item.event } : null;
  const sentence = besides(item);
  const seat = 'seat' in item && typeof item.seat === 'number' ? item.seat : null;
  return sentence && { number, seat, said: sentence, event: null };
}

function actorOf(event: unknown): number | null {
  const found = event as Record<string, unknown>;
  const seat = found['seat'] ?? found['asker'] ?? found['taker'];
  return typeof seat === 'number' && seat >= 0 ? seat : null;
}

/** What happens at a table besides the game. */
function besides(item: Item): Sentence | null {
  switch (item.type) {
    case 'seated':
      return { id: 'client-story-seated', words: { name: item.name } };
    case 'unseated':
      return told(item.removed ? 'removed' : 'stood', item.seat);
    case 'renamed':
      return { id: 'client-story-renamed', words: { name: item.name } };
    case 'bot-placed':
      return { id: item.level === null ? 'client-story-bot-up' : 'client-story-bot-down' };
    case 'swapped':
      return { id: 'client-story-swapped' };
    case 'goes-on':
      return {
        ...told('goes-on', item.seat),
        words: {
          ...told('', item.seat).words,
          step: item.step,
          dealt: item.dealt,
          source: item.source ?? 'game',
        },
      };
    case 'committed':
      return { id: 'client-story-committed' };
    case 'begun':
      return { id: 'client-story-begun' };
    case 'hint-taken':
    case 'gone':
    case 'back':
    case 'out-of-time':
    case 'bot-sits-in':
    case 'taken-back':
    case 'would-end':
      return told(item.type, item.seat);
    case 'over':
      return item.reason === 'abandoned' ? givenUp(item.by ?? null) : null;
    default:
      return null;
  }
}

function told(what: string, seat: number): Sentence {
  return { id: `client-story-${what}`, words: { name: { id: 'seat', words: { seat } } } };
}

function givenUp(by: number | null): Sentence {
  return by === null ? { id: 'client-story-ended' } : told('resigned', by);
}

export type Said = Talk & { number: number };

export function talkOf(items: readonly NumberedItem[]): Said[] {
  return items.flatMap(({ number, item }) => (item.type === 'talk' ? [{ ...item, number }] : []));
}

/** What was said by those whom one wants to hear, and by bots. */
export function heardOf(
  items: readonly NumberedItem[],
  muted: readonly string[],
  names: Names = String,
): Said[] {
  const wanted = ({ speaker, channel }: Said): boolean =>
    !muted.includes(speaker) && !(channel === 'gallery' && muted.includes('gallery'));
  return items.flatMap((told) => [...talkOf([told]).filter(wanted), ...byBot(told, names)]);
}

/** A bot says one of the house's sentences, so that everybody reads it in their own language. */
function byBot({ number, item, said }: NumberedItem, names: Names): Said[] {
  if (item.type !== 'bot-spoke' || !said) return [];
  const { seat, channel } = item;
  const text = say(said, names);
  return [{ type: 'talk', name: names(seat), seat, channel, text, speaker: '', number }];
}
