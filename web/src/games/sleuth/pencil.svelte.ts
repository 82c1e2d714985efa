/** The pencil in my hand: what it writes, about whom, and what it wrote before. */
import { cells, has, marked, turned, withCells, type Mark, type Sign, type Spot } from './marks';
import type { Place } from './sheet';

/** Where the marks are kept. */
export interface Leaf {
  readonly marks: unknown;
  setMarks(marks: unknown): void;
}

const LONGEST = 200;

export class Pencil {
  mark = $state.raw<Mark>({ sign: 'no', idea: null });
  /** About whom a tap on a gem writes; null: it opens the notes on the gem. */
  place = $state<Place | null>(null);
  #leaf: Leaf;
  #past = $state.raw<string[]>([]);
  #future = $state.raw<string[]>([]);
  /** What a stroke over several gems writes: the mark, or nothing; null between strokes. */
  #stroke: { place: Place; mark: Mark | null } | null = null;

  constructor(leaf: Leaf) {
    this.#leaf = leaf;
  }

  get mayUndo(): boolean {
    return this.#past.length > 0;
  }
  get mayRedo(): boolean {
    return this.#future.length > 0;
  }
  get drawing(): boolean {
    return this.#stroke !== null;
  }

  take(change: Partial<Mark>): void {
    this.mark = { ...this.mark, ...change };
  }

  about(place: Place): void {
    this.place = this.place === place ? null : place;
  }

  turn(spot: Spot): void {
    this.write(turned(this.#leaf.marks, spot, this.mark));
  }

  /** Marks for a whole answer at once. */
  fill(spots: readonly Spot[], sign: Sign): void {
    this.write(marked(this.#leaf.marks, spots, { ...this.mark, sign }));
  }

  /** A stroke begins: what it does to the first gem it does to all that it goes over. */
  begin(spot: Spot): void {
    const mark = has(this.#leaf.marks, spot, this.mark) ? null : this.mark;
    this.#stroke = { place: spot.place, mark };
    this.write(marked(this.#leaf.marks, [spot], mark));
  }

  over(gem: string): void {
    if (this.#stroke === null) return;
    const { place, mark } = this.#stroke;
    const changed = marked(this.#leaf.marks, [{ gem, place }], mark);
    if (cells(changed) !== cells(this.#leaf.marks)) this.#leaf.setMarks(changed);
  }

  lift(): void {
    this.#stroke = null;
  }

  write(changed: unknown): void {
    const before = cells(this.#leaf.marks);
    if (cells(changed) === before) return;
    this.#past = [...this.#past, before].slice(-LONGEST);
    this.#future = [];
    this.#leaf.setMarks(changed);
  }

  undo(): void {
    [this.#past, this.#future] = this.#step(this.#past, this.#future);
  }

  redo(): void {
    [this.#future, this.#past] = this.#step(this.#future, this.#past);
  }

  /** To the last of the one; what was there becomes the last of the other. */
  #step(from: string[], to: string[]): [string[], string[]] {
    const next = from.at(-1);
    if (next === undefined) return [from, to];
    const now = cells(this.#leaf.marks);
    this.#leaf.setMarks(withCells(this.#leaf.marks, next));
    return [from.slice(0, -1), [...to, now]];
  }
}
