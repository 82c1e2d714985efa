/** Private notes, as the house keeps them: one text of mine, and whatever the game's paper keeps. */
export interface Marks {
  text: string;
  game: unknown;
}

export const NO_MARKS: Marks = { text: '', game: null };

export function readMarks(kept: string): Marks {
  try {
    const found: unknown = JSON.parse(kept);
    if (typeof found === 'object' && found !== null && 'text' in found) return found as Marks;
  } catch {
    // Notes from another client: they are shown as they are.
  }
  return { text: kept, game: null };
}

export function writeMarks(marks: Marks): string {
  return JSON.stringify(marks);
}
