/**
 * The gems I am about to name, in the order in which I point at them. The house takes several in the
 * order of the sheet, so that no set is named twice: they are composed as soon as all are picked.
 */
import type { Action, View } from '../../wire/games/sleuth';
import type { TableModel } from '../../table/model';
import type { BoardProps } from '../contract';
import { ofType } from './asking';
import { GEMS } from './gems';

type Given = Pick<
  BoardProps<View, Action>,
  'table' | 'view' | 'choices' | 'composed' | 'choose' | 'undo'
>;

export class Naming {
  picked = $state.raw<readonly string[]>([]);
  /** Pointed at something new, which has not been composed yet. */
  #fresh = $state(false);

  /** Picks a gem or puts it back; one more than are missing takes the place of the last. */
  pick(gem: string, missing: number): void {
    const { picked } = this;
    this.picked = picked.includes(gem)
      ? picked.filter((each) => each !== gem)
      : [...picked.slice(0, missing - 1), gem];
    this.#fresh = true;
  }

  /** To be called in an effect: composes what is picked, step by step, and takes back what is not. */
  settle({ table, choices, composed, choose, undo }: Given): void {
    const named = ofType(composed, 'name').map(({ action }) => action.gem);
    const offered = ofType(choices, 'name');
    if (!this.#fresh) return this.#adopt(named, offered.length > 0);
    const wanted = this.picked.length === missingAt(table) ? inOrder(this.picked) : [];
    const isOnTheWay = named.every((gem, at) => gem === wanted[at]);
    const next = offered.find(({ action }) => action.gem === wanted[named.length]);
    if (!isOnTheWay) undo();
    else if (named.length === wanted.length) this.#fresh = false;
    else if (next) choose(next);
  }

  /** Named from the list, taken back, or made: then that is what is picked. */
  #adopt(named: readonly string[], offered: boolean): void {
    const other = named.length > 0 ? named.some((gem) => !this.picked.includes(gem)) : !offered;
    if (other && this.picked.join() !== named.join()) this.picked = named;
  }
}

export function missingAt(table: TableModel): number {
  return Number(table.options['missing'] ?? 1);
}

/** What may be pointed at: neither mine nor on the table. Of several, all are named in the end, whichever
 * the house takes first. */
export function nameable({
  table,
  view,
  choices,
}: Pick<Given, 'table' | 'view' | 'choices'>): Set<string> {
  const offered = ofType(choices, 'name').map(({ action }) => action.gem);
  const several = missingAt(table) > 1 && offered.length > 0;
  const seen = new Set([...(view.hand ?? []), ...view.open_gems]);
  const among = several ? GEMS.map(({ text }) => text) : offered;
  return new Set(among.filter((gem) => !seen.has(gem)));
}

function inOrder(gems: readonly string[]): string[] {
  return GEMS.map(({ text }) => text).filter((gem) => gems.includes(gem));
}

/** One for each table: the sheet and the words over it are two parts of the page. */
const KEPT = new WeakMap<TableModel, Naming>();

export function namingAt(table: TableModel): Naming {
  const found = KEPT.get(table) ?? new Naming();
  KEPT.set(table, found);
  return found;
}
