/** The view that is shown after each event of a real game is the one that the house shows then. */
import { expect, test } from 'vitest';
import * as culprit from '../games/culprit/beats';
import culpritGame from '../games/culprit/rounds.fixture.json';
import * as mrJack from '../games/mr_jack/beats';
import mrJackGame from '../games/mr_jack/night.fixture.json';
import * as scotlandYard from '../games/scotland_yard/beats';
import scotlandYardGame from '../games/scotland_yard/chase.fixture.json';
import * as sleuth from '../games/sleuth/beats';
import sleuthGame from '../games/sleuth/turns.fixture.json';

interface Game {
  start: unknown;
  steps: { events: unknown[]; view: unknown }[];
}
type After = (view: any, event: unknown) => any;

/** Cards are gathered and dealt anew: what lies there then is told by no event. */
const GATHERED = ['dealt', 'round-ended'];

/** Once the game is over more lies open than any event has told. */
function eachStep(game: Game, after: After, check: (seen: any, shown: any) => void): void {
  let before: any = null;
  for (const { events, view } of game.steps) {
    const dealing = events.some((event) => GATHERED.includes((event as { type: string }).type));
    if (before && !(view as { over: boolean }).over && !dealing)
      check(events.reduce(after, before), view);
    before = view;
  }
}

test('Mr. Jack: who stands where, in which light, cleared or not', () => {
  eachStep(mrJackGame, mrJack.after, (seen, shown) => {
    expect(seen.characters).toEqual(shown.characters);
    expect(seen.lamps).toEqual(shown.lamps);
    expect([...seen.lamplight].sort()).toEqual([...shown.lamplight].sort());
    expect([...seen.beam].sort()).toEqual([...shown.beam].sort());
    expect([...seen.covers].sort()).toEqual([...shown.covers].sort());
    expect([...seen.cordons].sort()).toEqual([...shown.cordons].sort());
    expect([...seen.cards].sort()).toEqual([...shown.cards].sort());
    expect(seen.alibi_counts).toEqual(shown.alibi_counts);
    expect(seen.lantern).toBe(shown.lantern);
  });
});

test('Scotland Yard: pawns, tickets and the log, and Mister X only where he is seen', () => {
  eachStep(scotlandYardGame, scotlandYard.after, (seen, shown) => {
    const places = (view: any): unknown => view.pawns.map((pawn: any) => [pawn.name, pawn.station]);
    expect(places(seen)).toEqual(places(shown));
    expect(seen.log).toEqual(shown.log);
    expect(seen.x).toEqual(shown.x);
  });
});

test('Sleuth: whose search cards lie where', () => {
  eachStep(sleuthGame, sleuth.after, (seen, shown) => {
    const cards = (view: any): unknown => view.seats.map((each: any) => [...each.cards].sort());
    expect(cards(seen)).toEqual(cards(shown));
    expect([seen.pile, seen.used.length]).toEqual([shown.pile, shown.used.length]);
  });
});

test('The Culprit: what lies face up, and the points', () => {
  eachStep(culpritGame, culprit.after, (seen, shown) => {
    const seats = (view: any): unknown =>
      view.seats.map(({ played, points }: any) => [[...played].sort(), points]);
    expect(seats(seen)).toEqual(seats(shown));
    expect([...seen.discarded].sort()).toEqual([...shown.discarded].sort());
  });
});
