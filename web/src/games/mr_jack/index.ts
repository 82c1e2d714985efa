import type { Action, View } from '../../wire/games/mr_jack';
import type { GameClient } from '../contract';
import Board from './Board.svelte';

const client: GameClient<View, Action> = { Board };
export default client;
