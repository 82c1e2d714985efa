/** All that the sheet shows, whatever its form, and how it is said. */
import { outOfHundred } from '../../words/percent';
import { currentLanguage, say, t } from '../../words/words.svelte';
import type { Way } from '../../table/ways.svelte';
import type { Knowledge } from '../contract';
import { gemSaid } from './gems';
import { markAt, type Mark } from './marks';
import type { Pencil } from './pencil.svelte';
import { chance, holder, MISSING, OPEN, percent, seatAt, type Place, type Possible } from './sheet';

export interface Noting {
  readonly possible: Possible;
  readonly deduced: Knowledge | null;
  /** The game is over: everybody sees all of it. */
  readonly over: boolean;
  /** My seat; less than 0 when the sheet is nobody's own. */
  readonly seat: number;
  readonly names: readonly string[];
  readonly letters: readonly string[];
  /** The places that are not plain to see: the others, and nobody. */
  readonly doubtful: readonly Place[];
  readonly marks: unknown;
  /** Gems that a filter or a line of the story lights up; null when there is none. */
  readonly lit: ReadonlySet<string> | null;
  readonly nameable: ReadonlySet<string>;
  readonly named: ReadonlySet<string>;
  /** How much is noted for me. */
  readonly way: Way;
  /** My pencil; null when the sheet is not mine to write on. */
  readonly pencil: Pencil | null;
  name(gem: string): void;
}

export function placeName(noting: Pick<Noting, 'names'>, place: Place): string {
  const seat = seatAt(place);
  if (seat >= 0) return noting.names[seat] ?? place;
  return t(place === OPEN ? 'knowledge-sleuth-open' : 'knowledge-sleuth-missing');
}

export function gemName(gem: string): string {
  return say(gemSaid(gem));
}

/** "yours", "on the table", "Ada has it", or where it may be. */
export function whereSaid(noting: Noting, gem: string): string {
  const at = holder(noting.possible, gem);
  if (at === null) return openSaid(noting, gem);
  if (at === OPEN || at === MISSING) return t(`client-sleuth-at-${at}`);
  if (seatAt(at) === noting.seat) return t('client-sleuth-at-me');
  return t('client-sleuth-at-seat', { name: placeName(noting, at) });
}

function openSaid(noting: Noting, gem: string): string {
  const where = (noting.possible[gem] ?? []).filter((place) => place !== MISSING);
  const seats = listed(where.map((place) => placeName(noting, place)));
  const missing = noting.possible[gem]?.includes(MISSING) ? 'yes' : 'no';
  return t('client-sleuth-at-open-question', { names: seats, missing });
}

/** A gem as a screen reader says it: its name, where it is, how likely it is missing, my marks. */
export function cellSaid(noting: Noting, gem: string): string {
  const parts = [
    t('client-sleuth-cell', { gem: gemName(gem), where: whereSaid(noting, gem) }),
    ...noting.doubtful
      .filter((place) => markAt(noting.marks, gem, place) !== null)
      .map((place) => markSaid(noting, gem, place)),
  ];
  const likely = openChance(noting, gem, MISSING);
  if (likely !== null) parts.push(t('client-sleuth-chance-missing', { percent: percent(likely) }));
  if (noting.nameable.has(gem)) parts.push(t('client-sleuth-may-be-named'));
  if (noting.named.has(gem)) parts.push(t('client-sleuth-is-named'));
  return parts.join(' ');
}

export function markSaid(noting: Noting, gem: string, place: Place): string {
  const mark = markAt(noting.marks, gem, place);
  const words = { place: placeName(noting, place), mark: mark?.sign ?? 'none' };
  return mark?.idea
    ? t('client-sleuth-mark-idea', { ...words, idea: mark.idea.toUpperCase() })
    : t('client-sleuth-mark', words);
}

const SIGNS: Record<Mark['sign'], string> = { yes: '✓', no: '✗', perhaps: '?' };

/** A mark as it is drawn: its sign, and the letter of its line of thought. */
export function markSign(mark: Mark | null): string {
  return mark === null ? '' : SIGNS[mark.sign] + (mark.idea?.toUpperCase() ?? '');
}

/** How likely, where that is worth saying: not of what is settled. */
export function openChance(noting: Noting, gem: string, place: Place): number | null {
  const open = holder(noting.possible, gem) === null && noting.possible[gem]?.includes(place);
  return open ? chance(noting.deduced, gem, place) : null;
}

export function percentSaid(likely: number): string {
  return outOfHundred(percent(likely));
}

type Joined = 'disjunction' | 'conjunction';
/** To make one takes longer than to say a sentence. */
const LISTS = new Map<string, Intl.ListFormat>();

/** "Ada, Basil or Clara". */
export function listed(names: string[], type: Joined = 'disjunction'): string {
  const key = `${currentLanguage()} ${type}`;
  const list = LISTS.get(key) ?? new Intl.ListFormat(currentLanguage(), { type });
  LISTS.set(key, list);
  return list.format(names);
}
