/** A table that is being set up. */
import { manifestOf, type GameName } from '../games/names';
import type { Setup } from '../wire/api';
import { fieldsOf, seatsAllowed, valueOf, withOption, type Field, type Options } from './options';
import { seatOf, seatsOf, type Range, type Seat, type SeatKind } from './plans';
import type { Way } from '../table/ways.svelte';
import { setRank } from './rank.svelte';

/** The three ways in which most tables are set up; then every seat can still be changed. */
export const COMPANIES = ['bots', 'friends', 'all'] as const;
export type Company = (typeof COMPANIES)[number];
const OTHERS: Record<Company, SeatKind> = { bots: 'bot', friends: 'invited', all: 'open' };

export const PACES = ['calm', 'brisk', 'at-once'] as const;
export type Pace = (typeof PACES)[number];
export const CLOCKS = ['none', 'bank', 'days'] as const;
export type ClockKind = (typeof CLOCKS)[number];

/** What a number may be that somebody writes in. */
export const RANGES = {
  minutes: { fewest: 1, most: 1440 },
  increment: { fewest: 0, most: 600 },
  days: { fewest: 1, most: 30 },
  delay: { fewest: 0, most: 86400 },
} satisfies Record<string, Range>;
export type Counted = keyof typeof RANGES;

export class Plan {
  readonly game: GameName;
  seats = $state.raw<Seat[]>([]);
  options = $state.raw<Options>({});
  company = $state<Company>('friends');
  listed = $state(false);
  clock = $state<ClockKind>('none');
  minutes = $state(20);
  increment = $state(10);
  days = $state(2);
  aids = $state<Way>('oracle');
  spectators = $state(true);
  delay = $state(0);
  sideTalk = $state(true);
  rated = $state(false);
  /** As the host wants it; null until they have said so. */
  hintsWanted = $state<boolean | null>(null);
  pace = $state<Pace>('brisk');

  constructor(game: GameName) {
    this.game = game;
    this.seats = seatsOf(game, manifestOf(game).usual, OTHERS[this.company]);
  }

  get range(): Range {
    return seatsAllowed(this.game, this.options);
  }

  /** Whether somebody has yet to come. */
  get waits(): boolean {
    return this.seats.some(({ type }) => type === 'open' || type === 'invited');
  }

  get hasBots(): boolean {
    return this.seats.some(({ type }) => type === 'bot');
  }

  /** Against bots alone unless somebody says otherwise; never where it counts. */
  get hints(): boolean {
    return !this.rated && (this.hintsWanted ?? !this.waits);
  }
  set hints(wanted: boolean) {
    this.hintsWanted = wanted;
    if (wanted) this.rated = false;
  }

  invite(company: Company): void {
    this.company = company;
    this.listed = company === 'all';
    this.seats = seatsOf(this.game, this.seats.length, OTHERS[company]);
  }

  /** A set-up table of one's own is for one number of seats: with another, the usual one holds. */
  setCount(count: number): void {
    if (count !== this.seats.length) {
      const { setup: _, ...others } = this.options;
      this.options = others;
    }
    const more = Array.from({ length: count }, (_, seat) => this.seats[seat]);
    this.seats = more.map((seat) => seat ?? seatOf(OTHERS[this.company]));
  }

  setSeat(seat: number, kind: SeatKind): void {
    this.seats = this.seats.map((each, place) => (place === seat ? seatOf(kind) : each));
  }

  setRank(seat: number, level: string): void {
    this.seats = this.seats.map((each, place) => (place === seat ? { type: 'bot', level } : each));
    setRank(level);
  }

  setOption(field: Field, value: unknown): void {
    this.setCount(this.countFor(field, value));
    this.options = withOption(this.game, this.options, field, value);
  }

  /** How many seats there are once this is chosen: as many as now, if its rulebook allows it. */
  countFor(field: Field, value: unknown): number {
    const options = withOption(this.game, this.options, field, value);
    const { fewest, most } = seatsAllowed(this.game, options);
    return Math.min(most, Math.max(fewest, this.seats.length));
  }

  /** The options that a variant stands for; what else is chosen stays. */
  take(variant: Options): void {
    for (const [name, value] of Object.entries(variant)) {
      const field = fieldsOf(this.game).find((each) => each.name === name);
      if (field) this.setOption(field, value);
    }
  }

  /** Whether all that a variant stands for is chosen. */
  has(variant: Options): boolean {
    return Object.entries(variant).every(([name, value]) => {
      const field = fieldsOf(this.game).find((each) => each.name === name);
      return field !== undefined && valueOf(this.options, field) === value;
    });
  }

  /** A variant is given up: what it stands for is as usual again. */
  putBack(variant: Options): void {
    for (const name of Object.keys(variant)) {
      const field = fieldsOf(this.game).find((each) => each.name === name);
      if (field) this.setOption(field, field.usual);
    }
  }

  /** Whether anybody plays together with somebody else. */
  get hasPartners(): boolean {
    const sides = manifestOf(this.game).sides[String(this.seats.length)] ?? [];
    return sides.some((side) => side.length > 1);
  }

  get setup(): Setup {
    return {
      game: this.game,
      seats: this.seats,
      options: this.options,
      public: this.listed,
      clock: this.#clockSetting,
      aids: this.aids,
      spectators: this.spectators,
      delay: this.spectators ? this.delay : 0,
      side_talk: this.sideTalk && this.hasPartners,
      rated: this.rated,
      hints: this.hints,
      pace: this.pace,
    };
  }

  get #clockSetting(): Setup['clock'] {
    if (this.clock === 'bank')
      return { type: 'bank', seconds: this.minutes * 60, increment: this.increment };
    return this.clock === 'days' ? { type: 'days', days: this.days } : { type: 'none' };
  }
}
