import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { needGame } from '../../words/words.svelte';
import Board from './Board.svelte';
import { warning } from './choices';
import { CELLS } from './district';
import { markOf, marked } from './marks';
import Paper from './Paper.svelte';
import { cellsOf, change, nameOf } from './said';
import { remaining, suspects } from './suspicion';
import { chapter, prompt } from './tasks';
import { activation, movedTo, offer, propsWith, viewWith } from './testing';

await needGame('mr_jack');
/** There is no layout here, and so nobody watches the size of anything. */
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

describe('the board', () => {
  it('names every cell, and one of them is where the keyboard comes in', () => {
    render(Board, propsWith());
    const cells = within(screen.getByRole('application')).getAllByRole('button');
    expect(cells.length).toBe(CELLS.length);
    expect(cells.filter((cell) => cell.tabIndex === 0).length).toBe(1);
    expect(
      screen.getByRole('button', { name: 'g8, lit, John Smith, suspect, visible' }),
    ).toBeTruthy();
  });

  it('says what a tap does, and does it', () => {
    const choose = vi.fn();
    const card = offer({ type: 'activate', seat: 1, character: 'Smith' });
    render(Board, propsWith({ choices: [card], choose }));
    const cell = screen.getByRole('button', { name: /^g8.*Play/ });
    expect(cell.getAttribute('aria-disabled')).toBe('false');
    cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(choose).toHaveBeenCalledWith(card);
  });

  it('shows what is foreseen', () => {
    const view = viewWith({ activation: activation('Smith') });
    render(Board, propsWith({ view, foreseen: movedTo(view, 'Smith', 'g6', false) }));
    expect(screen.getByRole('button', { name: /^g6, dark, John Smith/ })).toBeTruthy();
  });

  it('shows at the end who was Jack, and every alibi', () => {
    const view = viewWith({ over: true, jack: 'Bert', all_alibis: [['Gull'], []] });
    render(Board, propsWith({ view }));
    expect(screen.getByText('Jack was Jeremy Bert')).toBeTruthy();
    expect(screen.getByText(/The alibi Jack drew: Gull/)).toBeTruthy();
  });
});

describe('the notebook', () => {
  it('keeps a mark on somebody', async () => {
    const setMarks = vi.fn();
    render(Paper, propsWith({ setMarks }));
    screen.getByRole('button', { name: 'Sir William Gull: no mark' }).click();
    expect(setMarks).toHaveBeenCalledWith({ people: { Gull: 'watch' } });
  });

  it('goes through the marks and back to none', () => {
    let marks: unknown = { other: 1 };
    const seen = [1, 2, 3, 4].map(() => markOf((marks = marked(marks, 'Bert')), 'Bert'));
    expect(seen).toEqual(['watch', 'suspect', 'clear', 'none']);
    expect(marks).toMatchObject({ other: 1 });
  });

  it('counts whom a call would leave', () => {
    expect(remaining(viewWith(), true)).toBe(4);
    expect(remaining(movedTo(viewWith(), 'Gull', 'e9', true), false)).toBe(3);
  });

  it('strikes whom an alibi of mine clears, and counts it; Jack is suspected all the same', () => {
    const view = viewWith({ alibis: ['Gull'], viewer: 1 });
    const { container } = render(Paper, propsWith({ view }));
    const struck = [...container.querySelectorAll('.cleared .name')];
    expect(struck.map((each) => each.textContent)).toEqual(['Gull']);
    expect(remaining(view, true) + remaining(view, false)).toBe(7);
    expect(remaining({ ...view, viewer: 0 }, false)).toBe(remaining(view, false) + 1);
  });

  it('tells Jack who he is, and nobody else', () => {
    const view = viewWith({ jack: 'Bert', viewer: 0 });
    render(Paper, propsWith({ view, seat: 0 }));
    expect(screen.getByText('You are Jack, behind Jeremy Bert.')).toBeTruthy();
  });

  it('sorts by chance', () => {
    const chances = { Jack: { Bert: '1/4', Gull: '3/4' } };
    const deduced = {
      worlds: '2',
      effective: null,
      chances,
      certain: [],
      subjects: {},
      answers: {},
    };
    expect(suspects(deduced)).toEqual([
      { who: 'Gull', chance: 75 },
      { who: 'Bert', chance: 25 },
    ]);
  });
});

describe('in words', () => {
  it('names lamps, manholes, exits and houses', () => {
    const view = viewWith();
    expect(nameOf('b2', view)).toBe('b2, lit lamp number 1');
    expect(nameOf('f9', view)).toBe('f9, unlit lamp');
    expect(nameOf('c2', view)).toBe('c2, dark, covered manhole');
    expect(nameOf('l13', view)).toBe('the north-east exit, closed by a cordon');
    expect(nameOf('b5', view)).toBe('b5, houses');
  });

  it('tells who comes into the light and who out of it', () => {
    const view = viewWith();
    const after = movedTo(movedTo(view, 'Gull', 'g7', true), 'Holmes', 'i2', false);
    expect(change(view, after)).toEqual({ seen: ['Gull'], hidden: ['Holmes'] });
  });

  it('finds the cells of a story line', () => {
    const moved = { type: 'moved', seat: 1, character: 'Gull', start: 'e9', to: 'f7' };
    expect(cellsOf(moved, viewWith())).toEqual(['e9', 'e9', 'f7']);
    expect(cellsOf(null, viewWith())).toEqual([]);
  });

  it('warns of an accusation and of nothing else', () => {
    const accuse = offer({ type: 'accuse', seat: 1, character: 'Gull' });
    expect(warning(accuse)?.id).toBe('mr-jack-warn-accuse');
    expect(warning(offer({ type: 'move', seat: 1, to: 'g7' }))).toBeNull();
  });

  it('heads the story by turns', () => {
    expect(chapter({ type: 'turned-up', turn: 3, characters: ['Bert'] })?.words).toEqual({
      turn: 3,
      last: 8,
    });
    expect(chapter({ type: 'moved' })).toBeNull();
  });

  it('leaves the words to the frame once a move is whole', () => {
    const last = offer({ type: 'move', seat: 1, to: 'g7' });
    expect(prompt(propsWith({ choices: [last], composed: [last] }))).toBeNull();
  });
});
