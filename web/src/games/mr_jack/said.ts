/** The board in words: what a cell is called, who would be seen, which cells an event is about. */
import type { View } from '../../wire/games/mr_jack';
import { t } from '../../words/words.svelte';
import { CHARACTERS, EXITS, cellOf, exitAt } from './district';
import { fullName } from './people';

/** "g8, lit, John Smith, suspect, visible". */
export function nameOf(cell: string, view: View): string {
  const parts = [title(cell), ...what(cell, view), ...who(cell, view)];
  return parts.join(t('client-mr-jack-and'));
}

function title(cell: string): string {
  const way = exitAt(cell);
  return way ? t('mr-jack-exit', { exit: way }) : cell;
}

function what(cell: string, view: View): string[] {
  const { kind } = cellOf(cell);
  if (kind === 'exit') return [exitState(cell, view)];
  if (kind === 'lamp') return [lampState(cell, view)];
  if (kind === 'manhole') return [light(cell, view), manhole(cell, view)];
  if (kind === 'street') return [light(cell, view)];
  return [t(kind === 'park' ? 'client-mr-jack-park' : 'client-mr-jack-building')];
}

export function light(cell: string, view: View): string {
  if (view.lamplight.includes(cell)) return t('client-mr-jack-lit');
  return t(view.beam.includes(cell) ? 'client-mr-jack-in-beam' : 'client-mr-jack-dark');
}

function manhole(cell: string, view: View): string {
  return t('client-mr-jack-manhole', { covered: view.covers.includes(cell) ? 'yes' : 'no' });
}

function lampState(cell: string, view: View): string {
  const tile = view.lamps[cell];
  return tile ? t('client-mr-jack-lamp-lit', { tile }) : t('client-mr-jack-lamp-unlit');
}

function exitState(cell: string, view: View): string {
  const closed = view.cordons.includes(exitAt(cell) ?? '');
  return t('client-mr-jack-exit-state', { closed: closed ? 'yes' : 'no' });
}

function who(cell: string, view: View): string[] {
  return CHARACTERS.filter((each) => view.characters[each]?.cell === cell).flatMap((each) => [
    fullName(each),
    ...traits(each, view),
  ]);
}

/** "suspect", "visible", and where the lantern shines. */
export function traits(character: string, view: View): string[] {
  const seen = view.characters[character];
  if (!seen) return [];
  const active = view.activation?.character === character;
  return [
    ...(active ? [t('client-mr-jack-playing')] : []),
    t(seen.innocent ? 'client-mr-jack-innocent' : 'client-mr-jack-suspect'),
    t(seen.visible ? 'client-mr-jack-visible' : 'client-mr-jack-unseen'),
    ...(character === 'Watson' ? [lantern(view)] : []),
  ];
}

function lantern(view: View): string {
  const direction = t('mr-jack-direction', { direction: view.lantern });
  return t('client-mr-jack-lantern', { direction });
}

export interface Change {
  seen: string[];
  hidden: string[];
}

/** Who comes into the light and who out of it. */
export function change(before: View, after: View): Change {
  const is = (view: View, each: string): boolean => view.characters[each]?.visible ?? false;
  return {
    seen: CHARACTERS.filter((each) => !is(before, each) && is(after, each)),
    hidden: CHARACTERS.filter((each) => is(before, each) && !is(after, each)),
  };
}

/** The cells that an event of the story names, with those of the people in it. */
export function cellsOf(event: unknown, view: View): string[] {
  if (event === null || typeof event !== 'object') return [];
  const words = Object.values(event)
    .flat()
    .filter((each) => typeof each === 'string');
  return words.flatMap((word) => view.characters[word]?.cell ?? EXITS[word] ?? known(word));
}

function known(word: string): string[] {
  return /^[a-m]\d+$/.test(word) ? [word] : [];
}
