/** Pencil on the map: a ring for "he may be there", a cross for "he is not". */
export type Mark = 'ring' | 'cross';
export type Marks = ReadonlyMap<number, Mark>;

/** Whatever was kept: what cannot be read is no mark. */
export function readMarks(kept: unknown): Marks {
  const stations = (kept as { stations?: unknown } | null)?.stations;
  if (typeof stations !== 'object' || stations === null) return new Map();
  const read = Object.entries(stations).filter(([, mark]) => mark === 'ring' || mark === 'cross');
  return new Map(read.map(([station, mark]) => [Number(station), mark as Mark]));
}

export function written(marks: Marks): { stations: Record<string, Mark> } {
  return { stations: Object.fromEntries(marks) };
}

/** The same mark twice rubs it out. */
export function marked(marks: Marks, station: number, mark: Mark): Marks {
  const after = new Map(marks);
  if (after.get(station) === mark) after.delete(station);
  else after.set(station, mark);
  return after;
}
