/** How the players are marked on the sheet: one or two letters that nobody else has. */
import { placeOf } from './sheet';

/** The initial; where two have the same, with the last letter or figure of the name; else A, B, C. */
export function initials(names: readonly string[]): string[] {
  const first = names.map((name) => initial(name));
  const longer = names.map((name, seat) =>
    alone(first, seat) ? first[seat]! : first[seat]! + ([...name.trim()].at(-1) ?? ''),
  );
  return longer.map((letters, seat) => (alone(longer, seat) ? letters : placeOf(seat)));
}

function initial(name: string): string {
  return ([...name.trim()][0] ?? '?').toLocaleUpperCase();
}

function alone(letters: readonly string[], seat: number): boolean {
  return letters.filter((each) => each === letters[seat]).length === 1;
}
