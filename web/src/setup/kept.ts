/** The table that somebody opened last, of each game, on this device: the next one begins with its choices. */
import type { GameName } from '../games/names';
import { WAYS } from '../table/ways.svelte';
import { fieldsOf, type Field, type Options } from './options';
import { CLOCKS, COMPANIES, PACES, Plan, RANGES, type Counted } from './plan.svelte';
import { SEAT_KINDS, type Seat } from './plans';
import { RANKS } from './rank.svelte';

const PLACE = 'gaslamp-table-';
type Known = (value: unknown) => boolean;

const isYesOrNo: Known = (value) => typeof value === 'boolean';
const isOneOf =
  (known: readonly unknown[]): Known =>
  (value) =>
    known.includes(value);

function isWithin(fewest: number, most: number): Known {
  return (value) => Number.isInteger(value) && Number(value) >= fewest && Number(value) <= most;
}

function counted(name: Counted): Known {
  return isWithin(RANGES[name].fewest, RANGES[name].most);
}

/** Everything of a plan but seats and options, and what it may be: what was kept by an older house may not. */
const CHOICES = {
  company: isOneOf(COMPANIES),
  listed: isYesOrNo,
  clock: isOneOf(CLOCKS),
  minutes: counted('minutes'),
  increment: counted('increment'),
  days: counted('days'),
  aids: isOneOf(WAYS),
  spectators: isYesOrNo,
  delay: counted('delay'),
  sideTalk: isYesOrNo,
  rated: isYesOrNo,
  hintsWanted: isOneOf([true, false, null]),
  pace: isOneOf(PACES),
} satisfies Partial<Record<keyof Plan, Known>>;
const NAMES = Object.keys(CHOICES) as (keyof typeof CHOICES)[];

export function keep(plan: Plan): void {
  const { game, seats, options } = plan;
  const chosen = Object.fromEntries(NAMES.map((name) => [name, plan[name]]));
  localStorage.setItem(PLACE + game, JSON.stringify({ ...chosen, seats, options }));
}

export function isKept(game: GameName): boolean {
  return localStorage.getItem(PLACE + game) !== null;
}

export function forget(game: GameName): void {
  localStorage.removeItem(PLACE + game);
}

/** As it was, as far as it still makes sense; where nothing is kept, the usual. */
export function planAgain(game: GameName): Plan {
  const plan = new Plan(game);
  const kept = read(game);
  restoreOptions(plan, objectOf(kept['options']));
  const seats = kept['seats'];
  if (isSeats(seats, plan)) plan.seats = seats;
  const known = NAMES.filter((name) => CHOICES[name](kept[name]));
  Object.assign(plan, Object.fromEntries(known.map((name) => [name, kept[name]])));
  return plan;
}

function read(game: GameName): Options {
  try {
    return objectOf(JSON.parse(localStorage.getItem(PLACE + game) ?? '{}'));
  } catch {
    return {};
  }
}

function objectOf(found: unknown): Options {
  return typeof found === 'object' && found !== null && !Array.isArray(found)
    ? (found as Options)
    : {};
}

/** Those of the rulebook one by one, for one may bring the next; a deck of one's own as it is. */
function restoreOptions(plan: Plan, kept: Options): void {
  const fields = fieldsOf(plan.game);
  for (const field of fields)
    if (isValue(field, kept[field.name])) plan.setOption(field, kept[field.name]);
  const own = Object.entries(kept).filter(([, value]) => typeof value === 'object');
  plan.options = { ...plan.options, ...Object.fromEntries(own) };
}

function isValue({ kind, least = 0, most = 0, values = [] }: Field, value: unknown): boolean {
  if (kind === 'flag') return isYesOrNo(value);
  return kind === 'whole' ? isWithin(least, most)(value) : values.includes(String(value));
}

function isSeats(found: unknown, { range }: Plan): found is Seat[] {
  if (!Array.isArray(found)) return false;
  return isWithin(range.fewest, range.most)(found.length) && found.every(isSeat);
}

function isSeat(found: unknown): boolean {
  const { type, level } = objectOf(found);
  return isOneOf(SEAT_KINDS)(type) && (type !== 'bot' || isOneOf(RANKS)(level));
}
