/** A drawing of each game, for the front page. */
import type { GameName } from '../games/names';
import culprit from '../look/scenes/culprit.svg';
import jack from '../look/scenes/mr_jack.svg';
import yard from '../look/scenes/scotland_yard.svg';
import sleuth from '../look/scenes/sleuth.svg';

export const SCENES: Record<GameName, string> = {
  culprit,
  mr_jack: jack,
  scotland_yard: yard,
  sleuth,
};
