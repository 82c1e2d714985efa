import { describe, expect, it } from 'vitest';
import type { NumberedItem, Outgoing } from './messages';
import { Pages } from './pages';

const line = (number: number): NumberedItem => ({
  number,
  at: 0,
  item: { type: 'back', seat: 0 },
  said: null,
});
const lines = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => line(first + place));

function reader() {
  const handed: Outgoing[] = [];
  const asked: [number, number][] = [];
  const pages = new Pages(
    (message) => handed.push(message),
    (viewer, before) => `page ${asked.push([viewer, before])}`,
  );
  return { pages, handed, asked };
}

describe('a story in pages', () => {
  it('is handed on at once when it is whole', () => {
    const { pages, handed, asked } = reader();
    pages.hear({ type: 'fresh', viewer: 0, number: 3, items: lines(1, 3) });
    expect(handed).toHaveLength(1);
    expect(asked).toEqual([]);
  });

  it('is read back to its first line before anything else is told', () => {
    const { pages, handed, asked } = reader();
    pages.hear({ type: 'fresh', viewer: 1, number: 9, items: lines(7, 9) });
    pages.hear({ type: 'news', viewer: 1, items: lines(10, 10) });
    expect(handed).toEqual([]);
    pages.hear({ type: 'earlier-lines', id: 'a', viewer: 1, items: lines(4, 6) });
    pages.hear({ type: 'earlier-lines', id: 'b', viewer: 1, items: lines(1, 3) });
    expect(asked).toEqual([
      [1, 7],
      [1, 4],
    ]);
    expect(handed).toEqual([
      { type: 'fresh', viewer: 1, number: 9, items: lines(1, 9) },
      { type: 'news', viewer: 1, items: lines(10, 10) },
    ]);
  });

  it('holds one long story after another', () => {
    const { pages, handed } = reader();
    pages.hear({ type: 'fresh', viewer: 0, number: 2, items: lines(2, 2) });
    pages.hear({ type: 'fresh', viewer: 1, number: 2, items: lines(2, 2) });
    pages.hear({ type: 'earlier-lines', id: 'a', viewer: 0, items: lines(1, 1) });
    expect(handed).toHaveLength(1);
    pages.hear({ type: 'earlier-lines', id: 'b', viewer: 1, items: lines(1, 1) });
    expect(handed).toHaveLength(2);
  });

  it('is handed on as it is when the house refuses the rest', () => {
    const { pages, handed } = reader();
    const said = { id: 'x', words: {} };
    pages.hear({ type: 'fresh', viewer: 0, number: 2, items: lines(2, 2) });
    pages.hear({ type: 'refused', id: 'another', code: 'stale', text: '', said });
    expect(handed).toEqual([]);
    pages.hear({ type: 'refused', id: 'page 1', code: 'stale', text: '', said });
    expect(handed.map(({ type }) => type)).toEqual(['fresh', 'refused']);
  });

  it('is given up when there is nothing earlier, and forgotten with its connection', () => {
    const { pages, handed } = reader();
    pages.hear({ type: 'fresh', viewer: 0, number: 2, items: lines(2, 2) });
    pages.hear({ type: 'earlier-lines', id: 'a', viewer: 0, items: [] });
    expect(handed).toHaveLength(1);
    pages.hear({ type: 'fresh', viewer: 0, number: 2, items: lines(2, 2) });
    pages.reset();
    pages.hear({ type: 'news', viewer: 0, items: lines(3, 3) });
    expect(handed).toHaveLength(2);
  });
});
