/** What board, hand and paper of one table share: what is in sight, picked out and asked about. */
import type { TableModel } from '../../table/model';
import { Camera } from './camera.svelte';
import type { Marks } from './marks';
import type { Filter, Ticket } from './moves';

export type Pencil = 'ring' | 'cross';

export class Desk {
  readonly camera = new Camera();
  /** The pawn I am about to move, if I have picked one out. */
  pawn = $state<string | null>(null);
  ticket = $state<Ticket | null>(null);
  double = $state(false);
  /** The station whose card lies open. */
  station = $state<number | null>(null);
  /** It was opened from the keyboard, which goes on there. */
  keyed = false;
  /** The station that the keyboard is on. */
  cursor = $state<number | null>(null);
  /** With the pencil in hand, a tap marks a station. */
  pencil = $state<Pencil | null>(null);
  /** What was rubbed out at once, to be put back. */
  rubbed = $state.raw<Marks | null>(null);
  /** Whether the map shows where Mister X may be. */
  glow = $state(true);

  get filter(): Filter {
    return { pawn: this.pawn, ticket: this.ticket, double: this.double };
  }

  /** Nothing is picked out any more but the pawn that moves. */
  clear(active: string | null): void {
    this.pawn = active;
    this.ticket = null;
    this.double = false;
    this.station = null;
  }
}

const desks = new WeakMap<TableModel, Desk>();

export function deskOf(table: TableModel): Desk {
  const found = desks.get(table) ?? new Desk();
  desks.set(table, found);
  return found;
}
