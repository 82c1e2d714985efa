/**
 * A long story comes in pages, the last one first. Nothing is handed on before it is whole, and
 * what is told meanwhile waits its turn.
 */
import type { EarlierLines, Fresh, Outgoing } from './messages';

export class Pages {
  #held: Fresh | null = null;
  #later: Outgoing[] = [];
  readonly #hand: (message: Outgoing) => void;
  /** Under which id the page before was asked for. */
  #asked = '';
  readonly #ask: (viewer: number, before: number) => string;

  constructor(hand: (message: Outgoing) => void, ask: (viewer: number, before: number) => string) {
    this.#hand = hand;
    this.#ask = ask;
  }

  /** A new connection tells everything anew. */
  reset(): void {
    this.#held = null;
    this.#later = [];
  }

  hear(message: Outgoing): void {
    if (message.type === 'earlier-lines') this.#turn(message);
    else if (this.#held !== null && message.type === 'refused' && message.id === this.#asked)
      this.#release(this.#held);
    else if (this.#held !== null) this.#later.push(message);
    else if (message.type === 'fresh') this.#hold(message);
    else this.#hand(message);
  }

  #turn({ items }: EarlierLines): void {
    if (this.#held === null) return;
    const whole = { ...this.#held, items: [...items, ...this.#held.items] };
    if (items.length > 0) return this.#hold(whole);
    this.#release(whole);
  }

  #hold(fresh: Fresh): void {
    const first = fresh.items[0]?.number ?? 1;
    if (first <= 1) return this.#release(fresh);
    this.#held = fresh;
    this.#asked = this.#ask(fresh.viewer, first);
  }

  #release(fresh: Fresh): void {
    this.#held = null;
    this.#hand(fresh);
    for (const message of this.#later.splice(0)) this.hear(message);
  }
}
