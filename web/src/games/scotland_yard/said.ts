/** Stations and pawns in words, for everybody who does not see the map. */
import type { View } from '../../wire/games/scotland_yard';
import type { Sentence } from '../../words/sentence';
import { say, t } from '../../words/words.svelte';
import { nextStops, stopsAt, TRANSPORTS, type Line, type Transport } from './map';
import type { Mark } from './marks';
import { MISTER_X, type Going } from './moves';

export function pawnSentence(pawn: string): Sentence {
  if (pawn === MISTER_X) return { id: 'scotland-yard-mister-x' };
  const [kind = 'detective', number = ''] = pawn.split(' ');
  return { id: 'scotland-yard-pawn', words: { kind, number } };
}

export function pawnName(pawn: string): string {
  return say(pawnSentence(pawn));
}

export function transportName(by: Transport): string {
  return t('client-scotland-yard-transport', { by });
}

export function percent(chance: number): string {
  const hundredths = chance * 100;
  return hundredths < 1 ? '< 1' : String(Math.round(hundredths));
}

/** All that is known of a station when it is named. */
export interface Known {
  stands: ReadonlyMap<number, readonly string[]>;
  ways: ReadonlyMap<number, readonly Going[]>;
  chosen: number | null;
  chances: ReadonlyMap<number, number>;
  marks: ReadonlyMap<number, Mark>;
}

/** "67, taxi, bus, underground; detective 2 stands here; you can go there by taxi". */
export function stationName(station: number, known: Known): string {
  const lines = stopsAt(station).map(transportName).join(', ');
  return [`${station}, ${lines}`, ...remarks(station, known)].join('; ');
}

/** What there is to say of a station besides its lines. */
export function remarks(station: number, known: Known): string[] {
  const pawns = known.stands.get(station) ?? [];
  const ways = known.ways.get(station) ?? [];
  const chance = known.chances.get(station);
  const mark = known.marks.get(station);
  return [
    ...pawns.map((pawn) => t('client-scotland-yard-stands', { pawn: pawnName(pawn) })),
    ...(ways.length > 0 ? [t('client-scotland-yard-can-go', { ways: tickets(ways) })] : []),
    ...(station === known.chosen ? [t('client-scotland-yard-chosen')] : []),
    ...(chance === undefined
      ? []
      : [t('client-scotland-yard-may-be', { percent: percent(chance) })]),
    ...(mark === undefined ? [] : [t('client-scotland-yard-marked', { mark })]),
  ];
}

/** "by taxi, by bus": each ticket once. */
function tickets(ways: readonly Going[]): string {
  const kinds = [...new Set(ways.map((way) => way.ticket))];
  return kinds.map((ticket) => t('client-scotland-yard-by', { ticket })).join(', ');
}

/** The way on from a station, one line a transport: "by bus: 34, 63 (detective 1), 65". */
export function waysOn(
  station: number,
  lines: readonly Line[],
  stands: ReadonlyMap<number, readonly string[]>,
): string[] {
  return TRANSPORTS.flatMap((by) => {
    const stops = nextStops(lines, station, by);
    if (stops.length === 0) return [];
    const said = stops.map((stop) => {
      const pawns = stands.get(stop)?.map(pawnName).join(', ');
      return pawns ? `${stop} (${pawns})` : String(stop);
    });
    return [t('client-scotland-yard-ways-by', { by, stations: said.join(', ') })];
  });
}

/** Who has still to move, in words. */
export function stillToMove(view: View): string {
  const waiting = view.pawns.filter((pawn) => pawn.to_move).map((pawn) => pawnName(pawn.name));
  return waiting.length === 0 ? '' : t('client-scotland-yard-still', { pawns: waiting.join(', ') });
}
