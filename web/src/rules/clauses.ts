/** The rules of a game, clause by clause, as their `.ftl` file has them. */

export interface Clause {
  id: string;
  text: string;
  /** Whether it is from the book or decided by the house. */
  source: string;
}

export interface Chapter {
  title: string;
  clauses: Clause[];
}

const HEADING = /^## (.+)$/;
const MESSAGE = /^([A-Z]{2}-\d+) = (.+)$/;
const SOURCE = /^ {4}\.source = (.+)$/;

/** Clauses have no placeables, so that a file can be read line by line. */
export function chaptersOf(text: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of text.split('\n')) {
    const heading = HEADING.exec(line)?.[1];
    if (heading) chapters.push({ title: heading, clauses: [] });
    const message = MESSAGE.exec(line);
    const clauses = chapters.at(-1)?.clauses;
    if (message && clauses)
      clauses.push({ id: message[1] ?? '', text: message[2] ?? '', source: '' });
    const source = SOURCE.exec(line)?.[1];
    const last = clauses?.at(-1);
    if (source && last) last.source = source;
  }
  return chapters;
}

/** A picture of the guide, with all the words that are to be read there. */
export interface Pictured {
  /** Its place on the page. */
  id: string;
  title: string;
  text: string;
}

/** Something to go to: a chapter, by its first clause, or a picture of the guide. */
export interface Heading {
  id: string;
  title: string;
}

/** The chapters with only those clauses in which all words occur, whatever their accents. */
export function found(chapters: Chapter[], wanted: string): Chapter[] {
  const has = search(wanted);
  const filtered = chapters.map(({ title, clauses }) => ({
    title,
    clauses: clauses.filter(({ id, text }) => has(`${id} ${text}`)),
  }));
  return filtered.filter(({ clauses }) => clauses.length > 0);
}

/** The pictures of the guide by which all words stand. */
export function foundIn(guide: readonly Pictured[], wanted: string): Pictured[] {
  const has = search(wanted);
  return guide.filter(({ text }) => has(text));
}

function search(wanted: string): (text: string) => boolean {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return (text) => {
    const searched = plain(text);
    return words.every((word) => searched.includes(word));
  };
}

export function headingsOf(chapters: readonly Chapter[], guide: readonly Pictured[]): Heading[] {
  const first = chapters.map(({ title, clauses }) => ({ id: clauses[0]?.id ?? '', title }));
  return [...guide.map(({ id, title }) => ({ id, title })), ...first];
}

const FEW = 3;

/** The headings that look most like what was wanted; all of them, if none does. */
export function nearest(headings: readonly Heading[], wanted: string): Heading[] {
  const asked = threes(wanted);
  const alike = ({ title }: Heading): number =>
    [...threes(title)].filter((each) => asked.has(each)).length / Math.max(1, title.length);
  const near = headings
    .map((heading) => ({ heading, share: alike(heading) }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share)
    .slice(0, FEW);
  return near.length > 0 ? near.map(({ heading }) => heading) : [...headings];
}

/** Its runs of three letters: what two words have in common, though one is misspelt. */
function threes(text: string): Set<string> {
  const searched = plain(text);
  return new Set([...searched].map((_, at) => searched.slice(at, at + 3)).filter(isWhole));
}

function isWhole(part: string): boolean {
  return /^\p{L}{3}$/u.test(part);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase();
}
