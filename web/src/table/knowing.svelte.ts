/** What my seat can know, asked of the house again whenever something has happened. */
import type { Knowledge } from '../games/contract';
import type { AnyGameClient } from '../games/load';
import { rest } from '../wire/rest';
import type { LiveTable } from './live.svelte';
import { wayAt } from './ways.svelte';

const PAUSE = 250;

export class Knowing {
  current = $state.raw<Knowledge | null>(null);

  /** To be called in an effect: it reads everything that the answer depends on. */
  follow(table: LiveTable, client: AnyGameClient): (() => void) | undefined {
    const { id, seat, phase } = table;
    const told = table.items.at(-1)?.number ?? 0;
    if (wayAt(table.aids) !== 'oracle' || seat < 0 || phase === 'gathering' || told === 0) {
      this.current = null;
      return undefined;
    }
    // The house would tell what has not been shown yet.
    if (table.behind > 0) return undefined;
    const off = new AbortController();
    const soon = setTimeout(
      () => void this.#ask(id, client.eyes?.(seat) ?? seat, off.signal),
      PAUSE,
    );
    return () => {
      clearTimeout(soon);
      off.abort();
    };
  }

  /** What nobody wants to know any more is called off, and its answer is none. */
  async #ask(table: string, seat: number, off: AbortSignal): Promise<void> {
    const found = await rest.knowledge(table, seat, off).catch(() => null);
    if (!off.aborted) this.current = found;
  }
}
