/** The mystery of a day as a table that boards can be laid on; what was tried is kept on this device. */
import type { GameName } from '../games/names';
import type { ActingTable, Composing } from '../table/acting';
import type { AnyChoice } from '../table/composer.svelte';
import { FaceTable } from '../table/face';
import type { MysteryFace, MysteryVerdict } from '../wire/api';
import { Refused, rest } from '../wire/rest';
import type { Sentence } from '../words/sentence';
import { keepDays, lampsOf, NOTHING, readDays, type Attempt } from './keeping';

export class MysteryTable extends FaceTable implements ActingTable, Composing {
  face = $state.raw<MysteryFace | null>(null);
  fault = $state.raw<unknown>(null);
  sending = $state(false);
  steps = $state.raw<AnyChoice[]>([]);
  verdict = $state.raw<MysteryVerdict | null>(null);
  attempt = $state.raw<Attempt>(NOTHING);
  readonly phase = 'playing';
  readonly items = [];
  readonly aids = 'paper';
  readonly game: GameName;
  readonly day: string;

  constructor(game: GameName, day: string) {
    super();
    this.game = game;
    this.day = day;
    this.attempt = { ...NOTHING, ...readDays()[day]?.[game] };
  }

  async open(): Promise<void> {
    await this.#ask({ show: this.attempt.shown || this.attempt.found });
    if (this.face === null) throw this.fault;
  }

  get done(): boolean {
    return this.attempt.found || this.attempt.shown;
  }
  get lamps(): number {
    return lampsOf(this.attempt);
  }

  async openHint(): Promise<void> {
    const counted = this.done ? this.attempt.hints : this.attempt.hints + 1;
    await this.#ask({ hints: counted });
    if (this.fault === null) this.#keep({ hints: counted });
  }

  async showSolution(): Promise<void> {
    await this.#ask({ show: true });
    if (this.fault === null && !this.attempt.found) this.#keep({ shown: true });
  }

  async #ask(more: { hints?: number; show?: boolean; judge?: boolean } = {}): Promise<void> {
    this.sending = true;
    this.fault = null;
    try {
      const steps = this.steps.map(({ action }) => action as unknown);
      const tried = { date: this.day, steps, hints: this.attempt.hints, ...more };
      this.face = await rest.mystery(this.game, tried);
      this.verdict = this.face.judgement ?? this.verdict;
    } catch (fault) {
      this.fault = fault;
    }
    this.sending = false;
  }

  #keep(changed: Partial<Attempt>): void {
    this.attempt = { ...this.attempt, ...changed };
    const days = readDays();
    days[this.day] = { ...days[this.day], [this.game]: this.attempt };
    keepDays(days);
  }

  // Composing an answer, step by step

  get composer(): Composing {
    return this;
  }
  get whole(): boolean {
    return this.face?.whole ?? false;
  }
  choose(choice: AnyChoice): Promise<void> | undefined {
    if (this.sending) return undefined;
    this.steps = [...this.steps, choice];
    if (this.verdict?.right === false) this.verdict = null;
    return this.#ask();
  }
  undo(): void {
    this.steps = this.steps.slice(0, -1);
    void this.#ask();
  }
  /** One more answer; after it one may go on trying. */
  async confirm(): Promise<void> {
    await this.#ask({ judge: true });
    const right = this.face?.judgement?.right;
    if (this.fault !== null || right === undefined) return;
    if (right && !this.done) this.#keep({ found: true });
    else if (!right && !this.done) this.#keep({ missed: this.attempt.missed + 1 });
    if (!right) this.steps = [];
    if (!right) await this.#ask();
  }

  // What boards read

  get refusal(): Sentence | null {
    return this.fault instanceof Refused ? this.fault.said : null;
  }
  get asked(): boolean {
    return this.choices.length > 0 || this.steps.length > 0;
  }
  get awaited(): readonly number[] {
    return this.mine;
  }
}
