/** Bubbles by the seats: the newest table talk, and what a card made somebody say aloud. */
import type { NumberedItem } from '../../wire/messages';
import type { Names } from '../../words/sentence';
import { t } from '../../words/words.svelte';
import type { InPlay, Told } from './story';

export interface Bubble {
  text: string;
  /** Said because a card made them: not chat. */
  forced: boolean;
}

const RECENT = 8;
const LONGEST = 90;

export function bubbles(
  items: readonly NumberedItem[],
  card: InPlay | null,
  names: Names,
): Map<number, Bubble> {
  const found = new Map<number, Bubble>();
  for (const { item } of items.slice(-RECENT))
    if (item.type === 'talk' && item.channel === 'table' && item.seat !== null)
      found.set(item.seat, { text: cut(item.text), forced: false });
  for (const told of card?.since ?? []) answer(told, names, found);
  return found;
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function answer({ event }: Told, names: Names, found: Map<number, Bubble>): void {
  const say = (seat: number, text: string) => found.set(seat, { text, forced: true });
  if (event.type === 'answered')
    say(event.asked, t(event.guilty ? 'client-culprit-says-yes' : 'client-culprit-says-no'));
  else if (event.type === 'suspected')
    say(
      event.seat,
      event.suspect === null
        ? t('client-culprit-says-nobody')
        : t('client-culprit-says-culprit', { name: names(event.suspect) }),
    );
  else if (event.type === 'suspected-accomplice') {
    const before = found.get(event.seat)?.text ?? '';
    const more = t('client-culprit-says-accomplice', { name: names(event.suspect) });
    say(event.seat, `${before} ${more}`.trim());
  }
}
