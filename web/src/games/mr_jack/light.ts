/** Where light falls, worked out again after a piece has moved: the house says it only at the end of a move. */
import type { View } from '../../wire/games/mr_jack';
import { around, beside, cellOf, isStreet } from './district';

export function relit(view: View): View {
  const lamplight = Object.keys(view.lamps)
    .flatMap(around)
    .filter((cell) => isStreet(cellOf(cell)));
  const lit = { ...view, lamplight: [...new Set(lamplight)], beam: beamOf(view) };
  return { ...lit, characters: seenIn(lit) };
}

/** From Watson straight on, up to the first obstacle. */
function beamOf(view: View): string[] {
  const found: string[] = [];
  let cell = beside(view.characters['Watson']?.cell ?? '', view.lantern);
  while (cell !== undefined && isStreet(cellOf(cell))) {
    found.push(cell);
    cell = beside(cell, view.lantern);
  }
  return found;
}

/** In the light, or beside somebody. */
function seenIn(view: View): View['characters'] {
  const light = new Set([...view.lamplight, ...view.beam]);
  const all = Object.entries(view.characters);
  const taken = new Set(all.map(([, { cell }]) => cell));
  return Object.fromEntries(
    all.map(([who, character]) => {
      const near = around(character.cell).some((cell) => taken.has(cell));
      return [who, { ...character, visible: light.has(character.cell) || near }];
    }),
  );
}
