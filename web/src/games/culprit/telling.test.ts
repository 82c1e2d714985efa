/** What a scene says to whom it is about, and to everybody else. */
import { expect, test } from 'vitest';
import type { GameEvent } from '../../wire/games/culprit';
import { need, say } from '../../words/words.svelte';
import { scene } from './telling';

await need('client-culprit');
const NAMES = ['Ada', 'Basil', 'Clara'];
const names = (seat: number): string => NAMES[seat] ?? '?';
const over = (event: GameEvent, seat: number): string => {
  const found = scene({ scene: '', event, seat, items: [] } as any)?.over;
  return found ? say(found, names) : '';
};

test('whoever is asked, and whoever asks, is told so', () => {
  const event: GameEvent = { type: 'answered', asker: 0, asked: 1, guilty: false };
  expect([0, 1, 2].map((seat) => over(event, seat))).toEqual([
    'You ask Basil: was it you?',
    'Ada asks you: was it you?',
    'Ada asks Basil: was it you?',
  ]);
});

test('under the hat it is I who speak, and it is in my hand that Toby points', () => {
  const suspected: GameEvent = { type: 'suspected', seat: 1, suspect: null };
  expect([0, 1].map((seat) => over(suspected, seat))).toEqual([
    'Under the hat, Basil speaks',
    'Under the hat, you speak',
  ]);
  const showed: GameEvent = { type: 'showed', seat: 1, card: 'alibi' };
  expect(over(showed, 1)).toBe('Toby points at a card in your hand');
});
