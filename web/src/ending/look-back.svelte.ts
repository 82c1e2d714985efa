/** Asks the house, seat by seat, what could have been known; stops when nobody looks any more. */
import { ALL_OPEN } from '../games/contract';
import type { Replay } from '../wire/api';
import { rest } from '../wire/rest';
import type { LookBack } from './contract';
import { rowOf, turnsOf, type Row, type Turns } from './known';

export class LookingBack {
  rows = $state.raw<readonly Row[]>([]);
  turns = $state.raw<Turns>({ ends: [], deals: 0 });
  /** Seats that are still being worked out, in the order in which they come. */
  waiting = $state.raw<readonly number[]>([]);
  /** The house could not say. */
  failed = $state(false);

  get open(): number {
    return this.waiting.length;
  }

  /** To be called in an effect. */
  follow(table: string, seats: number, game: LookBack<any>): () => void {
    const off = new AbortController();
    void this.#ask(table, game.seats?.(seats) ?? everybody(seats), game, off.signal);
    return () => off.abort();
  }

  async #ask(table: string, seats: number[], game: LookBack<any>, off: AbortSignal): Promise<void> {
    try {
      this.waiting = seats;
      const replay = await rest.replay(table, ALL_OPEN);
      if (off.aborted) return;
      this.turns = turnsOf(replay, game.mark);
      const rows: Row[] = [];
      for (const seat of seats) {
        const found = await rest.hindsight(table, seat, off);
        if (off.aborted) return;
        rows.push(rowOf(found, this.turns, holding(replay, seat, game)));
        this.rows = [...rows];
        this.waiting = seats.slice(rows.length);
      }
    } catch {
      this.failed = !off.aborted;
    }
  }
}

function everybody(count: number): number[] {
  return Array.from({ length: count }, (_, seat) => seat);
}

function holding(replay: Replay, seat: number, game: LookBack<any>): (step: number) => boolean {
  return (step) => {
    const view = replay.steps[Math.min(step, replay.steps.length) - 1]?.view ?? null;
    return view !== null && (game.holds?.(view, seat) ?? false);
  };
}
