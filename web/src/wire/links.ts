/**
 * The links by which this page has come to tables. One that is not public is only for whoever has its link, so every
 * path to a table is made here, and takes the link along.
 */
const links = new Map<string, string>();

type Values = Record<string, string | number | null>;

/** Without a link nothing is forgotten: it may have been there before. */
export function cameBy(table: string, code: string | null): void {
  if (code) links.set(table, code);
}

export function query(values: Values): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given as [string, string][])}`;
}

/** What is asked of the house about a table. */
export function ofTable(table: string, what = '', values: Values = {}): string {
  return `/api/tables/${encodeURIComponent(table)}${what}${linked(table, values)}`;
}

/** A page of this client about a table. */
export function pageAbout(table: string, page: 'table' | 'replay' | 'analysis'): string {
  return `/${page}/${table}${linked(table)}`;
}

function linked(table: string, values: Values = {}): string {
  return query({ ...values, code: links.get(table) ?? null });
}
