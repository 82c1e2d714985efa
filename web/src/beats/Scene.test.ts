import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import Stage from '../games/mr_jack/Stage.svelte';
import client from '../games/mr_jack/index';
import { propsWith, viewWith } from '../games/mr_jack/testing';
import type { AnyGameClient } from '../games/load';
import type { Chair, TableModel } from '../table/model';
import type { NumberedItem, Over } from '../wire/messages';
import { needGame } from '../words/words.svelte';
import Scene from './Scene.svelte';

await needGame('mr_jack');

it('shows who sat there when a game was given up, whatever pictures its game has', () => {
  const item: Over = { type: 'over', reason: 'abandoned', winners: [1], by: 0 };
  const told: NumberedItem = { number: 9, at: 0, item, said: null };
  const chair = {} as Chair;
  const beat = { length: 4000, scene: 'given-up' };
  const view = viewWith();
  const current = { told, beat, items: [told], before: view, after: view, length: 4000 };
  const table = { ...propsWith().table, chairs: [chair, chair] } as TableModel;
  render(Scene, {
    current,
    table,
    client: client as AnyGameClient,
    seat: 1,
    Picture: Stage,
    done: vi.fn(),
  });
  expect(screen.getByText('Jack resigns. Ada wins.')).toBeTruthy();
  const lit = [...document.querySelectorAll('.seated li')].map(
    (each) => !each.classList.contains('dark'),
  );
  expect(lit).toEqual([false, true]);
});
