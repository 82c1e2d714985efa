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

/** The chapters with only those clauses in which all words occur, whatever their accents. */
export function found(chapters: Chapter[], wanted: string): Chapter[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const has = ({ id, text }: Clause): boolean => {
    const searched = plain(`${id} ${text}`);
    return words.every((word) => searched.includes(word));
  };
  const filtered = chapters.map(({ title, clauses }) => ({ title, clauses: clauses.filter(has) }));
  return filtered.filter(({ clauses }) => clauses.length > 0);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase();
}
