/**
 * A move on its way: step by step, and nothing made before it is confirmed. The house is asked about a
 * step where more may follow; one that is a whole move by itself says so.
 *
 * Once the move is whole, what could have been its last step instead is still offered, and choosing
 * it takes the place of that step.
 */
import type { Choice } from '../games/contract';
import type { Composed } from '../wire/messages';
import type { LiveTable } from './live.svelte';

export type AnyChoice = Choice<unknown>;

/** One composed step, and what the house said may follow: null while it has not answered. */
interface Stage {
  choice: AnyChoice;
  /** What could have been chosen here. */
  among: AnyChoice[];
  after: Composed | null;
}

/** Always the same one: nothing to choose from is no news. */
const NONE: AnyChoice[] = [];
/** What the house would say of a step with which a move is whole. */
const WHOLE: Composed = { type: 'composed', id: '', view: null, choices: [], foreseen: null };

/** How long it is said that a choice is gone. */
const A_WHILE = 8000;

export class Composer {
  /** What I had composed is no longer possible: things have changed. Until I choose again. */
  stale = $state(false);
  sending = $state(false);
  #stages = $state.raw<Stage[]>([]);
  #decision = '';
  #again: Promise<void> = Promise.resolve();
  #saying: ReturnType<typeof setTimeout> | undefined;
  readonly #table: LiveTable;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  get steps(): AnyChoice[] {
    return this.#stages.map((stage) => stage.choice);
  }

  get waiting(): boolean {
    return this.sending || (this.#last !== undefined && this.#last.after === null);
  }

  /** Nothing can follow: it can be confirmed. */
  get whole(): boolean {
    const after = this.#last?.after;
    return after !== undefined && after !== null && after.view === null;
  }

  get choices(): AnyChoice[] {
    if (this.#last === undefined) return this.#table.now?.decision?.choices ?? NONE;
    if (this.waiting) return NONE;
    return this.whole ? this.#last.among : (this.#last.after?.choices ?? NONE);
  }

  /** What I see after the steps so far. */
  get view(): unknown {
    const shown = this.#stages.findLast(
      (stage) => stage.after !== null && stage.after.view !== null,
    );
    return shown?.after?.view ?? this.#table.now?.view ?? null;
  }

  /** What the last step of a whole move would show, as far as the house foresees it. */
  get foreseen(): unknown {
    return this.whole ? (this.#last?.after?.foreseen ?? null) : null;
  }

  /** Whoever acts has seen enough: what still waits is shown at once. */
  async choose(choice: AnyChoice): Promise<void> {
    if (this.waiting) return;
    this.#table.beats.catchUp();
    if (this.waiting) await this.#again;
    const found = sameIn(this.choices, choice);
    if (found === undefined) return this.#leave();
    const kept = this.whole ? this.#stages.slice(0, -1) : this.#stages;
    await this.#add(kept, found);
  }

  async #add(kept: Stage[], choice: AnyChoice): Promise<void> {
    const stage: Stage = { choice, among: this.choices, after: choice.more ? null : WHOLE };
    this.#stages = [...kept, stage];
    this.stale = false;
    if (!choice.more) return;
    const answer = await this.#table.socket.ask({ type: 'compose', ...this.#move() });
    const at = this.#stages.indexOf(stage);
    if (at < 0) return;
    const before = this.#stages.slice(0, at);
    if (!this.#table.accepted(answer) || answer.type !== 'composed') this.#stages = before;
    else this.#stages = [...before, { ...stage, after: answer }];
  }

  undo(): void {
    if (!this.sending) this.#stages = this.#stages.slice(0, -1);
  }

  async confirm(): Promise<void> {
    if (!this.whole || this.sending) return;
    this.sending = true;
    const answer = await this.#table.socket.ask({ type: 'move', ...this.#move() });
    this.sending = false;
    if (this.#table.accepted(answer)) this.#stages = [];
    this.settle();
  }

  /** After the house has shown something: what was composed for another decision is composed anew. */
  settle(): void {
    const { seat, now } = this.#table;
    const decision = `${seat} ${now?.decision?.number ?? ''}`;
    if (decision === this.#decision) return;
    const same = this.#decision.startsWith(`${seat} `);
    this.#decision = decision;
    const { steps } = this;
    this.#stages = [];
    if (this.sending || steps.length === 0) return;
    if (same && now?.decision) this.#again = this.#compose(steps);
    else this.#leave();
  }

  /** A choice of mine survives what others do, for as long as it is possible. */
  async #compose(steps: readonly AnyChoice[]): Promise<void> {
    for (const step of steps) {
      const found = sameIn(this.choices, step);
      if (found === undefined) return this.#leave();
      await this.#add(this.#stages, found);
      if (this.#last?.choice !== found) return;
    }
  }

  /** It is no longer possible, which is said for a while. */
  #leave(): void {
    this.#stages = [];
    this.stale = true;
    clearTimeout(this.#saying);
    this.#saying = setTimeout(() => (this.stale = false), A_WHILE);
  }

  get #last(): Stage | undefined {
    return this.#stages.at(-1);
  }

  #move(): { seat: number; decision: number; steps: unknown[] } {
    const decision = this.#table.now?.decision?.number ?? 0;
    return { seat: this.#table.seat, decision, steps: this.steps.map((step) => step.action) };
  }
}

function sameIn(choices: readonly AnyChoice[], { action }: AnyChoice): AnyChoice | undefined {
  const wanted = JSON.stringify(action);
  return choices.find((each) => JSON.stringify(each.action) === wanted);
}
