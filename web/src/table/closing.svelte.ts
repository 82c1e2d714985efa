/** A game that is over: what lies open then, and what its own look back shows. */
import type { LookBack } from '../ending/contract';
import type { AnyGameClient } from '../games/load';

export class Closing {
  lookBack = $state.raw<LookBack<any> | null>(null);
  /** Whether it was still played when I came. */
  played = $state(false);

  follow(over: boolean, client: AnyGameClient): void {
    if (!over) this.played = true;
    else void client.lookBack?.().then((found) => (this.lookBack = found.default));
  }
}

/** Given up or played to its end: the board shows all that there is to see. */
export function laidOpen(view: unknown): unknown {
  return view === null ? null : { ...(view as object), over: true };
}
