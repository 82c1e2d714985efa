import { expect, test } from 'vitest';
import type { Chair } from './model';
import { whenResigned } from './resigning';
import { emptyChairs } from './still';

const [nobody] = emptyChairs(1);
const ada: Chair = { ...nobody!, name: 'Ada' };
const bot: Chair = { ...nobody!, bot: 'sergeant' };

test('between two sides who resigns loses, against bots too', () => {
  expect(whenResigned({ game: 'mr_jack', chairs: [ada, ada], mine: [0] })).toBe('lost');
  expect(whenResigned({ game: 'mr_jack', chairs: [bot, ada], mine: [1] })).toBe('lost');
  const hunt = [ada, ada, ada];
  expect(whenResigned({ game: 'scotland_yard', chairs: hunt, mine: [0] })).toBe('lost');
  expect(whenResigned({ game: 'scotland_yard', chairs: hunt, mine: [1] })).toBe('bot');
  expect(whenResigned({ game: 'scotland_yard', chairs: [ada, ada, bot], mine: [1] })).toBe('lost');
});

test('where everybody is for themselves, a bot plays on as long as somebody is there', () => {
  expect(whenResigned({ game: 'sleuth', chairs: [ada, ada, bot], mine: [0] })).toBe('bot');
  expect(whenResigned({ game: 'sleuth', chairs: [ada, bot, bot], mine: [0] })).toBe('ended');
  const tired: Chair = { ...ada, would_end: true };
  expect(whenResigned({ game: 'sleuth', chairs: [ada, tired, bot], mine: [0] })).toBe('ended');
});
