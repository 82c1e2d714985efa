import type { Action, View } from '../../wire/games/culprit';
import type { GameClient } from '../contract';
import Board from './Board.svelte';

const client: GameClient<View, Action> = { Board };
export default client;
