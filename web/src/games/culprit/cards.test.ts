import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { need } from '../../words/words.svelte';
import { CARDS, drawing } from './cards';
import { cardName, cardText } from './said';

const sprite = readFileSync('src/look/sprite.svg', 'utf-8');

test('there are sixteen cards, each with a drawing, a name and a text of its own', async () => {
  await need('culprit');
  expect(CARDS).toHaveLength(16);
  for (const card of CARDS) expect(sprite).toContain(`id="${drawing(card)}"`);
  for (const of of [drawing, cardName, cardText]) expect(new Set(CARDS.map(of)).size).toBe(16);
});
