/** Who sits at the small tables of the guides. The first seat is the reader's. */
export const PEOPLE = ['Ada', 'Basil', 'Clara', 'David'] as const;

export function personAt(seat: number): string {
  return PEOPLE[seat] ?? '';
}
