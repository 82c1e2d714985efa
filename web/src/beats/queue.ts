/**
 * What a viewer is told, shown one thing after another: never lost, never out of order, and what is
 * seen after it never before it. A group of things ends with the view that holds after them.
 */

export interface Measure {
  /** In milliseconds at a calm pace: 0 is shown at once, `Infinity` until somebody goes on. */
  length: number;
  /** A scene: it is not shortened because others wait. */
  big: boolean;
  /** With those that follow directly under the same name it has one time: the last one's. */
  together?: string | undefined;
  /** It comes with the view that follows, whatever else is shown before that: the curtain rises. */
  opens?: boolean;
}

/** Where it is shown. */
export interface Place<I, N> {
  measure(item: I): Measure;
  /** How long that is for this person, at this moment. */
  paced(measure: Measure): number;
  /** It is shown from now on; `then` is what holds after it, if nothing else comes before that. */
  show(item: I, then: N | null, length: number): void;
  /** All that leads there has been shown. */
  settle(now: N): void;
}

type Entry<I, N> = { item: I; measure: Measure } | { now: N };

/** With more than so many waiting, each takes no more than a breath. */
const PATIENCE = 3;
export const BREATH = 120;

export class Queue<I, N> {
  readonly #place: Place<I, N>;
  #entries: Entry<I, N>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When what is shown makes way by itself. */
  #until = 0;
  #showing = false;
  #held = false;

  constructor(place: Place<I, N>) {
    this.#place = place;
  }

  hear(items: readonly I[]): void {
    for (const item of items) this.#entries.push({ item, measure: this.#place.measure(item) });
  }

  /** What holds after all that was heard. Nothing is shown before this is known. */
  present(now: N): void {
    this.#entries.push({ now });
    this.#run();
  }

  /** How many wait that take their time, the one that is shown among them. */
  get behind(): number {
    return this.#lengthy + Number(this.#showing);
  }

  get idle(): boolean {
    return this.#entries.length === 0 && !this.#showing;
  }

  /** On to the next one. */
  hurry(): void {
    this.#stop();
    this.#run();
  }

  /** What is shown has no more time than that. */
  within(length: number): void {
    const left = Math.min(length, this.#until - Date.now());
    if (!this.#showing || left === Infinity) return;
    this.#until = Date.now() + left;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hurry(), left);
  }

  /** All that waits, at once and in order. */
  catchUp(): void {
    this.#stop();
    while (this.#ready) this.#next(true);
  }

  /** Nothing begins while it is held. */
  hold(held: boolean): void {
    this.#held = held;
    this.#run();
  }

  forget(): void {
    this.#stop();
    this.#entries = [];
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#showing = false;
  }

  #run(): void {
    while (this.#ready && !this.#showing && !this.#held) this.#next(false);
  }

  /** A view has come for what is first in the row. */
  get #ready(): boolean {
    return this.#entries.some((entry) => 'now' in entry);
  }

  get #lengthy(): number {
    const lengthy = this.#measures.filter(({ length }) => length > 0);
    return lengthy.filter((each, at) => !isJoined(each, lengthy[at + 1])).length;
  }

  get #measures(): Measure[] {
    return this.#entries.flatMap((entry) => ('item' in entry ? [entry.measure] : []));
  }

  #next(hasty: boolean): void {
    const entry = this.#entries.shift();
    if (entry === undefined) return;
    if ('now' in entry) return this.#place.settle(entry.now);
    const length = hasty ? 0 : this.#lengthOf(entry.measure);
    this.#showing = length > 0;
    this.#until = Date.now() + length;
    this.within(length);
    this.#place.show(entry.item, this.#then(entry.measure.opens === true), length);
  }

  #lengthOf(measure: Measure): number {
    if (isJoined(measure, this.#measures[0])) return 0;
    const paced = this.#place.paced(measure);
    const crowded = !measure.big && this.#lengthy > PATIENCE;
    return crowded ? Math.min(paced, BREATH) : paced;
  }

  /** The view that comes next, if nothing that takes time comes before it. */
  #then(opens: boolean): N | null {
    for (const entry of this.#entries) {
      if ('now' in entry) return entry.now;
      if (entry.measure.length > 0 && !opens) return null;
    }
    return null;
  }
}

function isJoined({ together }: Measure, next: Measure | undefined): boolean {
  return together !== undefined && together === next?.together;
}
