import type { Action, View } from '../../wire/games/culprit';
import type { GameClient } from '../contract';
import { chapter, group, prompt } from './asking';
import { after, beat } from './beats';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Paper from './Paper.svelte';
import Place from './Place.svelte';
import { scene } from './telling';

const client: GameClient<View, Action> = {
  Board,
  Hand,
  Place,
  Paper,
  seated: true,
  voices: true,
  group,
  prompt,
  chapter,
  beat,
  after,
  scene,
  pictures: () => import('./Stage.svelte'),
  flying: () => import('./flying'),
  lookBack: () => import('./look-back'),
};
export default client;
