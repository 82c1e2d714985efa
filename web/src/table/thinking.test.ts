/** Who waits for bots is told that they think, once, however long it takes. */
import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { AnyGameClient } from '../games/load';
import type { ActingTable } from './acting';
import ActionPanel from './ActionPanel.svelte';
import type { Chair } from './model';
import { NOBODY } from './still';

const NAMES = ['Ada', 'Basil', 'Clara'];
const ada: Chair = { ...NOBODY, name: 'Ada' };
const bot: Chair = { ...NOBODY, bot: 'superintendent' };

function panel(chairs: Chair[], awaited: number[], thinking: string | null = null) {
  const table: Partial<ActingTable> = {
    seat: 0,
    chairs,
    awaited,
    asked: awaited.includes(0),
    refusal: null,
    composer: { steps: [], choices: [] } as unknown as ActingTable['composer'],
    name: (seat: number) => NAMES[seat] ?? '?',
    thinking: () => thinking,
  };
  const board = { choices: [], view: null, seat: 0 };
  return { table, client: {} as AnyGameClient, board } as never;
}

const said = (): string => document.querySelector('[aria-live]')?.textContent?.trim() ?? '';

test('one bot thinks, several do, and a person is waited for', async () => {
  const { rerender } = render(ActionPanel, panel([ada, bot, bot], [1]));
  expect(said()).toBe('Basil is thinking…');
  await rerender(panel([ada, bot, bot], [1, 2]));
  expect(said()).toBe('Basil and Clara are thinking…');
  await rerender(panel([ada, ada, bot], [1, 2]));
  expect(said()).toBe('Waiting for Basil.');
});

test('how long it takes is seen, and not said', async () => {
  const { container, rerender } = render(ActionPanel, panel([ada, bot], [1]));
  const line = document.querySelector('[aria-live] p');
  await rerender(panel([ada, bot], [1], '0:03'));
  expect(container.textContent).toContain('0:03');
  expect(said()).toBe('Basil is thinking…');
  expect(document.querySelector('[aria-live] p')).toBe(line);
});
