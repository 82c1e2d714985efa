/** My private marks on the eight people, kept by the house as JSON. */
export const MARKS = ['none', 'watch', 'suspect', 'clear'] as const;
export type Mark = (typeof MARKS)[number];

interface Kept {
  people?: Record<string, unknown>;
}

export function markOf(marks: unknown, who: string): Mark {
  const found = kept(marks).people?.[who];
  return MARKS.find((mark) => mark === found) ?? 'none';
}

/** The marks with the next one on somebody; whatever else is kept there stays. */
export function marked(marks: unknown, who: string): unknown {
  const next = MARKS[(MARKS.indexOf(markOf(marks, who)) + 1) % MARKS.length];
  return { ...kept(marks), people: { ...kept(marks).people, [who]: next } };
}

function kept(marks: unknown): Kept {
  return marks !== null && typeof marks === 'object' ? marks : {};
}
