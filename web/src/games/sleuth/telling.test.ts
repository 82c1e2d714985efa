import { expect, test } from 'vitest';
import { table, told, view } from './fixture';
import { GEMS } from './gems';
import { scene } from './telling';

const [, , other, another] = GEMS.slice(11).map((gem) => gem.text);
const shown = (...gems: (string | undefined)[]): object => ({
  type: 'shown',
  asker: 0,
  opponent: 1,
  gems,
});

function words(...events: object[]): ReturnType<typeof scene> {
  const now = view();
  const items = told(...events);
  const event = events.at(-1);
  const given = { scene: 'shown', event, items, seat: 0, before: now, view: now };
  return scene({ ...given, table: table({ items }) });
}

test('a gem shown to me is one fewer that I have not seen', () => {
  const seen = 11 + 2;
  expect(words(shown(other))?.count).toMatchObject({ before: 36 - seen, after: 35 - seen });
});

test('what was shown before is not counted again', () => {
  const counted = words(shown(other), shown(other, another))?.count;
  expect(counted).toMatchObject({ before: 22, after: 21 });
});

test('several gems are named on their cards, not in the title', () => {
  expect(words(shown(other))?.title.id).toBe('client-sleuth-scene-gems');
  expect(words(shown(other, another))?.title.id).toBe('client-sleuth-scene-several');
});
