/**
 * My part in the deal: a number of my own, to which I bind myself before anybody shows theirs.
 * docs/fairness.md says why, and how the hash is made.
 *
 * The number is kept on this device until the game has begun, so that a page loaded again, or a
 * second tab, can still show it. On a plain address in the home network browsers withhold their own
 * SHA-256: only then another is fetched.
 */
import type { NumberedItem } from './messages';

const KEPT = 'gaslamp-nonce';

export async function nonceCommitment(house: string, seat: number, nonce: string): Promise<string> {
  const kind = new TextEncoder().encode('gaslamp/1/nonce');
  return inHex(await sha256(pack(kind, fromHex(house), u64(seat), fromHex(nonce))));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (!crypto.subtle) return (await import('@noble/hashes/sha2.js')).sha256(bytes);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

function pack(...fields: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const parts = fields.flatMap((field) => [u64(field.length).subarray(4), field]);
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function inHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function u64(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}

/** What has been published at this table since it last became full. */
interface Published {
  house: string;
  bound: Map<number, string>;
}

export function published(items: readonly NumberedItem[]): Published | null {
  let found: Published | null = null;
  for (const { item } of items) {
    if (item.type === 'committed') found = { house: item.commitment, bound: new Map() };
    else if (item.type === 'nonce-bound') found?.bound.set(item.seat, item.commitment);
  }
  return found;
}

/** What to say next for a seat whose part is awaited; null if the number is on another device. */
export type Part =
  | { type: 'bind'; seat: number; commitment: string }
  | { type: 'reveal'; seat: number; nonce: string };

export async function partOf(seat: number, { house, bound }: Published): Promise<Part | null> {
  const nonce = nonceFor(house, seat);
  const mine = await nonceCommitment(house, seat, nonce);
  const given = bound.get(seat);
  if (given === undefined) return { type: 'bind', seat, commitment: mine };
  return given === mine ? { type: 'reveal', seat, nonce } : null;
}

/** Drawn once for each commitment of the house. */
function nonceFor(house: string, seat: number): string {
  const key = `${KEPT}-${house}-${seat}`;
  const kept = localStorage.getItem(key);
  if (kept !== null) return kept;
  const drawn = inHex(crypto.getRandomValues(new Uint8Array(32)));
  localStorage.setItem(key, drawn);
  return drawn;
}

/** Once the game has begun, everybody knows the number. */
export function forgetNonces({ house, bound }: Published): void {
  for (const seat of bound.keys()) localStorage.removeItem(`${KEPT}-${house}-${seat}`);
}
