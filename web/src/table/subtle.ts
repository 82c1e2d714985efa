/**
 * The verifier uses Web Crypto alone, which browsers withhold on a plain address in the home network.
 * There it is lent the two things it needs.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

export async function lendSubtle(): Promise<void> {
  if ('subtle' in crypto && crypto.subtle) return;
  Object.defineProperty(crypto, 'subtle', { value: LENT, configurable: true });
}

const bytes = (given: Uint8Array<ArrayBuffer>): ArrayBuffer => given.buffer;

const LENT = {
  digest: async (_: string, data: Uint8Array) => bytes(sha256(data)),
  importKey: async (_: string, key: Uint8Array) => key,
  sign: async (_: string, key: Uint8Array, data: Uint8Array) => bytes(hmac(sha256, key, data)),
};
