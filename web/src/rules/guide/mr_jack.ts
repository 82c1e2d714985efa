/** The district of the guide: pieces that a reader may put anywhere, and why somebody is seen. */
import { around, beside, cellOf, DIRECTIONS, isStreet } from '../../games/mr_jack/district';
import { relit } from '../../games/mr_jack/light';
import type { View } from '../../wire/games/mr_jack';

/** Who is drawn on a way goes along it: two steps and one at the whistle, and two to an arrest. */
export const WHISTLED = [
  ['e9', 'f10', 'g10'],
  ['g8', 'g9'],
] as const;
export const ACCUSES = ['e9', 'f10', 'g10'] as const;

function occupied(view: View, cell: string): boolean {
  return Object.values(view.characters).some((each) => each.cell === cell);
}

/** Somebody put elsewhere, if it is a free street. */
export function put(view: View, who: string, cell: string): View {
  const stands = view.characters[who];
  if (!stands || occupied(view, cell) || !isStreet(cellOf(cell))) return view;
  return relit({ ...view, characters: { ...view.characters, [who]: { ...stands, cell } } });
}

/** One step that way, over whatever is in between, to the next free street. */
export function step(view: View, who: string, direction: string): View {
  let cell = beside(view.characters[who]?.cell ?? '', direction);
  while (cell !== undefined && (occupied(view, cell) || !isStreet(cellOf(cell))))
    cell = beside(cell, direction);
  return cell === undefined ? view : put(view, who, cell);
}

/** A lamp is put out or lit. */
export function switched(view: View, cell: string): View {
  const { [cell]: lit, ...others } = view.lamps;
  return relit({ ...view, lamps: lit ? others : { ...others, [cell]: 'plain' } });
}

export function turned(view: View): View {
  const next = (DIRECTIONS.indexOf(view.lantern) + 1) % DIRECTIONS.length;
  return relit({ ...view, lantern: DIRECTIONS[next] ?? view.lantern });
}

export type Why = 'lamp' | 'beam' | 'beside' | 'unseen';

export function whySeen(view: View, who: string): Why {
  const cell = view.characters[who]?.cell ?? '';
  if (view.lamplight.includes(cell)) return 'lamp';
  if (view.beam.includes(cell)) return 'beam';
  return around(cell).some((each) => occupied(view, each)) ? 'beside' : 'unseen';
}
