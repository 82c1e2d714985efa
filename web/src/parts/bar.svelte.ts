/** What a page puts into the bar at the top: its name and its own controls. */
import type { Snippet } from 'svelte';

let content = $state.raw<Snippet | null>(null);

export function barContent(): Snippet | null {
  return content;
}

/** For as long as the page is open: call it in an effect. */
export function putInBar(snippet: Snippet): () => void {
  content = snippet;
  return () => {
    if (content === snippet) content = null;
  };
}
