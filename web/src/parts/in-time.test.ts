import { render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Knowledge } from '../games/contract';
import { rest } from '../wire/rest';
import InTime from './InTime.svelte';

const KNOWN: Knowledge = {
  worlds: null,
  effective: null,
  chances: {},
  certain: [],
  subjects: {},
  answers: {},
};

afterEach(() => vi.unstubAllGlobals());

function answering(found: unknown) {
  const answer = vi.fn(async (_path: string, _how: RequestInit) => ({
    ok: true,
    text: async () => JSON.stringify(found),
  }));
  vi.stubGlobal('fetch', answer);
  return answer;
}

test('that the time was up is said, and only then', () => {
  const { container, rerender } = render(InTime, { knowledge: { ...KNOWN, complete: false } });
  expect(container.textContent).toContain('There was not time to think it all through.');
  return rerender({ knowledge: { ...KNOWN, complete: true } }).then(() =>
    expect(container.textContent).toBe(''),
  );
});

test('reasons that were cut short say so last', async () => {
  answering({ why: [{ id: 'knowledge-open' }], complete: false });
  const cut = await rest.why('t', 0, 'culprit', 'A', true);
  expect(cut.why.map(({ id }) => id)).toEqual(['knowledge-open', 'client-why-cut']);
  answering({ why: [{ id: 'knowledge-open' }], complete: true });
  expect((await rest.why('t', 0, 'culprit', 'A', true)).why).toHaveLength(1);
});

test('a question can be called off', async () => {
  const answer = answering(KNOWN);
  const off = new AbortController();
  await rest.knowledge('t', 0, off.signal);
  expect(answer.mock.calls[0]?.[1].signal).toBe(off.signal);
});
