/** What a beat sounds like: its cue as soon as it is shown, and what comes after that in the time that it has. */
import type { Beat } from '../beats/beat';
import { atMyPace } from '../beats/pace.svelte';
import type { Current, Track } from '../beats/track.svelte';
import type { Cue } from './names';
import { play, type Weight } from './sound.svelte';

/** What comes later is heard only as long as it is still to be seen: who skips it skips its sound. */
export function hearBeat(track: Track, current: Current): void {
  const weight = weightOf(current.beat);
  for (const [cue, at] of heardOf(current)) {
    if (at === 0) play(cue, weight);
    else
      setTimeout(() => {
        if (track.current === current) play(cue, weight);
      }, at);
  }
}

/** Every cue of it, and after how many milliseconds for this person; what takes no time is heard at once. */
export function heardOf({ beat, length }: Pick<Current, 'beat' | 'length'>): [Cue, number][] {
  const later = (beat.later ?? []).map(([cue, at]): [Cue, number] => [
    cue,
    placed(at, beat, length),
  ]);
  return beat.cue === undefined ? later : [[beat.cue, 0], ...later];
}

/** A beat that is shorter than it could be is as much faster. */
function placed(at: number, beat: Beat, length: number): number {
  if (length === Infinity) return atMyPace(at);
  return length === 0 ? 0 : (at * length) / beat.length;
}

function weightOf({ scene }: Beat): Weight {
  if (scene === undefined) return 'beat';
  return scene === 'ended' || scene === 'given-up' ? 'end' : 'scene';
}
