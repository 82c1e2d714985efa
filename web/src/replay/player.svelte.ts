/** A finished game once more: which step is shown, from whose eyes, and whether it goes on by itself. */
import type { Beat } from '../beats/beat';
import { atMyPace, currentPace } from '../beats/pace.svelte';
import { Track, type Current, type Showing } from '../beats/track.svelte';
import { ALL_OPEN, type Knowledge } from '../games/contract';
import type { AnyGameClient } from '../games/load';
import type { GameName } from '../games/names';
import { hearBeat } from '../sound/of-beats';
import type { Preview, Replay } from '../wire/api';
import type { NumberedItem } from '../wire/messages';
import { rest } from '../wire/rest';
import type { TableModel } from '../table/model';
import { itemsOf, nowOf, stillTable } from '../table/still';

/** A step takes its time even for somebody who wants things at once: it is looked at again. */
const LEAST = 600;
const PAUSE = 250;

export class Player implements Showing {
  /** How many steps have been made; at least the first is shown. */
  at = $state(1);
  playing = $state(false);
  viewer = $state(ALL_OPEN);
  knowledge = $state.raw<Knowledge | null>(null);
  readonly client: AnyGameClient;
  readonly track: Track;
  readonly #preview: Preview;
  #replay = $state.raw<Replay>({ game: '', viewer: ALL_OPEN, names: [], steps: [] });

  constructor(preview: Preview, client: AnyGameClient) {
    this.#preview = preview;
    this.client = client;
    this.track = new Track(ALL_OPEN, this);
  }

  get game(): GameName {
    return this.#preview.game as GameName;
  }
  get id(): string {
    return this.#preview.table;
  }
  get seats(): number {
    return this.#preview.chairs.length;
  }
  get length(): number {
    return this.#replay.steps.length;
  }
  get view(): unknown {
    return this.track.seen?.view ?? null;
  }
  get mine(): readonly number[] {
    return this.viewer >= 0 ? [this.viewer] : [];
  }

  /** From other eyes, at about the same moment: they have not noticed the same things. */
  async look(viewer: number, at: number | null = null): Promise<void> {
    const share = this.length > 1 ? (this.at - 1) / (this.length - 1) : 1;
    this.#replay = await rest.replay(this.id, viewer);
    this.viewer = viewer;
    this.go(at ?? Math.round(1 + share * (this.length - 1)));
  }

  go(at: number): void {
    this.at = Math.min(Math.max(at, 1), Math.max(this.length, 1));
    const view = this.#replay.steps[this.at - 1]?.view ?? null;
    this.track.begin(this.#items(0, this.at));
    this.track.present(nowOf(view, this.#phase));
    if (this.at === this.length) this.playing = false;
  }

  play(): void {
    if (this.at === this.length) this.go(1);
    this.playing = true;
    this.#step();
  }

  pause(): void {
    this.playing = false;
    this.go(this.at);
  }

  /** The next step takes its time as it did at the table. */
  #step(): void {
    if (!this.playing || this.at >= this.length) {
      this.playing = false;
      return;
    }
    this.at += 1;
    const view = this.#replay.steps[this.at - 1]?.view ?? null;
    this.track.hear(this.#items(this.at - 1, this.at));
    this.track.present(nowOf(view, this.#phase));
  }

  paced(length: number, beat: Beat): number {
    if (length === 0) return 0;
    if (currentPace() === 'at-once') return LEAST;
    if (beat.together !== undefined) return LEAST;
    return Math.max(LEAST, atMyPace(Math.min(length, beat.length)));
  }

  /** What somebody did, seen from their eyes, is there at once, and is not heard. */
  shown(track: Track, current: Current): void {
    if (current.length > 0) hearBeat(track, current);
  }

  settled(): void {
    this.#step();
  }

  get #phase(): string {
    return this.at === this.length ? 'over' : 'playing';
  }

  #items(from: number, until: number): NumberedItem[] {
    const told = this.#replay.steps
      .slice(0, from)
      .reduce((sum, each) => sum + each.events.length, 0);
    const shown = this.#replay.steps.slice(from, until);
    return itemsOf(
      shown.flatMap((step) => step.events),
      shown.flatMap((step) => step.said),
      told + 1,
    );
  }

  /** To be called in an effect: what the seat knew at that moment. */
  follow(): (() => void) | undefined {
    const { viewer, at } = this;
    this.knowledge = null;
    if (viewer < 0) return undefined;
    const off = new AbortController();
    const soon = setTimeout(() => void this.#ask(viewer, at, off.signal), PAUSE);
    return () => {
      clearTimeout(soon);
      off.abort();
    };
  }

  async #ask(viewer: number, at: number, off: AbortSignal): Promise<void> {
    const found = await rest.knowledgeThen(this.id, viewer, at, off).catch(() => null);
    if (!off.aborted) this.knowledge = found;
  }

  get table(): TableModel {
    const view = this.view as { awaited?: number[] } | null;
    return stillTable({
      id: this.id,
      game: this.game,
      options: this.#preview.options,
      notation: this.#replay.names,
      chairs: this.#preview.chairs,
      phase: this.track.seen?.phase ?? 'playing',
      mine: this.mine,
      awaited: view?.awaited ?? [],
      items: this.track.items,
      aids: 'oracle',
      again: true,
    });
  }
}
