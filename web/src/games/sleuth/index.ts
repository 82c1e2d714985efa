import type { Action, View } from '../../wire/games/sleuth';
import type { GameClient } from '../contract';
import Board from './Board.svelte';

const client: GameClient<View, Action> = { Board };
export default client;
