import type { Changed, Outgoing, Present } from './messages';

/**
 * What each viewer sees. The house sends it whole once, and then only what is different; the rest of
 * the client hears of it whole each time.
 */
export class Presents {
  #last = new Map<number, Present>();

  clear(): void {
    this.#last.clear();
  }

  whole(message: Outgoing): Outgoing {
    if (message.type === 'present') this.#last.set(message.viewer, message);
    return message.type === 'changed' ? this.#after(message) : message;
  }

  #after({ viewer, number, now, view }: Changed): Present {
    const before = this.#last.get(viewer);
    if (before === undefined) throw new Error('a change of what was never shown');
    const after: Present = {
      ...before,
      number,
      now: { ...before.now, ...now, view: { ...(before.now.view as object), ...view } },
    };
    this.#last.set(viewer, after);
    return after;
  }
}
