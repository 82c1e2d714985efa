/**
 * A move on its way: step by step, each asked of the house, and nothing made before it is confirmed.
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

export class Composer {
  /** What I had composed is no longer possible: things have changed. Until I choose again. */
  stale = $state(false);
  sending = $state(false);
  #stages = $state.raw<Stage[]>([]);
  #decision = '';
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
    if (this.#last === undefined) return this.#table.now?.decision?.choices ?? [];
    if (this.waiting) return [];
    return this.whole ? this.#last.among : (this.#last.after?.choices ?? []);
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

  async choose(choice: AnyChoice): Promise<void> {
    if (this.waiting) return;
    const among = this.choices;
    const kept = this.whole ? this.#stages.slice(0, -1) : this.#stages;
    const stage: Stage = { choice, among, after: null };
    this.#stages = [...kept, stage];
    this.stale = false;
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

  /** After the house has shown something: what was composed for another decision is dropped. */
  settle(): void {
    const decision = `${this.#table.seat} ${this.#table.now?.decision?.number ?? ''}`;
    if (decision === this.#decision) return;
    this.#decision = decision;
    if (!this.sending && this.#stages.length > 0) this.stale = true;
    this.#stages = [];
  }

  get #last(): Stage | undefined {
    return this.#stages.at(-1);
  }

  #move(): { seat: number; decision: number; steps: unknown[] } {
    const decision = this.#table.now?.decision?.number ?? 0;
    return { seat: this.#table.seat, decision, steps: this.steps.map((step) => step.action) };
  }
}
