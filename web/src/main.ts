import { mount } from 'svelte';
import App from './App.svelte';
import './look/tokens.css';
import './look/base.css';
import './look/parts.css';
import { speak, startingLanguage } from './words/words.svelte';

const SETTLED = 3000;
const house = document.getElementById('house');
if (house === null) throw new Error('the page has no place for the house');
await speak(startingLanguage());
mount(App, { target: house });
// When the page has what it needs itself.
if (import.meta.env.PROD)
  setTimeout(() => {
    void import('./presence/worker').then(
      ({ registered }) => registered(),
      () => undefined,
    );
  }, SETTLED);
