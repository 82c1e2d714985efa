/** Asks the house to look back at a game, and how far it has come; stops when nobody looks any more. */
import type { Analysis, AnalysisFace } from '../wire/api';
import { rest, Refused } from '../wire/rest';
import type { Sentence } from '../words/sentence';

const EVERY = 900;

export class Analyst {
  face = $state.raw<AnalysisFace>({ state: 'none' });
  /** Why the house does not say anything. */
  refused = $state.raw<Sentence | null>(null);

  get found(): Analysis | null {
    return this.face.analysis ?? null;
  }

  /** To be called in an effect. Who leaves no longer wants it. */
  follow(table: string): () => void {
    const off = new AbortController();
    void this.#ask(table, off.signal);
    return () => {
      off.abort();
      if (this.face.state === 'working') void rest.leaveAnalysis(table).catch(() => undefined);
    };
  }

  async #ask(table: string, off: AbortSignal): Promise<void> {
    try {
      this.face = await rest.beginAnalysis(table);
      while (this.face.state === 'working' && !off.aborted) {
        await new Promise((resolve) => setTimeout(resolve, EVERY));
        if (!off.aborted) this.face = await rest.analysis(table);
      }
    } catch (error) {
      if (error instanceof Refused) this.refused = error.said;
      else this.face = { ...this.face, state: 'stopped' };
    }
  }
}
