/** For a game that has no client of its own: what one sees, in words and numbers. */
import type { GameClient } from '../contract';
import Board from './Board.svelte';

const plain: GameClient<unknown, unknown> = { Board };

export default plain;
