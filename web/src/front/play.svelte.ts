/** A game against bots, at once. */
import type { GameName } from '../games/names';
import { goTo } from '../router.svelte';
import { againstBots } from '../setup/plans';
import { currentRank, isRankKept, setRank } from '../setup/rank.svelte';
import { currentSide, isSideKept, partsOf, setSide } from '../setup/side.svelte';
import { arrive } from '../wire/person.svelte';
import { rest } from '../wire/rest';
import { playedLast } from './last';

/** Whether it is known how somebody wants to play it: else they are asked, once. */
export function isKnown(game: GameName): boolean {
  return isRankKept() && isSideKept(game);
}

/** What one has played with is played with again. */
function remember(game: GameName): void {
  setRank(currentRank());
  if (partsOf(game).length > 1) setSide(game, currentSide(game));
  playedLast(game);
}

export class PlayNow {
  opening = $state(false);
  failed = $state(false);

  async at(game: GameName): Promise<void> {
    this.opening = true;
    this.failed = false;
    try {
      await arrive();
      const { table } = await rest.openTable(againstBots(game, currentSide(game)));
      remember(game);
      goTo(`/table/${table}`);
    } catch {
      this.failed = true;
    }
    this.opening = false;
  }
}
