/** The net closes: of all the stations where he could be, what is known leaves only a few. */
import type { Noticed, SceneWords } from '../../beats/beat';
import type { View } from '../../wire/games/scotland_yard';
import type { Sentence } from '../../words/sentence';
import type { Knowledge } from '../contract';
import { beliefs } from './beliefs';

/** So few are few. */
const FEW = 4;

export interface Net {
  stations: number[];
  /** How many there were before. */
  before: number;
}

/** One is no net: then he is found. Who sees him on the map needs none. */
export function noticed(was: Knowledge, is: Knowledge, view: View): Noticed | null {
  const [before, stations] = [beliefs(was).size, [...beliefs(is).keys()]];
  const hidden = view.x === null || view.viewer === 0;
  if (view.over || !hidden || before <= FEW) return null;
  if (stations.length < 2 || stations.length > FEW) return null;
  const what: Net = { stations: stations.sort((a, b) => a - b), before };
  return { what, beat: { length: 4200, cue: 'heart', scene: 'net' } };
}

export function netWords({ stations, before }: Net, seat: number): SceneWords {
  const said = stations.map((station): Sentence => ({
    id: 'client-scotland-yard-net-station',
    words: { station },
  }));
  const whose = seat === 0 ? 'mine' : 'left';
  const after = stations.length;
  return {
    over: { id: 'client-scotland-yard-net-over' },
    title: { id: 'client-scotland-yard-net' },
    text: { id: `client-scotland-yard-net-${whose}`, words: { stations: said } },
    count: { before, after, of: { id: 'client-scotland-yard-net-of', words: { count: after } } },
  };
}
