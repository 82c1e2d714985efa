/** What is heard at a table: its beats, and besides them my turn, a refusal, a clock that runs low. */
import { currentTime } from '../look/beat.svelte';
import { isShort, leftNow } from '../table/clocks';
import type { LiveTable } from '../table/live.svelte';
import { hearBeat } from './of-beats';
import { play } from './sound.svelte';

/** To be called while a component is made. */
export function hearTable(table: LiveTable): void {
  table.heardBeat = hearBeat;
  const turn = $derived(table.myTurn && (table.asked || document.hidden));
  const refused = $derived(table.refusal !== null);
  const low = $derived.by(() => {
    const clock = table.now?.clock?.[table.seat];
    if (clock?.since == null) return false;
    return isShort(leftNow(clock, currentTime() + table.socket.ahead));
  });
  $effect(() => {
    if (turn) play('turn');
  });
  $effect(() => {
    if (refused) play('refusal');
  });
  $effect(() => {
    if (low) play('low');
  });
}
