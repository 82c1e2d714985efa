import { expect, test } from 'vitest';
import type { GameEvent } from '../../wire/games/culprit';
import type { NumberedItem } from '../../wire/messages';
import { sceneOf } from './scenes';
import { bubbles } from './speech';
import { inPlay, shownToMe, storyOf } from './story';
import { need } from '../../words/words.svelte';

const NAMES = ['Ada', 'Basil', 'Clara'];
const names = (seat: number) => NAMES[seat] ?? '?';
const said = { id: 'culprit-some-card' };

function told(...events: GameEvent[]): NumberedItem[] {
  return events.map((event, at) => ({
    number: at + 1,
    at: 0,
    item: { type: 'happened', event },
    said,
  }));
}

const DEALT: GameEvent = { type: 'dealt', first: 0 };
const FOUND: GameEvent = {
  type: 'round-ended',
  how: 'found_by_detective',
  culprit: 1,
  points: [2, 0, 1],
};
function play(seat: number, card: string, target: number | null = null): GameEvent {
  return { type: 'played', seat, card, target };
}

test('rounds are counted by their deals, and each starts with an empty table', () => {
  const story = storyOf(told(DEALT, play(0, 'detective', 1), FOUND, DEALT, play(2, 'alibi')));
  expect(story.round).toBe(2);
  expect(story.rounds).toEqual([FOUND]);
  expect(inPlay(story)?.card).toEqual(play(2, 'alibi'));
  expect(story.now).toHaveLength(2);
});

test('what I alone was shown is what has a face; a card face down is not', () => {
  const story = storyOf(
    told(
      DEALT,
      { type: 'picked-up', seat: 0, cards: ['alibi'] },
      { type: 'took', taker: 0, giver: 2, card: 'toby' },
      { type: 'took', taker: 1, giver: 0, card: null },
      { type: 'chose', seat: 2 },
    ),
  );
  expect(shownToMe(story).map(({ event }) => event.type)).toEqual(['picked-up', 'took']);
});

test('for the Youngest, all but two have their eyes closed', () => {
  const youngest = play(1, 'youngest');
  const kind = (...more: GameEvent[]) => sceneOf(storyOf(told(DEALT, youngest, ...more)), 0)?.kind;
  expect(kind()).toBe('eyes');
  expect(kind({ type: 'recognised', seat: 1, culprit: 2 })).toBe('youngest');
  expect(kind({ type: 'was-recognised', seat: 1 })).toBe('seen');
});

test('eyes open with the next card, but what I alone saw waits for me', () => {
  const after = (...events: GameEvent[]) => sceneOf(storyOf(told(DEALT, ...events)), 0);
  expect(after(play(1, 'youngest'), play(2, 'alibi'))).toBeNull();
  const knows: GameEvent = { type: 'recognised', seat: 1, culprit: 2 };
  const items = told(DEALT, play(1, 'youngest'), knows, play(2, 'alibi'));
  expect(sceneOf(storyOf(items), 0)?.spot).toBe(2);
  expect(sceneOf(storyOf(items), 3)).toBeNull();
});

test('the end of a round is shown, the end of the game is on the table', () => {
  const items = told(DEALT, play(0, 'detective', 1), FOUND, DEALT);
  expect(sceneOf(storyOf(items), 0)).toMatchObject({ kind: 'round', spot: 1 });
  const over = told(DEALT, FOUND, { type: 'ended', reason: 'points', winners: [0] });
  expect(sceneOf(storyOf(over), 0)).toBeNull();
});

test('whoever is asked answers aloud, until the next card', async () => {
  await need('client-culprit');
  const answer: GameEvent = { type: 'answered', asker: 0, asked: 1, guilty: false };
  const asked = told(DEALT, play(0, 'detective', 1), answer);
  const now = bubbles(asked, inPlay(storyOf(asked)), names);
  expect(now.get(1)).toEqual({ text: 'No, it was not me.', forced: true });
  const later = told(DEALT, play(0, 'detective', 1), answer, play(1, 'alibi'));
  expect(bubbles(later, inPlay(storyOf(later)), names).size).toBe(0);
});

test('table talk stands by the seat of whoever spoke last there', () => {
  const talk = (number: number, seat: number | null, text: string, channel = 'table') => ({
    number,
    at: 0,
    item: { type: 'talk' as const, name: 'x', speaker: 's', seat, channel, text },
  });
  const items = [
    talk(1, 1, 'first'),
    talk(2, 1, 'second'),
    talk(3, null, 'a spectator'),
    talk(4, 1, 'aside', 'side'),
  ];
  expect([...bubbles(items, null, names)]).toEqual([[1, { text: 'second', forced: false }]]);
});
