import { describe, expect, test } from 'vitest';
import type { Changed, Present } from './messages';
import { Presents } from './presents';

const shown = {
  type: 'present',
  viewer: 1,
  number: 4,
  now: { phase: 'playing', decision: { number: 2 }, view: { turn: 0, pile: 7 } },
} as unknown as Present;
const changed: Changed = {
  type: 'changed',
  viewer: 1,
  number: 5,
  now: { decision: null },
  view: { turn: 1 },
};

describe('what a viewer sees', () => {
  test('is as it was, but for what has changed', () => {
    const presents = new Presents();
    presents.whole(shown);
    expect(presents.whole(changed)).toEqual({
      type: 'present',
      viewer: 1,
      number: 5,
      now: { phase: 'playing', decision: null, view: { turn: 1, pile: 7 } },
    });
  });

  test('goes on from the last change', () => {
    const presents = new Presents();
    presents.whole(shown);
    presents.whole(changed);
    const after = presents.whole({ ...changed, number: 6, view: { pile: 6 } }) as Present;
    expect(after.now.view).toEqual({ turn: 1, pile: 6 });
  });

  test('is each viewer’s own', () => {
    const presents = new Presents();
    presents.whole(shown);
    expect(() => presents.whole({ ...changed, viewer: 0 })).toThrow();
  });

  test('leaves every other message alone', () => {
    const done = { type: 'done', id: 'a' } as const;
    expect(new Presents().whole(done)).toBe(done);
  });
});
