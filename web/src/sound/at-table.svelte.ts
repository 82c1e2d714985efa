/** What is heard at a table besides its beats: my turn, a refusal, a clock that runs low, my pencil. */
import { currentTime } from '../look/beat.svelte';
import { isShort, leftNow } from '../table/clocks';
import type { LiveTable } from '../table/live.svelte';
import { play, type Weight } from './sound.svelte';

function weightOf(scene: string | undefined): Weight {
  if (scene === undefined) return 'beat';
  return scene === 'ended' || scene === 'given-up' ? 'end' : 'scene';
}

/** To be called while a component is made. */
export function hearTable(table: LiveTable): void {
  table.heardBeat = ({ beat }) => {
    if (beat.cue) play(beat.cue, weightOf(beat.scene));
  };
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
