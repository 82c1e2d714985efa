/** What the house says, in French and English; the same sentences as `gaslamp.words`. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { GameName } from '../games/names';
import { readFile, readHouse } from './files';
import { LANGUAGES, SEAT, type Language, type Names, type Sentence, type Word } from './sentence';

const KEPT = 'gaslamp-language';
/** Hebrew, Arabic and their neighbours, and the marks that turn a line without being seen. */
const FROM_THE_RIGHT =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;
const wanted = new Set<string>();
/** Read once: every further file makes a new bundle of all of them. */
const fetched: Partial<Record<Language, Map<string, FluentResource | null>>> = {};
let coming: Promise<void> | null = null;
let asked: Language = 'en';
let language = $state<Language>('en');
let bundle = $state.raw(new FluentBundle('en'));

export function currentLanguage(): Language {
  return language;
}

/** The one chosen before, else the browser's, else English. */
export function startingLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  const known = [kept, ...navigator.languages.map((each) => each.slice(0, 2))];
  return LANGUAGES.find((each) => each === known.find((one) => isLanguage(one))) ?? 'en';
}

function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((each) => each === text);
}

/** Changes the language at once, with all files that are in use. Calls may overlap: none undoes another. */
export async function speak(chosen: Language): Promise<void> {
  asked = chosen;
  await Promise.all([fetchOnce(chosen, ''), ...[...wanted].map((name) => fetchOnce(chosen, name))]);
  if (asked !== chosen) return;
  bundle = bundled(chosen, [...(fetched[chosen]?.values() ?? [])]);
  language = chosen;
  document.documentElement.lang = chosen;
}

/** A file of one language; no name stands for the words of the house. */
async function fetchOnce(chosen: Language, name: string): Promise<void> {
  const files = (fetched[chosen] ??= new Map<string, FluentResource | null>());
  if (files.has(name)) return;
  const text = await (name === '' ? readHouse(chosen) : readFile(chosen, name));
  files.set(name, text === null ? null : new FluentResource(text));
}

/** As `speak`, and remembered on this device. */
export async function choose(chosen: Language): Promise<void> {
  localStorage.setItem(KEPT, chosen);
  await speak(chosen);
}

/** Fetches further files: those of a game, its rules, its part of the client. What is on its way for somebody
 * else already is waited for, too. */
export async function need(...names: string[]): Promise<void> {
  const missing = names.filter((name) => !wanted.has(name));
  if (missing.length > 0) coming = fetchAll(missing);
  await coming;
}

async function fetchAll(missing: string[]): Promise<void> {
  for (const name of missing) wanted.add(name);
  try {
    await speak(asked);
  } catch (fault) {
    // Asked for again, they are fetched again.
    for (const name of missing) wanted.delete(name);
    coming = null;
    throw fault;
  }
}

export function needGame(game: GameName): Promise<void> {
  return need(game, `client-${game}`, 'knowledge');
}

function bundled(chosen: Language, files: (FluentResource | null)[]): FluentBundle {
  const made = new FluentBundle(chosen, { useIsolating: false });
  for (const file of files) if (file !== null) made.addResource(file, { allowOverrides: true });
  return made;
}

/** A message of the client by its name. */
export function t(id: string, words: Record<string, Word> = {}): string {
  return say({ id, words });
}

/** Whether there is such a message among the files that have been fetched. */
export function knows(id: string): boolean {
  return bundle.hasMessage(id);
}

/** A sentence from the wire, or one of ours, with the names of those who sit at the table. */
export function say({ id, words = {} }: Sentence, names: Names = unnamed): string {
  if (id === SEAT) return isolated(names(Number(words['seat'])));
  const said = Object.entries(words).map(([name, word]) => [name, inWords(word, names)] as const);
  return format(id, Object.fromEntries(said));
}

/** The clause that a refusal rests on, where its message names one. */
export function ruleOf({ id }: Sentence): string | null {
  const rule = bundle.getMessage(id)?.attributes['rule'];
  return rule ? bundle.formatPattern(rule) : null;
}

function unnamed(seat: number): string {
  return String(seat + 1);
}

function inWords(word: Word, names: Names): string | number {
  if (Array.isArray(word)) return listed(word.map((each) => say(each, names)));
  if (typeof word === 'object') return say(word, names);
  return typeof word === 'string' ? isolated(word) : word;
}

/** A word that runs from right to left, a name perhaps, does not turn the sentence around it. */
function isolated(word: string): string {
  return FROM_THE_RIGHT.test(word) ? `\u2068${word}\u2069` : word;
}

/** Several things in one sentence: "a, b and c". */
function listed(texts: string[]): string {
  const last = texts.at(-1) ?? '';
  const firsts = texts.slice(0, -1);
  if (firsts.length === 0) return last;
  const first = firsts.reduce((head, next) => format('list-more', { first: head, next }));
  return format('list-end', { first, last });
}

function format(id: string, words: Record<string, string | number>): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, words, errors);
  if (errors[0]) console.warn(id, errors[0].message);
  return text;
}
