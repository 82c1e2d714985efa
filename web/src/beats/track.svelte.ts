/** What one viewer has been told, and what of it has been shown so far. */
import type { AnyGameClient } from '../games/load';
import type { Now, NumberedItem } from '../wire/messages';
import { beatOf, type Beat } from './beat';
import { currentPace } from './pace.svelte';
import { Queue, type Measure } from './queue';
import { allow, land } from './travel';

/** What is being shown. */
export interface Current {
  told: NumberedItem;
  beat: Beat;
  /** All that has been told so far, this among it. */
  items: readonly NumberedItem[];
  /** What was seen before it, and what is seen after it. */
  before: unknown;
  after: unknown;
  /** How long it stays; `Infinity` until it is put away. */
  length: number;
  /** A scene directly after another. */
  follows?: boolean;
}

export interface Showing {
  readonly client: AnyGameClient;
  readonly mine: readonly number[];
  /** Of several the one that is looked at: what moves, moves with it. */
  readonly lead?: Track | undefined;
  /** How long something takes for this person, at this moment. */
  paced(length: number, beat: Beat): number;
  /** Something is shown from now on, in its time or at once. Of what is jumped over only the last is. */
  shown(track: Track, current: Current): void;
  settled(track: Track): void;
}

/** More than so many things at once do not go from hand to hand. */
const AT_ONCE = 8;

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
  /** What was shown last, with all before it that took no time: what goes from hand to hand goes then. */
  latest = $state.raw<readonly Current[]>([]);
  /** How many beats wait, the one that is shown among them. */
  behind = $state(0);
  readonly #showing: Showing;
  readonly #queue: Queue<NumberedItem, Now>;
  readonly #beats = new WeakMap<NumberedItem, Beat>();
  /** All that waits is shown at once: nothing moves. */
  #hasty = false;
  /** What was jumped over last. */
  #passed: Current | null = null;
  /** What was shown last is a scene, and nothing has been waited for since. */
  #inScene = false;
  /** The table as it will be when the scene over it has said why. */
  #under: { items: readonly NumberedItem[]; seen: Now | null } | null = null;

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
    this.#under = null;
    this.#land();
    this.told = items;
    this.items = items;
    this.current = null;
    this.latest = [];
    this.seen = null;
    this.behind = 0;
  }

  /** What is told once more, because the line was lost while it was on its way, is no news. */
  hear(items: NumberedItem[]): void {
    const last = this.told.at(-1)?.number ?? 0;
    const fresh = items.filter(({ number }) => number > last);
    this.told = [...this.told, ...fresh];
    this.#queue.hear(fresh);
  }

  present(now: Now): void {
    this.truth = now;
    this.#queue.present(now);
    this.#count();
  }

  /** The scene has said what it is about: now the table may show it too. */
  reveal(): void {
    if (this.#under === null) return;
    const { items, seen } = this.#under;
    this.#under = null;
    this.items = items;
    this.seen = seen;
  }

  hurry(): void {
    this.current = null;
    this.#land();
    this.#queue.hurry();
    this.#count();
  }

  catchUp(): void {
    this.#land();
    this.#hasty = true;
    this.#queue.catchUp();
    this.#hasty = false;
    if (this.#passed !== null) this.#showing.shown(this, this.#passed);
    this.#passed = null;
    this.current = null;
    this.#count();
  }

  /** What is shown has no more time than it would be given now. */
  hasten(): void {
    const { current } = this;
    if (current) this.#queue.within(this.#showing.paced(current.length, current.beat));
  }

  hold(held: boolean): void {
    this.#queue.hold(held);
    this.#count();
  }

  get idle(): boolean {
    return this.#queue.idle;
  }

  get #leads(): boolean {
    const { lead } = this.#showing;
    return lead === undefined || lead === this;
  }

  #land(): void {
    if (this.#leads) land();
  }

  /** As it was measured when it was told. */
  #beat(item: NumberedItem): Beat {
    const { client, mine } = this.#showing;
    const found = this.#beats.get(item) ?? beatOf(item, client, mine, this.seen?.view ?? null);
    this.#beats.set(item, found);
    return found;
  }

  #measure(item: NumberedItem): Measure & { beat: Beat } {
    const beat = this.#beat(item);
    const length = beat.waits ? Infinity : beat.length;
    const [big, opens] = [beat.scene !== undefined, item.item.type === 'begun'];
    return { length, big, opens, together: beat.together, beat };
  }

  #paced(measure: Measure): number {
    return this.#showing.paced(measure.length, (measure as Measure & { beat: Beat }).beat);
  }

  #show(told: NumberedItem, then: Now | null, length: number): void {
    this.reveal();
    if (this.#leads && !this.#hasty) allow(length);
    const before = this.seen?.view ?? null;
    const items = [...this.items, told];
    const seen = then === null ? this.#after(told) : meanwhile(then, this.seen, this.truth);
    const beat = this.#beat(told);
    this.#under = { items, seen };
    if (!isPlayedOver(beat, length) || before === null) this.reveal();
    const after = seen?.view ?? null;
    const current = { told, beat, items, before, after, length, follows: this.#inScene };
    if (length > 0) this.#inScene = beat.scene !== undefined;
    this.current = length > 0 ? current : null;
    this.latest = this.#hasty ? [] : [...this.#timeless, current];
    this.#count();
    if (this.#hasty) this.#passed = current;
    else this.#showing.shown(this, current);
  }

  get #timeless(): readonly Current[] {
    return this.latest.at(-1)?.length === 0 ? this.latest.slice(-AT_ONCE) : [];
  }

  /** What can be told of the view before the house shows it. */
  #after({ item }: NumberedItem): Now | null {
    const { after } = this.#showing.client;
    if (this.seen === null || item.type !== 'happened' || !this.seen.view) return this.seen;
    const view = after?.(this.seen.view, item.event) ?? this.seen.view;
    return meanwhile({ ...this.seen, view }, this.seen, this.truth);
  }

  #settle(now: Now): void {
    this.reveal();
    this.seen = now;
    this.current = null;
    if (this.#queue.idle) this.#inScene = false;
    this.#count();
    this.#showing.settled(this);
  }

  #count(): void {
    this.behind = this.#queue.behind;
  }
}

/** A scene lies over the table, which says nothing before it. */
function isPlayedOver({ scene }: Beat, length: number): boolean {
  return scene !== undefined && length > 0 && currentPace() !== 'at-once';
}

/** What there is to decide comes when all has been shown, and so does the end. */
function meanwhile(then: Now, before: Now | null, truth: Now | null): Now {
  const decision = truth?.decision ? (before?.decision ?? null) : null;
  const phase = then.phase === 'over' ? (before?.phase ?? then.phase) : then.phase;
  return { ...then, decision, phase };
}
