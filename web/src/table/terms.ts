/** What was agreed when a table was set up, in words. */
import type { Setup } from '../wire/messages';
import type { Sentence } from '../words/sentence';
import { agreedWay } from './ways.svelte';

type Agreed = Pick<
  Setup,
  'clock' | 'aids' | 'spectators' | 'delay' | 'public' | 'pace' | 'rated' | 'hints'
>;

export function termsOf(setup: Agreed): Sentence[] {
  const found: Sentence[] = [clockTerm(setup.clock)];
  if (setup.public !== undefined)
    found.push({ id: setup.public ? 'client-term-public' : 'client-term-link' });
  found.push({ id: 'client-term-way', words: { most: agreedWay(setup.aids) } });
  if (setup.spectators === false) found.push({ id: 'client-term-no-spectators' });
  else if (setup.delay) found.push({ id: 'client-term-delay', words: { seconds: setup.delay } });
  if (setup.pace && setup.pace !== 'brisk')
    found.push({ id: 'client-presence-term', words: { pace: setup.pace } });
  if (setup.hints) found.push({ id: 'client-term-hints' });
  if (setup.rated) found.push({ id: 'client-term-rated' });
  return found;
}

export function clockTerm(clock: Setup['clock']): Sentence {
  if (clock?.type === 'bank') {
    const words = { minutes: Math.round(clock.seconds / 60), increment: clock.increment ?? 0 };
    return { id: 'client-term-bank', words };
  }
  if (clock?.type === 'days') return { id: 'client-term-days', words: { days: clock.days } };
  return { id: 'client-term-no-clock' };
}
