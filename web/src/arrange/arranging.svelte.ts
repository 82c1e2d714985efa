/** A position on its way: what lies where, what the rules say of it, and what is in my hand. */
import type { Choice } from '../games/contract';
import type { GameName } from '../games/names';
import { emptyChairs, stillTable } from '../table/still';
import type { TableModel } from '../table/model';
import { unnamed } from '../table/naming';
import type { ArrangedFace, OneOf, SomeOf, Touch, Tray, TrayThing, WholeNumber } from '../wire/api';
import { Refused, rest } from '../wire/rest';
import type { Sentence } from '../words/sentence';
import { list, read, toggled, written, type Path } from './facts';

/** After so long without a change the rules are asked. */
const PAUSE = 180;
const MOST_BACK = 50;

export interface Position {
  game: string;
  rules: number;
  seats: number;
  options: Record<string, unknown>;
  facts: unknown;
  format?: number;
}
export type Touched = (OneOf | SomeOf | WholeNumber) & { touch: Touch };
/** A record that the position is a moment of. */
export interface FromRecord {
  record: Record<string, unknown>;
  ply: number;
  last: number;
  fault: Sentence | null;
}
/** What is placed by choosing it on the board, and where it stands in the facts. */
export interface Held {
  field: Touched;
  path: Path;
}

export class Arranging {
  position = $state.raw<Position>() as Position;
  tray = $state.raw<Tray | null>(null);
  names = $state.raw<readonly string[]>([]);
  /** The last position that could stand, as it looks. */
  view = $state.raw<unknown>(null);
  face = $state.raw<ArrangedFace | null>(null);
  fault = $state.raw<Sentence | null>(null);
  held = $state.raw<Held | null>(null);
  from = $state.raw<FromRecord | null>(null);
  #back = $state.raw<readonly Position[]>([]);
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  readonly game: GameName;

  constructor(game: GameName) {
    this.game = game;
  }

  /** A new game of this form, or the position that is given. */
  async open(seats: number, options: Record<string, unknown>, given?: Position): Promise<void> {
    const wanted = { game: this.game, seats: given?.seats ?? seats };
    const found = await rest.tray({ ...wanted, options: given?.options ?? options });
    this.tray = found.tray;
    this.names = found.names;
    this.held = null;
    this.from = null;
    this.#back = [];
    this.position = given ?? (found.position as unknown as Position);
    await this.check();
  }

  /** The last moment of a record, or another one of it. */
  async openRecord(record: Record<string, unknown>, ply: number | null = null): Promise<void> {
    const found = await rest.moment({ record, ply });
    const position = found.position as unknown as Position;
    await this.open(position.seats, position.options, position);
    this.from = { record, ply: found.ply, last: found.last, fault: null };
  }

  async goTo(ply: number): Promise<void> {
    const { from } = this;
    if (from === null) return;
    await this.openRecord(from.record, ply).catch((error: unknown) => {
      const said = error instanceof Refused ? error.said : { id: 'client-unreachable-why' };
      this.from = { ...from, fault: said };
    });
  }

  name(seat: number): string {
    return unnamed(this.game, this.names, seat);
  }

  read(path: Path): unknown {
    return read(this.position.facts, path);
  }
  list(path: Path): readonly (string | number)[] {
    return list(this.position.facts, path);
  }

  write(path: Path, value: unknown): void {
    this.replace(written(this.position.facts, path, value));
  }

  /** Several fields at once are one change, and are taken back together. */
  replace(facts: unknown): void {
    this.#back = [...this.#back, this.position].slice(-MOST_BACK);
    this.position = { ...this.position, facts };
    this.#checkSoon();
  }

  get canGoBack(): boolean {
    return this.#back.length > 0;
  }
  goBack(): void {
    const last = this.#back.at(-1);
    if (!last) return;
    this.#back = this.#back.slice(0, -1);
    this.position = last;
    this.#checkSoon();
  }

  #checkSoon(): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void this.check(), PAUSE);
  }

  /** Answers may overtake each other: only the last question counts. */
  async check(): Promise<void> {
    const asked = ++this.#asked;
    const found = await rest
      .checkPosition({ position: this.position as unknown as Record<string, unknown> })
      .catch((error: unknown) => error);
    if (asked !== this.#asked) return;
    if (found instanceof Error) {
      this.face = null;
      this.fault = found instanceof Refused ? found.said : { id: 'client-unreachable-why' };
      return;
    }
    this.face = found as ArrangedFace;
    this.fault = this.face.fault;
    if (this.fault === null) this.view = this.face.view;
  }

  // What is placed on the board itself

  things(of: string): readonly TrayThing[] {
    return this.tray?.things[of] ?? [];
  }

  hold(field: Touched, path: Path): void {
    this.held = this.holds(path) ? null : { field, path };
  }
  holds(path: Path): boolean {
    return this.held !== null && String(this.held.path) === String(path);
  }

  get choices(): Choice<unknown>[] {
    if (this.held === null) return [];
    const { field } = this.held;
    return valuesOf(field, this).map((value) => ({
      action: { ...field.touch.action, [field.touch.key]: value },
      said: field.said,
    }));
  }

  choose(choice: Choice<unknown>): void {
    if (this.held === null) return;
    const { field, path } = this.held;
    const value = read(choice.action, [field.touch.key]) as string | number;
    this.write(path, field.type === 'some-of' ? toggled(this.list(path), value) : value);
    if (field.type !== 'some-of') this.held = null;
  }

  get table(): TableModel {
    return stillTable({
      id: '',
      game: this.game,
      options: this.position.options,
      notation: this.names,
      chairs: emptyChairs(this.names.length),
      phase: 'playing',
      mine: [],
      awaited: this.face?.awaited ?? [],
      items: [],
      aids: 'paper',
    });
  }
}

function valuesOf(field: Touched, arranging: Arranging): (string | number)[] {
  if (field.type !== 'whole-number') return arranging.things(field.of).map(({ value }) => value);
  return Array.from({ length: field.most - field.least + 1 }, (_, more) => field.least + more);
}
