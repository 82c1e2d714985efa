/** The front page as it stands before the script runs: written once for each language when the client is built. */
import { render } from 'svelte/server';
import Front from '../pages/Front.svelte';
import TopBar from '../parts/TopBar.svelte';
import type { Language } from '../words/sentence';
import { speak } from '../words/words.svelte';

const NOTES = /<!--.*?-->/g;

export async function greetingIn(language: Language): Promise<string> {
  await speak(language);
  const main = `<main id="main" tabindex="-1">${render(Front).body}</main>`;
  return `<div id="greeting">${render(TopBar).body}${main}</div>`.replace(NOTES, '');
}
