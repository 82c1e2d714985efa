/** What one viewer has been told, and what of it has been shown so far. */
import type { AnyGameClient } from '../games/load';
import type { Now, NumberedItem } from '../wire/messages';
import { beatOf, type Beat } from './beat';
import { Queue, type Measure } from './queue';

/** What is being shown. */
export interface Current {
  told: NumberedItem;
  beat: Beat;
  /** What was seen before it. */
  before: unknown;
  /** How long it stays; `Infinity` until it is put away. */
  length: number;
}

export interface Showing {
  readonly client: AnyGameClient;
  readonly mine: readonly number[];
  /** How long something takes for this person, at this moment. */
  paced(length: number, beat: Beat): number;
  /** Something is shown from now on, in its time or at once. */
  shown(track: Track, current: Current): void;
  settled(track: Track): void;
}

export class Track {
  readonly viewer: number;
  /** All that was told. */
  told: NumberedItem[] = [];
  /** What holds now in the house, whatever is shown. */
  truth = $state.raw<Now | null>(null);
  /** What has been shown of what was told. */
  items = $state.raw<readonly NumberedItem[]>([]);
  /** What holds as of what is shown. */
  seen = $state.raw<Now | null>(null);
  current = $state.raw<Current | null>(null);
  /** How many beats wait, the one that is shown among them. */
  behind = $state(0);
  readonly #showing: Showing;
  readonly #queue: Queue<NumberedItem, Now>;

  constructor(viewer: number, showing: Showing) {
    this.viewer = viewer;
    this.#showing = showing;
    this.#queue = new Queue({
      measure: (item) => this.#measure(item),
      paced: (measure) => this.#paced(measure),
      show: (item, then, length) => this.#show(item, then, length),
      settle: (now) => this.#settle(now),
    });
  }

  /** Everything from the beginning: it lies there, and is not shown again. */
  begin(items: NumberedItem[]): void {
    this.#queue.forget();
    this.told = items;
    this.items = items;
    this.current = null;
    this.seen = null;
    this.behind = 0;
  }

  hear(items: NumberedItem[]): void {
    this.told = [...this.told, ...items];
    this.#queue.hear(items);
  }

  present(now: Now): void {
    this.truth = now;
    this.#queue.present(now);
    this.#count();
  }

  hurry(): void {
    this.current = null;
    this.#queue.hurry();
    this.#count();
  }

  catchUp(): void {
    this.#queue.catchUp();
    this.current = null;
    this.#count();
  }

  hold(held: boolean): void {
    this.#queue.hold(held);
    this.#count();
  }

  get idle(): boolean {
    return this.#queue.idle;
  }

  #beat(item: NumberedItem): Beat {
    return beatOf(item, this.#showing.client, this.#showing.mine);
  }

  #measure(item: NumberedItem): Measure & { beat: Beat } {
    const beat = this.#beat(item);
    const length = beat.waits ? Infinity : beat.length;
    return { length, big: beat.scene !== undefined, opens: item.item.type === 'begun', beat };
  }

  #paced(measure: Measure): number {
    return this.#showing.paced(measure.length, (measure as Measure & { beat: Beat }).beat);
  }

  #show(told: NumberedItem, then: Now | null, length: number): void {
    const before = this.seen?.view ?? null;
    this.items = [...this.items, told];
    this.seen = then === null ? this.#after(told) : meanwhile(then, this.seen, this.truth);
    const current = { told, beat: this.#beat(told), before, length };
    this.current = length > 0 ? current : null;
    this.#count();
    this.#showing.shown(this, current);
  }

  /** What can be told of the view before the house shows it. */
  #after({ item }: NumberedItem): Now | null {
    const { after } = this.#showing.client;
    if (this.seen === null || item.type !== 'happened' || !this.seen.view) return this.seen;
    const view = after?.(this.seen.view, item.event) ?? this.seen.view;
    return meanwhile({ ...this.seen, view }, this.seen, this.truth);
  }

  #settle(now: Now): void {
    this.seen = now;
    this.current = null;
    this.#count();
    this.#showing.settled(this);
  }

  #count(): void {
    this.behind = this.#queue.behind;
  }
}

/** What there is to decide comes when all has been shown, and so does the end. */
function meanwhile(then: Now, before: Now | null, truth: Now | null): Now {
  const decision = truth?.decision ? (before?.decision ?? null) : null;
  const phase = then.phase === 'over' ? (before?.phase ?? then.phase) : then.phase;
  return { ...then, decision, phase };
}
