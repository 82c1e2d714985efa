/** A finished game once more: which step is shown, from whose eyes, and whether it goes on by itself. */
import { ALL_OPEN, type Knowledge } from '../games/contract';
import type { GameName } from '../games/names';
import type { Preview, Replay } from '../wire/api';
import { rest } from '../wire/rest';
import type { TableModel } from '../table/model';
import { itemsOf, stillTable } from '../table/still';

const PACE = 1200;
const PAUSE = 250;

export class Player {
  /** How many steps have been made; at least the first is shown. */
  at = $state(1);
  playing = $state(false);
  viewer = $state(ALL_OPEN);
  knowledge = $state.raw<Knowledge | null>(null);
  readonly #preview: Preview;
  #replay = $state.raw<Replay>({ game: '', viewer: ALL_OPEN, names: [], steps: [] });

  constructor(preview: Preview) {
    this.#preview = preview;
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
    return this.#replay.steps[this.at - 1]?.view ?? null;
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
    if (this.at === this.length) this.playing = false;
  }

  play(): void {
    if (this.at === this.length) this.at = 1;
    this.playing = true;
  }

  /** To be called in an effect: one step after another, for as long as it plays. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const at = this.at;
    const next = setTimeout(() => this.go(at + 1), PACE);
    return () => clearTimeout(next);
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
    const shown = this.#replay.steps.slice(0, this.at);
    const view = this.view as { awaited?: number[] } | null;
    return stillTable({
      id: this.id,
      game: this.game,
      options: this.#preview.options,
      notation: this.#replay.names,
      chairs: this.#preview.chairs,
      phase: this.at === this.length ? 'over' : 'playing',
      mine: this.viewer >= 0 ? [this.viewer] : [],
      awaited: view?.awaited ?? [],
      items: itemsOf(
        shown.flatMap((step) => step.events),
        shown.flatMap((step) => step.said),
      ),
      aids: true,
    });
  }
}
