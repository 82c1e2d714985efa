import { mount } from 'svelte';
import App from './App.svelte';
import './look/tokens.css';
import './look/base.css';
import './look/parts.css';
import { welcomeGuests } from './games/guests.svelte';
import { lookAgain } from './router.svelte';
import { houseGames } from './wire/house-games';
import { speak, startingLanguage } from './words/words.svelte';

const SETTLED = 3000;
const house = document.getElementById('house');
if (house === null) throw new Error('the page has no place for the house');
await speak(startingLanguage());
const early = pressedEarly(house);
house.replaceChildren();
mount(App, { target: house });
if (early >= 0) setTimeout(() => house.querySelectorAll('button')[early]?.click());
void welcomeGuests(houseGames).then(lookAgain);
// When the page has what it needs itself.
if (import.meta.env.PROD)
  setTimeout(() => {
    void import('./presence/worker').then(
      ({ registered }) => registered(),
      () => undefined,
    );
  }, SETTLED);

/** The button of the greeting that was pressed last before anything could answer, by its place on the page. */
function pressedEarly(greeting: HTMLElement): number {
  return [...greeting.querySelectorAll('button')].findLastIndex(
    ({ dataset }) => dataset['pressed'] !== undefined,
  );
}
