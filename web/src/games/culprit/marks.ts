/** My private marks: what I think of each seat in this round, and a note on it that stays. */

export const OPINIONS = ['suspect', 'cleared', 'accomplice'] as const;
export type Opinion = (typeof OPINIONS)[number];

export interface Mark {
  opinion: Opinion | null;
  /** The round in which I thought so: cards are dealt anew, so it holds no longer. */
  round: number;
  note: string;
}

export type Marks = Record<string, Mark>;

const NOTHING: Mark = { opinion: null, round: 0, note: '' };

/** Notes come back from the house as they were put there: read with care. */
export function readMarks(kept: unknown): Marks {
  if (typeof kept !== 'object' || kept === null) return {};
  const entries = Object.entries(kept as Record<string, unknown>);
  return Object.fromEntries(
    entries.flatMap(([seat, mark]) => (isMark(mark) ? [[seat, mark]] : [])),
  );
}

function isMark(mark: unknown): mark is Mark {
  const { opinion, round, note } = (mark ?? {}) as Partial<Mark>;
  const known = opinion === null || OPINIONS.some((each) => each === opinion);
  return known && typeof round === 'number' && typeof note === 'string';
}

export function opinionOf(marks: Marks, seat: number, round: number): Opinion | null {
  const mark = marks[seat];
  return mark?.round === round ? mark.opinion : null;
}

export function withOpinion(
  marks: Marks,
  seat: number,
  round: number,
  opinion: Opinion | null,
): Marks {
  return { ...marks, [seat]: { ...(marks[seat] ?? NOTHING), opinion, round } };
}

export function withNote(marks: Marks, seat: number, note: string): Marks {
  return { ...marks, [seat]: { ...(marks[seat] ?? NOTHING), note } };
}
