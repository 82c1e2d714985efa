import { afterEach, expect, test } from 'vitest';
import { knows, need, needGame, ruleOf, say, speak, t } from './words.svelte';

const seat = (number: number) => ({ id: 'seat', words: { seat: number } });
const names = (number: number) => ['Ada', 'Basil', 'Clara'][number] ?? '?';

afterEach(() => speak('en'));

test('a language is switched at once, with the files in use', async () => {
  await need('sleuth');
  expect(t('client-page-rules')).toBe('Rules');
  await speak('fr');
  expect(t('client-page-rules')).toBe('Les règles');
  expect(knows('sleuth-rules')).toBe(true);
  expect(document.documentElement.lang).toBe('fr');
});

test('the front page knows the games without their other words', () => {
  expect(t('culprit-title')).toBe('The Culprit');
  expect(knows('scotland-yard-seat-x')).toBe(true);
  expect(knows('culprit-rules')).toBe(false);
});

test('a sentence names those who sit there', () => {
  const sentence = { id: 'not-your-decision', words: { seat: seat(1) } };
  expect(say(sentence, names)).toBe('It is not for Basil to decide now.');
});

test('a name from right to left does not turn the sentence around it', () => {
  const sentence = { id: 'not-your-decision', words: { seat: seat(0) } };
  const turned = 'أميرة\u202e';
  const isolated = `\u2068${turned}\u2069`;
  expect(say(sentence, () => turned)).toBe(`It is not for ${isolated} to decide now.`);
  expect(t('client-story-seated', { name: turned })).toBe(`${isolated} sits down.`);
});

test('several sentences in one are listed', () => {
  const listed = (seats: number[]) =>
    say({ id: 'not-your-decision', words: { seat: seats.map(seat) } }, names);
  expect(listed([0])).toContain('for Ada to');
  expect(listed([0, 1, 2])).toContain('for Ada, Basil and Clara to');
});

test('a refusal names the clause it rests on', async () => {
  await needGame('scotland_yard');
  expect(ruleOf({ id: 'scotland-yard-occupied', words: { station: 5 } })).toBe('SY-08');
  expect(ruleOf({ id: 'scotland-yard-title' })).toBeNull();
});

test('files asked for at the same time are all there', async () => {
  await Promise.all([need('learn-culprit'), need('learn-sleuth'), speak('fr'), need('dealing')]);
  await need();
  expect(document.documentElement.lang).toBe('fr');
  expect([knows('learn-culprit-hand'), knows('learn-sleuth-hand')]).toEqual([true, true]);
  expect(t('learn-culprit-hand')).toMatch(/^Ces quatre cartes/);
});

test('whoever asks for what is on its way already has it afterwards', async () => {
  const first = need('client-board');
  await need('client-board');
  expect(knows('client-board-title')).toBe(true);
  await first;
});
