/** Every component test speaks English, with the words of the house, on an empty page. */
import { cleanup } from '@testing-library/svelte';
import { afterEach } from 'vitest';
import { speak } from './words/words.svelte';

/** Nothing has a size here, so nothing changes it. */
class NoRoom implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoRoom;
globalThis.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
localStorage.setItem('gaslamp-pace', 'at-once');
await speak('en');
afterEach(cleanup);
