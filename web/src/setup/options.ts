/** What can be agreed on for each game, as `docs/schemas/<game>.sight.json` has it. */
import type { GameName } from '../games/names';
import type { Range } from './plans';
import { forms } from './seats.json';

interface Named {
  name: string;
}
export interface Whole extends Named {
  kind: 'whole';
  least: number;
  most: number;
}
export interface Flag extends Named {
  kind: 'flag';
  /** Only where this other option has this value. */
  where?: [string, unknown];
}
export interface OneOf extends Named {
  kind: 'one-of';
  values: string[];
}
export type Field = Whole | Flag | OneOf;

export const FIELDS: Record<GameName, Field[]> = {
  mr_jack: [],
  sleuth: [
    { name: 'missing', kind: 'whole', least: 1, most: 3 },
    { name: 'winners', kind: 'whole', least: 1, most: 6 },
    { name: 'extra_interrogations', kind: 'flag' },
    { name: 'super_sleuth', kind: 'flag' },
  ],
  culprit: [{ name: 'flash', kind: 'flag' }],
  scotland_yard: [
    { name: 'form', kind: 'one-of', values: ['2014', '2014-two', '1983', 'beginners'] },
    { name: 'voluntary_showing', kind: 'flag', where: ['form', '1983'] },
  ],
};

export type Options = Record<string, unknown>;

export function usual(field: Field): unknown {
  if (field.kind === 'whole') return field.least;
  return field.kind === 'flag' ? false : field.values[0];
}

export function valueOf(options: Options, field: Field): unknown {
  return options[field.name] ?? usual(field);
}

/** What is as usual goes without saying; what holds only beside another value goes with it. */
export function withOption(
  game: GameName,
  options: Options,
  field: Field,
  value: unknown,
): Options {
  const { [field.name]: _, ...others } = options;
  const changed = value === usual(field) ? others : { ...others, [field.name]: value };
  const gone = FIELDS[game].filter((each) => !offered(changed, each, FIELDS[game]));
  const names = gone.map((each) => each.name);
  return Object.fromEntries(Object.entries(changed).filter(([name]) => !names.includes(name)));
}

export function offered(options: Options, field: Field, all: Field[]): boolean {
  if (field.kind !== 'flag' || field.where === undefined) return true;
  const [name, value] = field.where;
  const other = all.find((each) => each.name === name);
  return other !== undefined && valueOf(options, other) === value;
}

/** How many seats the chosen options allow: some rulebooks are for two, or for four. */
export function seatsAllowed(game: GameName, options: Options, range: Range): Range {
  if (game !== 'scotland_yard') return range;
  const [form] = FIELDS.scotland_yard;
  const found: Record<string, Range> = forms;
  return (form && found[String(valueOf(options, form))]) ?? range;
}
