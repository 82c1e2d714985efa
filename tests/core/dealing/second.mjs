// Answers questions to the second verifier: JSON lines in, JSON lines out.
import { createInterface } from "node:readline";
import * as verifier from "../../../web/verifier/verify.js";

const { fromHex, toHex } = verifier;

const answers = {
  verify: ({ record, noted }) => verifier.verify(record, noted),
  pack: ({ fields }) => toHex(verifier.pack(...fields.map(fromHex))),
  canonical: ({ value }) => verifier.canonical(value),
  hash: async ({ kind, fields }) => toHex(await verifier.hash(kind, ...fields.map(fromHex))),
  commitment: async ({ terms, salt, secret }) =>
    toHex(await verifier.houseCommitment(terms, fromHex(salt), fromHex(secret))),
  nonce: async ({ house, seat, nonce }) =>
    toHex(await verifier.nonceCommitment(fromHex(house), seat, fromHex(nonce))),
  opening: async ({ commitment, nonces }) =>
    toHex(await verifier.opening(fromHex(commitment), nonces)),
  seed: async ({ secret, opening }) =>
    toHex(await verifier.seed(fromHex(secret), fromHex(opening))),
  draw: async ({ seed, k, total }) => (await verifier.generator(fromHex(seed)))(k, total),
  mark: ({ secret, line }) => verifier.mark(fromHex(secret), line),
  seal: async ({ opening, secret, record, draws }) =>
    toHex(await verifier.seal(fromHex(opening), fromHex(secret), record, draws)),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { ask, ...about } = JSON.parse(line);
  console.log(JSON.stringify(await answers[ask](about)));
}
