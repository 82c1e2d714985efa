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
  act: { narrow: 'clamp(262px, 36dvh, 300px)', wide: '17.25rem' },
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
