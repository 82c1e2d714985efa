/** How the night of Mr. Jack is shown: what takes its time, and the view after each event. */
import { ending, MOVE, type Beat } from '../../beats/beat';
import type { GameEvent, View } from '../../wire/games/mr_jack';
import { EXITS } from './district';
import { relit } from './light';

/** The card lies there face up, or with its back. */
const TURNED = 600;
const BEATS: Partial<Record<GameEvent['type'], Beat>> = {
  'turned-up': { length: 500, cue: 'cards' },
  activated: { length: 550, cue: 'press' },
  moved: { length: MOVE, cue: 'step' },
  stayed: { length: 500 },
  'lantern-turned': { length: 700, cue: 'lantern' },
  'lamp-moved': { length: MOVE, cue: 'lamp-lit' },
  'cordon-moved': { length: 700, cue: 'barrier' },
  'cover-moved': { length: 700, cue: 'cover' },
  whistled: { length: MOVE, cue: 'whistle' },
  exchanged: { length: MOVE, cue: 'step' },
  'alibi-drawn': { length: 1800, cue: 'card', later: [['paper', TURNED]], scene: 'alibi' },
  'lamp-put-out': { length: 2000, cue: 'gutter', scene: 'lamp-out' },
  accused: { length: 5000, cue: 'heart', later: [['coin', 1700]], scene: 'accused' },
  left: { length: 4200, cue: 'escape', scene: 'left' },
};

export function beat(told: unknown, mine: readonly number[]): Beat | null {
  const event = told as GameEvent;
  if (event.type === 'ended') return ended(event.reason, event.winners, mine);
  if (event.type === 'witness-called') return called(event.witness, event.innocent.length);
  const beat = BEATS[event.type] ?? null;
  if (event.type !== 'alibi-drawn' || event.character == null) return beat;
  return beat && { ...beat, length: 3200, waits: mine.includes(event.seat) };
}

/** The bell; what it has brought; a coin for everybody who is cleared, as the light falls on them. */
function called(witness: boolean, cleared: number): Beat {
  const coins = Array.from({ length: Math.min(cleared, 5) }, (_, at) => 600 + 250 * at);
  return {
    length: 4600,
    cue: 'call',
    later: [[witness ? 'witness' : 'none', 500], ...coins.map((at) => ['coin', at] as const)],
    scene: 'call',
  };
}

function ended(reason: string, winners: readonly number[], mine: readonly number[]): Beat {
  const end = ending(winners, mine);
  return reason === 'dawn' ? { ...end, cue: 'dawn' } : end;
}

export function after(view: View, told: unknown): View {
  const event = told as GameEvent;
  switch (event.type) {
    case 'turned-up':
      return turnedUp(view, event.turn, event.characters);
    case 'activated':
      return activated(view, event.character);
    case 'moved':
      return placed(view, event.character, event.to);
    case 'left':
      return placed(view, event.character, EXITS[event.exit] ?? '');
    case 'whistled':
      return placed(view, event.character, event.way.at(-1) ?? '');
    case 'exchanged':
      return exchanged(view, event.character);
    case 'accused':
      return placed(view, event.accuser, view.characters[event.accused]?.cell ?? '');
    case 'lantern-turned':
      return relit({ ...view, lantern: event.direction });
    case 'lamp-moved':
      return relit({
        ...view,
        lamps: { ...without(view.lamps, event.start), [event.to]: event.tile },
      });
    case 'lamp-put-out':
      return relit({ ...view, lamps: without(view.lamps, event.lamp) });
    case 'cordon-moved':
      return { ...view, cordons: moved(view.cordons, event) };
    case 'cover-moved':
      return { ...view, covers: moved(view.covers, event) };
    case 'witness-called':
      return cleared(view, event.witness, event.innocent);
    case 'alibi-drawn':
      return drawn(view, event.seat, event.character ?? null);
    default:
      return view;
  }
}

function turnedUp(view: View, turn: number, characters: string[]): View {
  const more = turn === view.turn ? view.cards.filter((each) => !characters.includes(each)) : [];
  const played = turn === view.turn ? view.played : [];
  return { ...view, turn, cards: [...more, ...characters], played, activation: null };
}

function activated(view: View, character: string): View {
  const idle = { moved: false, power_used: false, turning: false, points: 0, whistled: [] };
  return {
    ...view,
    cards: view.cards.filter((each) => each !== character),
    played: [...view.played, character],
    activation: { character, ...idle },
  };
}

function placed(view: View, who: string, cell: string): View {
  const stood = view.characters[who];
  if (!stood || cell === '') return view;
  return relit({ ...view, characters: { ...view.characters, [who]: { ...stood, cell } } });
}

function exchanged(view: View, other: string): View {
  const [gull, them] = [view.characters['Gull'], view.characters[other]];
  if (!gull || !them) return view;
  return placed(placed(view, 'Gull', them.cell), other, gull.cell);
}

function cleared(view: View, witness: boolean, innocent: readonly string[]): View {
  const all = Object.entries(view.characters).map(([who, each]) => [
    who,
    { ...each, innocent: each.innocent || innocent.includes(who) },
  ]);
  return { ...view, witness, characters: Object.fromEntries(all), activation: null };
}

function drawn(view: View, seat: number, character: string | null): View {
  const alibi_counts = view.alibi_counts.map((count, of) => count + Number(of === seat));
  const mine = view.viewer === seat && character !== null;
  const alibis = mine ? [...(view.alibis ?? []), character] : view.alibis;
  return { ...view, alibi_counts, alibis, pile: view.pile - 1 };
}

function without(lamps: View['lamps'], lamp: string): View['lamps'] {
  return Object.fromEntries(Object.entries(lamps).filter(([each]) => each !== lamp));
}

function moved(places: string[], { start, to }: { start: string; to: string }): string[] {
  return [...places.filter((each) => each !== start), to];
}
