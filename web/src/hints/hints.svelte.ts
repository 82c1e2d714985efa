/** Hints about one decision: the house is asked for one after the other, and each of them counts. */
import type { HintFace, Mark } from '../wire/api';
import { Refused, rest } from '../wire/rest';
import type { Sentence } from '../words/sentence';

export interface Decision {
  table: string;
  seat: number;
  number: number;
}

export const RUNGS = 3;

/** How the games' boards call what can be lit up. */
const ATTRIBUTES: Record<Mark['kind'], (name: string) => string> = {
  station: (name) => `[data-station="${name}"]`,
  cell: (name) => `[data-cell="${name}"]`,
  gem: (name) => `[data-gem="${name}"]`,
  seat: (name) => `[data-at~="seat-${name}"]`,
  card: (name) => `[data-card="${name}"]`,
};

/** Drawn over whatever a board says of it; what is written on it stays as it is. */
const GLOW = 'filter: drop-shadow(0 0 5px var(--lamp)) !important;';
const EDGE = 'stroke: var(--lamp) !important; stroke-width: 4px !important;';
const FRAME = 'outline: 3px dashed var(--lamp) !important; outline-offset: 1px;';

export class Hints {
  faces = $state.raw<HintFace[]>([]);
  refusal = $state.raw<Sentence | null>(null);
  busy = $state(false);
  #about = '';

  /** Another decision: what was said about the last one is over. */
  follow({ table, seat, number }: Decision): void {
    const about = `${table} ${seat} ${number}`;
    if (about === this.#about) return;
    this.#about = about;
    this.faces = [];
    this.refusal = null;
  }

  get last(): HintFace | null {
    return this.faces.at(-1) ?? null;
  }

  /** Which one comes next; null when all has been said. */
  get next(): 1 | 2 | 3 | null {
    const next = this.faces.length + 1;
    return next === 1 || next === 2 || next === 3 ? next : null;
  }

  async ask({ table, seat, number }: Decision): Promise<void> {
    const rung = this.next;
    if (rung === null || this.busy) return;
    const about = this.#about;
    this.busy = true;
    this.refusal = null;
    try {
      const face = await rest.hint(table, { seat, decision: number, rung });
      if (about === this.#about) this.faces = [...this.faces, face];
    } catch (error) {
      this.refusal = error instanceof Refused ? error.said : { id: 'client-unreachable' };
    } finally {
      this.busy = false;
    }
  }
}

/** What a hint points at, as a rule for the boards to be drawn by: they need not know of it. */
export function lighting(face: HintFace | null): string {
  const places = (face?.marks ?? []).map(({ kind, name }) => ATTRIBUTES[kind](CSS.escape(name)));
  if (places.length === 0) return '';
  const among = places.join(', ');
  return `:is(${among}) { ${GLOW} ${FRAME} } polygon:is(${among}), :is(${among}) > :is(circle, rect, path):first-child { ${EDGE} }`;
}
