/** Every component test speaks English, with the words of the house, on an empty page. */
import { cleanup } from '@testing-library/svelte';
import { afterEach } from 'vitest';
import { speak } from './words/words.svelte';

await speak('en');
afterEach(cleanup);
