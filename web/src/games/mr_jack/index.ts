import type { Action, View } from '../../wire/games/mr_jack';
import type { GameClient } from '../contract';
import Board from './Board.svelte';
import Paper from './Paper.svelte';
import { groupOf, warning } from './choices';

const client: GameClient<View, Action> = { Board, Paper, group: groupOf, warn: warning };
export default client;
