/** What I hold in my hand between two choices: what I am about, and what I have picked up. */
import type { Action, View } from '../../wire/games/mr_jack';
import {
  open,
  stopping,
  targets,
  taskOf,
  tasks,
  walkTo,
  type Held,
  type Offer,
  type Target,
  type Targets,
  type Task,
} from './targets';

interface Given {
  view: View;
  choices: Offer[];
  choose(choice: Offer): void;
}
const FIRST: Task[] = ['card', 'lantern', 'move', 'power'];

export class Hand {
  readonly #given: () => Given;
  #wanted = $state<Task | null>(null);
  held = $state.raw<Held>({});

  constructor(given: () => Given) {
    this.#given = given;
  }

  readonly tasks: Task[] = $derived.by(() => {
    const offered = tasks(this.#given().choices);
    return FIRST.filter((task) => offered.includes(task));
  });

  readonly task: Task | null = $derived.by(() => {
    const wanted = this.#wanted;
    return wanted && this.tasks.includes(wanted) ? wanted : (this.tasks[0] ?? null);
  });

  readonly targets: Targets = $derived.by(() => {
    const { view, choices } = this.#given();
    return this.task ? targets(view, choices, this.task, this.held) : new Map<string, Target>();
  });

  /** The choice of letting a whistled character stop where it has come to. */
  readonly stop: Offer | undefined = $derived.by(() => {
    const { called, path } = this.held;
    return called ? stopping(this.#given().choices, called, path ?? []) : undefined;
  });

  about(task: Task): void {
    this.#wanted = task;
    this.held = {};
  }

  /** Another decision: nothing is in the hand. */
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

  /** A tap on what belongs to another task means that task. */
  #elsewhere(cell: string): Target | undefined {
    const { view, choices } = this.#given();
    for (const task of this.tasks) {
      const found = targets(view, choices, task, {}).get(cell);
      if (found && cell !== this.held.from && !this.held.called) {
        this.about(task);
        return found;
      }
    }
    return undefined;
  }

  #take(cell: string, target: Target): void {
    if (target.choice) this.#given().choose(target.choice);
    else if (target.what === 'call') this.held = { called: this.#at(cell), path: [cell] };
    else if (target.what === 'step') this.#walk(cell);
    else this.held = { from: cell };
  }

  /** One tap further; where nothing further can follow, that was the choice. */
  #walk(cell: string): void {
    const { view, choices, choose } = this.#given();
    const { called = '', path = [] } = this.held;
    const walked = walkTo(view, choices, called, path, cell);
    this.held = { called, path: walked };
    const further = open(view, choices, called, walked).some((each) => each.length > walked.length);
    const stop = stopping(choices, called, walked);
    if (stop && !further) choose(stop);
  }

  #at(cell: string): string {
    const all = Object.entries(this.#given().view.characters);
    return all.find(([who, seen]) => seen.cell === cell && this.#isCalled(who))?.[0] ?? '';
  }

  #isCalled(who: string): boolean {
    const called = (action: Action): boolean =>
      action.type === 'whistle' && action.character === who;
    return this.#given().choices.some(({ action }) => taskOf(action) === 'power' && called(action));
  }
}
