/** The tables that concern whoever looks at the front page, asked for again every few seconds. */
import type { MyTable, Preview } from '../wire/api';
import { arrive } from '../wire/person.svelte';
import { rest } from '../wire/rest';
import { lineOf, type Line } from './line';

const REFRESH = 15_000;

export class TablesNow {
  #mine = $state.raw<MyTable[]>([]);
  #open = $state.raw<Preview[]>([]);
  reached = $state<'not yet' | 'yes' | 'no'>('not yet');

  /** Those where I am waited for come first. */
  get running(): Line[] {
    const found = this.#lines((each) => each.table.phase !== 'over');
    return found.toSorted((one, other) => Number(other.awaited) - Number(one.awaited));
  }

  get past(): Line[] {
    return this.#lines((each) => each.table.phase === 'over');
  }

  get open(): Line[] {
    const own = new Set(this.#mine.map(({ table }) => table.table));
    return this.#open.filter((each) => !own.has(each.table)).map((each) => lineOf(each, null));
  }

  #lines(wanted: (each: MyTable) => boolean): Line[] {
    return this.#mine.filter(wanted).map((each) => lineOf(each.table, each));
  }

  async look(): Promise<void> {
    try {
      await arrive();
      this.#mine = await rest.mine();
      if (!document.hidden) this.#open = await rest.openTables();
      this.reached = 'yes';
    } catch {
      this.reached = 'no';
    }
  }

  /** Until the returned function is called. */
  keepLooking(): () => void {
    void this.look();
    const again = setInterval(() => void this.look(), REFRESH);
    return () => clearInterval(again);
  }
}
