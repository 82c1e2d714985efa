import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import App from './App.svelte';
import { light } from './look/theme.svelte';
import { speak } from './words/words.svelte';

afterEach(async () => {
  light('night');
  await speak('en');
});

test('the front page shows the four games', async () => {
  render(App);
  const titles = await screen.findAllByRole('heading', { level: 2 });
  expect(titles.slice(0, 4).map((each) => each.textContent)).toEqual([
    'Mr. Jack',
    'Scotland Yard',
    'Sleuth',
    'The Culprit',
  ]);
});

test('language and theme are switched and remembered', async () => {
  render(App);
  await fireEvent.click(await screen.findByRole('button', { name: /In French/ }));
  await fireEvent.click(await screen.findByRole('button', { name: 'Couleurs de jour' }));
  expect(await screen.findByText('Le Coupable')).toBeTruthy();
  expect(document.documentElement.dataset['theme']).toBe('day');
  expect(localStorage.getItem('gaslamp-language')).toBe('fr');
  expect(localStorage.getItem('gaslamp-theme')).toBe('day');
});
