import { expect, test, vi } from 'vitest';
import { rest } from '../wire/rest';
import type { LookBack } from './contract';
import { LookingBack } from './look-back.svelte';

const game = { mark: () => 'turn', counted: 'x', drawn: 'lines' } as unknown as LookBack<unknown>;

test('who looks back again starts anew: no seat is there twice', async () => {
  vi.spyOn(rest, 'replay').mockResolvedValue({
    game: 'sleuth',
    viewer: -2,
    names: [],
    steps: [{ events: [{ type: 'asked' }], said: [null], view: null }],
  });
  vi.spyOn(rest, 'hindsight').mockImplementation((_, viewer) =>
    Promise.resolve({ viewer, known: [], complete: true }),
  );
  const looking = new LookingBack();
  const stop = looking.follow('table', 3, game);
  await vi.waitFor(() => expect(looking.open).toBe(0));
  stop();
  looking.follow('table', 3, game);
  await vi.waitFor(() => expect(looking.open).toBe(0));
  expect(looking.rows.map(({ seat }) => seat)).toEqual([0, 1, 2]);
});
