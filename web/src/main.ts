import { mount } from 'svelte';
import App from './App.svelte';
import './look/tokens.css';
import './look/base.css';
import './look/parts.css';
import { welcomeGuests } from './games/guests.svelte';
import { lookAgain } from './router.svelte';
import { rest } from './wire/rest';
import { speak, startingLanguage } from './words/words.svelte';

const SETTLED = 3000;
const house = document.getElementById('house');
if (house === null) throw new Error('the page has no place for the house');
await speak(startingLanguage());
mount(App, { target: house });
void welcomeGuests(rest.games).then(lookAgain);
// When the page has what it needs itself.
if (import.meta.env.PROD)
  setTimeout(() => {
    void import('./presence/worker').then(
      ({ registered }) => registered(),
      () => undefined,
    );
  }, SETTLED);
