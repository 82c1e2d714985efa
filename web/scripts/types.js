// @ts-check
/**
 * Writes the types of everything on the wire from docs/schemas.
 *
 * pnpm types            write them
 * pnpm types --check    say which are stale, and fail if any is
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

/** @typedef {Record<string, any>} Schema */

const SCHEMAS = new URL('../../docs/schemas/', import.meta.url);
const WIRE = new URL('../src/wire/', import.meta.url);
const GAMES = readdirSync(SCHEMAS)
  .filter((file) => file.endsWith('.sight.json'))
  .map((file) => file.replace('.sight.json', ''))
  .sort();
const WIDTH = 100;
const BANNER = '// Made from docs/schemas by scripts/types.js.\n';

/** @param {string} name @returns {Schema} */
function schema(name) {
  return JSON.parse(readFileSync(new URL(`${name}.json`, SCHEMAS), 'utf-8'));
}

/**
 * A name as long as `Sight_SleuthOptions__gaslamp.games…` is cut to its first word.
 *
 * @param {string} name
 */
function short(name) {
  if (name.startsWith('Sight_')) return 'Sight';
  return name.split('.').at(-1) ?? name;
}

/** What would make types nobody wants: titles a type for each field, bounds a tuple for each list. */
const LEFT_OUT = ['title', 'discriminator', 'default', 'maxItems', 'minItems'];

/** @param {any} node @returns {any} */
function renamed(node) {
  if (Array.isArray(node)) return node.map(renamed);
  if (node === null || typeof node !== 'object') return node;
  if (typeof node.$ref === 'string')
    return { $ref: `#/$defs/${short(node.$ref.split('/').pop())}` };
  if (node.prefixItems) return tuple(node.prefixItems);
  const kept = Object.entries(node).filter(([key]) => isMap(node) || !LEFT_OUT.includes(key));
  const made = Object.fromEntries(kept.map(([key, value]) => [key, renamed(value)]));
  const anything = made.type === 'object' && !made.properties && !made.additionalProperties;
  return anything ? { ...made, additionalProperties: true } : made;
}

/** @param {Schema[]} items @returns {Schema} */
function tuple(items) {
  return {
    type: 'array',
    items: items.map(renamed),
    minItems: items.length,
    maxItems: items.length,
  };
}

/** Whether the keys are names of fields rather than words of JSON Schema. @param {Schema} node */
function isMap(node) {
  const values = Object.values(node);
  return values.every((each) => each !== null && typeof each === 'object' && !Array.isArray(each));
}

/** @param {Schema[]} definitions @returns {Schema} */
function merged(...definitions) {
  /** @type {Schema} */
  const all = {};
  for (const each of definitions) {
    for (const [name, definition] of Object.entries(each)) {
      const found = renamed(definition);
      if (short(name) in all && JSON.stringify(all[short(name)]) !== JSON.stringify(found))
        throw new Error(`two types are called ${short(name)}`);
      all[short(name)] = found;
    }
  }
  return all;
}

/** @param {Schema} definitions */
async function written(definitions) {
  /** @type {import('json-schema-to-typescript').JSONSchema} */
  const root = {
    type: 'object',
    properties: {},
    additionalProperties: false,
    $defs: definitions,
  };
  const text = await compile(root, 'Everything', {
    bannerComment: BANNER,
    additionalProperties: false,
    unreachableDefinitions: true,
    unknownAny: true,
    style: { singleQuote: true, printWidth: WIDTH },
  });
  return text
    .replace(/export interface Everything \{\}\n+/, '')
    .replace(/ \*\n \* This \w+ was referenced by[^]*?(?= \*\/)/g, '')
    .replace(/\/\*\*\n \* This \w+ was referenced by[^]*?\*\/\n/g, '')
    .replace(/.*(?:\n +\| [^{\n]+)+/g, filled);
}

/** A union, as much of it to a line as there is room for. @param {string} union */
function filled(union) {
  const [head = '', ...members] = union.split(/\n +\| /);
  const indent = ' '.repeat(head.search(/\S/) + 2);
  const lines = [head.endsWith('(') ? head : `${head} `];
  members.forEach((member, number) => {
    const bar = number ? ' | ' : '';
    if ((lines.at(-1) + bar + member).length <= WIDTH) lines.push(lines.pop() + bar + member);
    else lines.push(`${indent}${bar.trimStart()}${member}`);
  });
  return lines.map((line) => line.trimEnd()).join('\n');
}

/**
 * What two schemas both have, and what each has alone.
 *
 * @param {Schema} one @param {Schema} other
 */
function parted(one, other) {
  /** @param {string} name */
  const isShared = (name) => JSON.stringify(one[name]) === JSON.stringify(other[name]);
  return {
    shared: kept(one, isShared),
    one: kept(one, (name) => !isShared(name)),
    other: kept(other, (name) => !isShared(name)),
  };
}

/** @param {Schema} definitions @param {(name: string) => boolean} test @returns {Schema} */
function kept(definitions, test) {
  return Object.fromEntries(Object.entries(definitions).filter(([name]) => test(name)));
}

/** The types of `own` alone, which speak of those that are shared. @param {Schema} own @param {Schema} shared */
async function besides(own, shared) {
  const [banner, ...types] = (await written({ ...own, ...shared })).split(DECLARATION);
  const text = types.filter((type) => !(declared(type) in shared)).join('');
  const used = Object.keys(shared).filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  const imported = `import type { ${used.join(', ')} } from './shared';\n`;
  return `${banner}${imported}export type * from './shared';\n\n${text}`;
}

/** Where the next type begins: at what is said of it, or at itself where nothing is. */
const DECLARATION = /^(?=\/\*\*)|(?<! \*\/\n)^(?=export )/m;

/** @param {string} type */
function declared(type) {
  return /^export \w+ (\w+)/m.exec(type)?.[1] ?? '';
}

/** @param {string} game */
function ofGame(game) {
  const action = schema(`${game}.action`);
  const sight = schema(`${game}.sight`);
  return merged(action.$defs, sight.$defs, { Action: { anyOf: action.anyOf } });
}

const ALIASES = `
export type GameEvent = Sight['events'][number];
export type View = Sight['view'];
`;

function ofMessages() {
  const { incoming, outgoing, $defs } = schema('messages');
  return merged($defs, { Incoming: incoming, Outgoing: outgoing });
}

function ofCalls() {
  return merged(schema('openapi').components.schemas);
}

/** @returns {Promise<[string, string][]>} */
async function files() {
  const { shared, one, other } = parted(ofMessages(), ofCalls());
  /** @type {[string, string][]} */
  const found = [
    ['shared.ts', await written(shared)],
    ['messages.ts', await besides(one, shared)],
    ['api.ts', await besides(other, shared)],
  ];
  for (const game of GAMES)
    found.push([`games/${game}.ts`, (await written(ofGame(game))) + ALIASES]);
  return found;
}

const checking = process.argv.includes('--check');
for (const [name, text] of await files()) {
  const path = new URL(name, WIRE);
  if (!checking) writeFileSync(path, text);
  else if (!existsSync(path) || readFileSync(path, 'utf-8') !== text) {
    console.error(`web/src/wire/${name} is stale: run \`make docs\``);
    process.exitCode = 1;
  }
}
