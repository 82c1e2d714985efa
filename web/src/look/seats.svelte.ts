/** Which colour each seat has: as the game says that was opened last, until then as the house has them. */
import { colours as HOUSE } from '../setup/seats.json';

let colours = $state.raw<readonly string[]>(HOUSE);

/** Gives each seat the colour that a game has for it. */
export function paint(chosen: readonly string[]): void {
  colours = chosen;
}

export function colourOf(seat: number): string {
  return `var(--seat-${colours[seat % colours.length]})`;
}
