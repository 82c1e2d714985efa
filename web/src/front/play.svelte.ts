/** A game against bots, at once. */
import type { GameName } from '../games/names';
import { goTo } from '../router.svelte';
import { againstBots } from '../setup/plans';
import { currentSide } from '../setup/side.svelte';
import { arrive } from '../wire/person.svelte';
import { rest } from '../wire/rest';
import { playedLast } from './last';

export class PlayNow {
  opening = $state(false);
  failed = $state(false);

  async at(game: GameName): Promise<void> {
    this.opening = true;
    this.failed = false;
    try {
      await arrive();
      const { table } = await rest.openTable(againstBots(game, currentSide(game)));
      playedLast(game);
      goTo(`/table/${table}`);
    } catch {
      this.failed = true;
    }
    this.opening = false;
  }
}
