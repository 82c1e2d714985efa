/** What I am about between two choices, and what I have picked up for it. */
import type { View } from '../../wire/games/mr_jack';
import {
  open,
  stopping,
  targets,
  tasks,
  walkTo,
  whoIsCalled,
  type Held,
  type Offer,
  type Target,
  type Targets,
  type Task,
} from './targets';

interface Given {
  view: View;
  choices: Offer[];
  /** The move is whole, and the choices are those that its last step could be instead. */
  whole: boolean;
  choose(choice: Offer): void;
}
const FIRST: Task[] = ['card', 'lantern', 'move', 'power'];
/** Once the move is whole, these have moved what would be tapped. */
const DONE = new Set(['whistle', 'exchange']);

export class Picking {
  #given = $state.raw<(() => Given) | null>(null);
  #wanted = $state<Task | null>(null);
  held = $state.raw<Held>({});
  /** The board as it was before anything was composed. */
  before = $state.raw<View | null>(null);

  readonly #offers: Offer[] = $derived.by(() => {
    const { choices = [], whole } = this.#given?.() ?? {};
    return whole ? choices.filter(({ action }) => !DONE.has(action.type)) : choices;
  });

  readonly tasks: Task[] = $derived.by(() => {
    const offered = tasks(this.#offers);
    return FIRST.filter((task) => offered.includes(task));
  });

  readonly task: Task | null = $derived.by(() => {
    const wanted = this.#wanted;
    return wanted && this.tasks.includes(wanted) ? wanted : (this.tasks[0] ?? null);
  });

  readonly targets: Targets = $derived(this.#targetsOf(this.task, this.held));

  /** The choice of letting a whistled character stop where it has come to. */
  readonly stop: Offer | undefined = $derived.by(() => {
    const { called, path } = this.held;
    return called ? stopping(this.#offers, called, path ?? []) : undefined;
  });

  /** From then on it picks from what the board is given. */
  from(given: () => Given): void {
    this.#given = given;
  }

  about(task: Task): void {
    this.#wanted = task;
    this.held = {};
  }

  /** Another decision: nothing is picked up. */
  empty(): void {
    this.#wanted = null;
    this.held = {};
  }

  drop(): void {
    this.held = {};
  }

  tap(cell: string): void {
    const target = this.targets.get(cell) ?? this.#elsewhere(cell);
    if (target) this.#take(cell, target);
    else this.drop();
  }

  choose(choice: Offer): void {
    this.held = {};
    this.#given?.().choose(choice);
  }

  #targetsOf(task: Task | null, held: Held): Targets {
    const view = this.#given?.().view;
    return view && task ? targets(view, this.#offers, task, held) : new Map<string, Target>();
  }

  /** A tap on what belongs to another task means that task. */
  #elsewhere(cell: string): Target | undefined {
    if (cell === this.held.from || this.held.called) return undefined;
    const other = this.tasks.find((task) => this.#targetsOf(task, {}).has(cell));
    if (!other) return undefined;
    this.about(other);
    return this.#targetsOf(other, {}).get(cell);
  }

  #take(cell: string, target: Target): void {
    const view = this.#given?.().view;
    if (!view) return;
    if (target.choice) this.choose(target.choice);
    else if (target.what === 'call')
      this.held = { called: whoIsCalled(view, this.#offers, cell), path: [cell] };
    else if (target.what === 'step') this.#walk(view, cell);
    else this.held = { from: cell };
  }

  /** One tap further; where nothing further can follow, that was the choice. */
  #walk(view: View, cell: string): void {
    const { called = '', path = [] } = this.held;
    const walked = walkTo(view, this.#offers, called, path, cell);
    this.held = { called, path: walked };
    const walks = open(view, this.#offers, called, walked);
    const stop = stopping(this.#offers, called, walked);
    if (stop && walks.every((walk) => walk.length === walked.length)) this.choose(stop);
  }
}

/** One for each table: the board and the panel under it are two parts of the page. */
const KEPT = new WeakMap<object, Picking>();

export function pickingAt(table: object): Picking {
  const found = KEPT.get(table) ?? new Picking();
  KEPT.set(table, found);
  return found;
}
