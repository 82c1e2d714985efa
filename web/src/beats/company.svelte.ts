/**
 * One person may look from several seats. What is told to the one looked from takes its time; the
 * others wait for it, and are then as far at once.
 */
import { untrack } from 'svelte';
import type { AnyGameClient } from '../games/load';
import { isShort } from '../table/clocks';
import type { Now, NumberedItem } from '../wire/messages';
import type { Beat } from './beat';
import { atMyPace } from './pace.svelte';
import { BREATH } from './queue';
import { Track, type Current, type Showing } from './track.svelte';

/** More than so many beats behind, coming back, and one is told in a few lines what happened. */
const ABSENT = 8;
/** A scene while my clock runs. */
const SHORT = 1500;
/** What is told to the other seats may still be on its way. */
const MOMENT = 40;

interface Eyes {
  readonly client: AnyGameClient;
  readonly mine: readonly number[];
  /** The viewer that is looked from. */
  readonly lead: number;
  /** What is left on this person's clock while it runs; `Infinity` while it does not. */
  readonly left: number;
  shown(track: Track, current: Current): void;
  settled(viewer: number): void;
}

export class Company implements Showing {
  /** What happened while nobody looked: the numbers of the first and the last item. */
  away = $state.raw<{ after: number; until: number } | null>(null);
  #tracks = $state.raw<Readonly<Record<number, Track>>>({});
  readonly #eyes: Eyes;
  #soon: ReturnType<typeof setTimeout> | undefined;
  /** Something is shown that nobody told. */
  #paused = false;

  constructor(eyes: Eyes) {
    this.#eyes = eyes;
    document.addEventListener('visibilitychange', this.#looked);
  }

  close(): void {
    clearTimeout(this.#soon);
    document.removeEventListener('visibilitychange', this.#looked);
    for (const track of this.#all) track.catchUp();
  }

  of(viewer: number): Track | undefined {
    return this.#tracks[viewer];
  }

  get client(): AnyGameClient {
    return this.#eyes.client;
  }
  get mine(): readonly number[] {
    return this.#eyes.mine;
  }
  get lead(): Track | undefined {
    return this.#tracks[this.#eyes.lead];
  }
  /** The last number of each viewer that was told. */
  get since(): Record<string, number> {
    return Object.fromEntries(this.#all.map(({ viewer, told }) => [viewer, last(told)]));
  }

  begin(viewer: number, items: NumberedItem[]): void {
    this.#track(viewer).begin(items);
  }

  hear(viewer: number, items: NumberedItem[]): void {
    this.#track(viewer).hear(items);
  }

  present(viewer: number, now: Now): void {
    const track = this.#track(viewer);
    if (track.seen !== null) track.hold(this.#waits || track !== this.lead);
    track.present(now);
    if (this.#eyes.left < Infinity) this.lead?.hasten();
    this.#follow();
  }

  hurry(): void {
    this.lead?.hurry();
  }

  /** What is told meanwhile comes after it. */
  pause(paused: boolean): void {
    this.#paused = paused;
    this.lead?.hold(this.#waits);
  }

  catchUp(): void {
    for (const track of this.#all) track.catchUp();
  }

  /** After an absence: what came after an item is said in a few lines instead of shown, if it is much. */
  returned(after = last(this.lead?.items ?? [])): void {
    const { lead } = this;
    if (lead === undefined || isUnseen()) return;
    if (Math.max(lead.behind, isShown(lead) ? last(lead.told) - after : 0) > ABSENT) {
      this.catchUp();
      this.away = { after, until: last(lead.told) };
    }
    lead.hold(this.#waits);
    this.#follow();
  }

  /** While my clock runs a move takes a breath, and a scene is short; with little left there is none. */
  paced(length: number, beat: Beat): number {
    const { left } = this.#eyes;
    if (left === Infinity) return atMyPace(length);
    if (beat.scene === undefined) return Math.min(atMyPace(length), BREATH);
    return isShort(left) ? 0 : Math.min(atMyPace(length), SHORT);
  }

  shown(track: Track, current: Current): void {
    if (track === this.lead) this.#eyes.shown(track, current);
  }

  settled(track: Track): void {
    this.#eyes.settled(track.viewer);
    this.#follow();
  }

  get #waits(): boolean {
    return this.#paused || isUnseen();
  }

  get #all(): Track[] {
    return Object.values(this.#tracks);
  }

  #track(viewer: number): Track {
    const found = untrack(() => this.#tracks[viewer]);
    if (found) return found;
    const made = new Track(viewer, this);
    this.#tracks = { ...this.#tracks, [viewer]: made };
    return made;
  }

  #looked = (): void => {
    if (isUnseen()) for (const track of this.#all) track.hold(true);
    else this.returned();
  };

  /** The other seats are as far as the one looked from, once it has seen all. */
  #follow(): void {
    if (this.#all.length < 2) return;
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => {
      const { lead } = this;
      if (lead && !lead.idle) return;
      for (const track of this.#all) if (track !== lead) track.catchUp();
      this.lead?.hold(this.#waits);
    }, MOMENT);
  }
}

/** Nobody looks, and what would be shown in its time waits for somebody who does. */
function isUnseen(): boolean {
  return document.hidden && atMyPace(1) > 0;
}

/** It lay there from the beginning, and no beat told of it. */
function isShown({ items, told }: Track): boolean {
  return items === told;
}

function last(items: readonly NumberedItem[]): number {
  return items.at(-1)?.number ?? 0;
}
