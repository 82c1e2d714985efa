/** What can be agreed on for each game, as its manifest has it. */
import { manifestOf, type GameName } from '../games/names';
import type { OptionField } from '../wire/api';
import type { Range } from './plans';

export type Field = OptionField;

export function fieldsOf(game: GameName): Field[] {
  return manifestOf(game).options;
}

export type Options = Record<string, unknown>;

export function valueOf(options: Options, field: Field): unknown {
  return options[field.name] ?? field.usual;
}

/** What is as usual goes without saying; what holds only beside another value goes with it. */
export function withOption(
  game: GameName,
  options: Options,
  field: Field,
  value: unknown,
): Options {
  const { [field.name]: _, ...others } = options;
  const changed = value === field.usual ? others : { ...others, [field.name]: value };
  const gone = fieldsOf(game).filter((each) => !offered(changed, each, fieldsOf(game)));
  const names = gone.map((each) => each.name);
  return Object.fromEntries(Object.entries(changed).filter(([name]) => !names.includes(name)));
}

export function offered(options: Options, field: Field, all: Field[]): boolean {
  if (!field.where) return true;
  const [name, value] = field.where;
  const other = all.find((each) => each.name === name);
  return other !== undefined && valueOf(options, other) === value;
}

/** How many seats the chosen options allow: some rulebooks are for two, or for four. */
export function seatsAllowed(game: GameName, options: Options): Range {
  const manifest = manifestOf(game);
  const chosen = new Map(manifest.options.map((field) => [field.name, valueOf(options, field)]));
  return manifest.sizes.find(({ option, value }) => chosen.get(option) === value) ?? manifest;
}
