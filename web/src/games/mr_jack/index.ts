import type { Action, View } from '../../wire/games/mr_jack';
import type { GameClient } from '../contract';
import { after, beat } from './beats';
import Board from './Board.svelte';
import { groupOf, warning } from './choices';
import Hand from './Hand.svelte';
import Paper from './Paper.svelte';
import Place from './Place.svelte';
import { chapter, prompt, stage } from './tasks';
import { scene } from './telling';

const client: GameClient<View, Action> = {
  Board,
  Hand,
  Paper,
  Place,
  seated: true,
  act: { narrow: '168px', wide: '13.5rem' },
  group: groupOf,
  warn: warning,
  prompt,
  stage,
  chapter,
  beat,
  after,
  scene,
  pictures: () => import('./Stage.svelte'),
  lookBack: () => import('./look-back'),
};
export default client;
