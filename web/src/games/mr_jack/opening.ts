/** The district as a game begins. */
import type { View } from '../../wire/games/mr_jack';
import { relit } from './light';

const STANDS: Record<string, string> = {
  Holmes: 'g5',
  Watson: 'a3',
  Smith: 'g8',
  Lestrade: 'e5',
  Stealthy: 'i4',
  Goodley: 'm10',
  Gull: 'e9',
  Bert: 'i8',
};

/** Before any card is turned up. */
export function firstNight(): View {
  const characters = Object.fromEntries(
    Object.entries(STANDS).map(([who, cell]) => [who, { cell, innocent: false, visible: false }]),
  );
  return relit({
    viewer: 1,
    turn: 1,
    awaited: [],
    witness: true,
    characters,
    lantern: 'NE',
    lamps: { b2: '1', l11: '2', c7: '3', k6: '4', f5: 'plain', h8: 'plain' },
    covers: ['c2', 'l12'],
    cordons: ['NE', 'SW'],
    lamplight: [],
    beam: [],
    cards: [],
    played: [],
    next_cards: [],
    activation: null,
    alibi_counts: [0, 0],
    pile: 7,
    over: false,
    alibis: [],
    jack: null,
    all_alibis: null,
  });
}
