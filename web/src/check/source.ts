/** Where a record comes from: a file, what somebody pasted, or a table of this house. */
import { cameBy } from '../wire/links';
import { rest } from '../wire/rest';
import type { Sentence } from '../words/sentence';

export const LARGEST = 8_000_000;

/** It cannot be checked, and why. */
export class NoRecord extends Error {
  readonly said: Sentence;

  constructor(id: string) {
    super(id);
    this.said = { id };
  }
}

export async function fromFile(file: File): Promise<unknown> {
  if (file.size > LARGEST) throw new NoRecord('client-check-too-large');
  return fromText(await file.text());
}

export function fromText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new NoRecord('client-check-no-record');
  }
}

/** A record itself, or the address of a table. */
export function fromPasted(text: string): Promise<unknown> {
  const given = text.trim();
  if (given === '') return Promise.reject(new NoRecord('client-check-nothing'));
  if (given.startsWith('{')) return Promise.resolve().then(() => fromText(given));
  return fromAddress(given);
}

interface Place {
  kind: 'table' | 'code';
  id: string;
}

/** `/table/…`, `/replay/…`, `/t/…`, `/check#…`, with the house before it or not; or only the table's own name. */
export function placeOf(given: string): Place {
  const address = addressOf(given);
  if (address.origin !== location.origin) throw new NoRecord('client-check-elsewhere');
  const [first = '', second = ''] = address.pathname.split('/').filter(Boolean);
  if (first === 't' && second) return { kind: 'code', id: second };
  if ((first === 'table' || first === 'replay') && second) {
    cameBy(second, address.searchParams.get('code'));
    return { kind: 'table', id: second };
  }
  if (first === 'check' && address.hash) return { kind: 'table', id: address.hash.slice(1) };
  throw new NoRecord('client-check-no-record');
}

function addressOf(given: string): URL {
  if (/^[\w-]+$/.test(given)) return new URL(`/table/${given}`, location.origin);
  try {
    return new URL(given, location.origin);
  } catch {
    throw new NoRecord('client-check-no-record');
  }
}

export async function fromAddress(given: string): Promise<unknown> {
  const { kind, id } = placeOf(given);
  if (kind === 'table') return rest.record(id);
  return rest.record((await rest.byLink(id)).table);
}
