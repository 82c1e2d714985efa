// @ts-check
/**
 * Checks the deal of a Gaslamp record, in a browser or in node, with Web Crypto alone.
 *
 * It follows docs/fairness.md and shares no code with the house, so that it can contradict it. It
 * does not know the rules of any game; what it therefore cannot check, it lists as `unchecked`.
 *
 * @typedef {{seat: number, commitment: string, nonce: string}} SeatNonce
 * @typedef {{table: string, game: string, rules: number, seats: number, humans: number[],
 *   options: object, start: object | null}} Terms
 * @typedef {{format: number, terms: Terms, commitment: string, salt: string, secret: string,
 *   nonces: SeatNonce[], draws: [number, number][], marks: string[], seal: string}} Proof
 * @typedef {{format: number, table: string | null, game: string, rules: number, seats: number,
 *   options: object, start: object | null, moves: string[], outcome: object | null,
 *   proof: Proof | null, hints?: {seat: number, ply: number, rung: number}[]}} GameRecord
 * @typedef {{commitment: string, opening: string, seal: string}} Hashes what a player could note
 * @typedef {{holds: boolean, reason: string | null, where: number | null, hashes: Hashes | null,
 *   against: {expected: string, found: string} | null, checked: string[], unchecked: string[]}} Result
 *   `where` counts lines and draws from 1, seats from 0
 */

const UNCHECKED = [
  "rules: that every line can be played by the rules, and that the game ended so",
  "total: that the weights of each chance action add up to the total it was drawn out of",
  "chance: that each chance action is the one that its number picks",
];

class Refuted extends Error {
  /** @param {string} reason @param {number | null} where @param {Result["against"]} against */
  constructor(reason, where = null, against = null) {
    super(reason);
    this.reason = reason;
    this.where = where;
    this.against = against;
  }
}

/** @param {boolean} holds @param {string} reason @param {number | null} [where] */
function demand(holds, reason, where = null) {
  if (!holds) throw new Refuted(reason, where);
}

/** @param {unknown} expected @param {unknown} found @param {string} reason @param {number | null} [where] */
function same(expected, found, reason, where = null) {
  const against = { expected: String(expected), found: String(found) };
  if (against.expected !== against.found) throw new Refuted(reason, where, against);
}

// Bytes

/** @param {string} value */
export function text(value) {
  demand(value.isWellFormed(), "unreadable");
  return new TextEncoder().encode(value);
}

/** @param {number} value */
export function u64(value) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}

/** @param {string} digits */
export const fromHex = (digits) =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {Uint8Array} bytes */
export const toHex = (bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");

/** @param {Uint8Array[]} fields */
export function pack(...fields) {
  const packed = new Uint8Array(fields.reduce((sum, field) => sum + 4 + field.length, 0));
  let at = 0;
  for (const field of fields) {
    new DataView(packed.buffer).setUint32(at, field.length);
    packed.set(field, at + 4);
    at += 4 + field.length;
  }
  return packed;
}

/** @param {string} kind @param {Uint8Array[]} fields */
export async function hash(kind, ...fields) {
  const packed = pack(text(`gaslamp/1/${kind}`), ...fields);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", packed));
}

/** @param {any} value @returns {string} */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const keys = Object.keys(value).sort();
    return `{${keys.map((key) => `${canonical(key)}:${canonical(value[key])}`).join(",")}}`;
  }
  demand(typeof value !== "number" || Number.isSafeInteger(value), "unreadable");
  demand(value !== undefined, "unreadable");
  return JSON.stringify(value);
}

// The numbers of a deal

/** @param {Terms} terms @param {Uint8Array} salt @param {Uint8Array} secret */
export const houseCommitment = (terms, salt, secret) =>
  hash(
    "commitment",
    salt,
    secret,
    text(terms.table),
    text(terms.game),
    u64(terms.rules),
    u64(terms.seats),
    text(canonical(terms.humans)),
    text(canonical(terms.options)),
    text(canonical(terms.start)),
  );

/** @param {Uint8Array} house @param {number} seat @param {Uint8Array} nonce */
export const nonceCommitment = (house, seat, nonce) => hash("nonce", house, u64(seat), nonce);

/** @param {Uint8Array} house @param {SeatNonce[]} nonces */
export const opening = (house, nonces) =>
  hash("opening", house, ...nonces.flatMap((given) => [u64(given.seat), fromHex(given.nonce)]));

/** @param {Uint8Array} secret @param {Uint8Array} opened */
export const seed = (secret, opened) => hash("seed", secret, opened);

/** The generator of a seed: `(k, total)` to a number. @param {Uint8Array} key */
export async function generator(key) {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"]);
  const label = text("gaslamp/1/draw");
  return async (/** @type {number} */ k, /** @type {number} */ total) => {
    const out = BigInt(total);
    const limit = 2n ** 64n - (2n ** 64n % out);
    for (let attempt = 0; ; attempt++) {
      const signed = await crypto.subtle.sign("HMAC", imported, pack(label, u64(k), u64(attempt)));
      const value = new DataView(signed).getBigUint64(0);
      if (value < limit) return Number(value % out);
    }
  };
}

/** @param {Uint8Array} secret @param {string} line */
export const mark = async (secret, line) =>
  toHex((await hash("line", secret, text(line))).subarray(0, 4));

/**
 * @param {Uint8Array} opened @param {Uint8Array} secret
 * @param {Pick<GameRecord, "moves" | "outcome" | "hints">} record @param {[number, number][]} draws
 */
export const seal = (opened, secret, record, draws) =>
  hash(
    "seal",
    opened,
    secret,
    u64(record.moves.length),
    ...record.moves.map(text),
    u64(draws.length),
    ...draws.flat().map(u64),
    text(canonical(record.outcome)),
    ...(record.hints?.length ? [text(canonical(record.hints))] : []),
  );

// Reading

/** @typedef {(value: any) => boolean} Kind */
/** @type {Record<string, (...parts: any[]) => Kind>} */
const a = {
  text: () => (value) => typeof value === "string",
  digits: (count) => (value) =>
    typeof value === "string" && value.length === count && /^[0-9a-f]*$/.test(value),
  whole: () => (value) => Number.isSafeInteger(value) && value >= 0,
  maybe: (kind) => (value) => value === null || value === undefined || kind(value),
  list: (kind) => (value) => Array.isArray(value) && value.every(kind),
  pair: (kind) => (value) => a.list(kind)(value) && value.length === 2,
  object: () => (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  only: (kinds) => (value) =>
    a.object()(value) &&
    Object.keys(value).every((key) => Object.hasOwn(kinds, key)) &&
    Object.keys(kinds).every((key) => kinds[key](value[key])),
};

const is1 = (/** @type {any} */ value) => value === undefined || value === 1;
const header = { game: a.text(), rules: a.whole(), seats: a.whole(), options: a.object() };
const isHint = a.only({ seat: a.whole(), ply: a.whole(), rung: a.whole() });
const isOutcome = a.only({ reason: a.text(), winners: a.list(a.whole()) });
const isRecord = a.only({
  ...header,
  format: is1,
  table: a.maybe(a.text()),
  start: a.maybe(a.object()),
  moves: a.list(a.text()),
  outcome: a.maybe(isOutcome),
  proof: () => true,
  hints: (/** @type {any} */ value) => value === undefined || a.list(isHint)(value),
});
const isTerms = a.only({
  ...header,
  table: a.text(),
  humans: a.list(a.whole()),
  start: a.maybe(a.object()),
});
const isProof = a.only({
  format: is1,
  terms: isTerms,
  commitment: a.digits(64),
  salt: a.digits(64),
  secret: a.digits(64),
  nonces: a.list(a.only({ seat: a.whole(), commitment: a.digits(64), nonce: a.digits(64) })),
  draws: a.list(a.pair(a.whole())),
  marks: a.list(a.digits(8)),
  seal: a.digits(64),
});

/** @param {any} record @returns {{record: GameRecord, proof: Proof}} */
function read(record) {
  demand(isRecord(record), "unreadable");
  demand(record.proof !== null && record.proof !== undefined, "no-proof");
  demand(isProof(record.proof), "unreadable");
  const whole = { table: null, start: null, outcome: null, ...record };
  const terms = { start: null, ...record.proof.terms };
  return { record: whole, proof: { ...record.proof, terms } };
}

// Checking, in the order of docs/fairness.md

const isPrologue = a.only({ lines: a.list(a.text()), salt: a.digits(64) });

/** Of what a game goes on from, only a hash was published. @param {any} start */
async function published(start) {
  if (start === null || canonical(Object.keys(start)) !== '["prologue"]') return start;
  const { prologue } = start;
  demand(isPrologue(prologue), "unreadable");
  const hashed = await hash("prologue", fromHex(prologue.salt), ...prologue.lines.map(text));
  return { prologue: toHex(hashed) };
}

/** @param {GameRecord} record @param {Proof} proof */
function checkTerms(record, { terms, nonces }) {
  for (const name of /** @type {const} */ (["table", "game", "rules", "seats", "options", "start"]))
    same(canonical(terms[name]), canonical(record[name]), `other-${name}`);
  const { humans, seats } = terms;
  const ascending = humans.every((seat, i) => seat < seats && (i === 0 || humans[i - 1] < seat));
  const given = canonical(nonces.map((each) => each.seat));
  demand(ascending && canonical(humans) === given, "humans");
}

/** @param {Proof} proof */
async function checkCommitments({ terms, commitment, salt, secret, nonces }) {
  const made = await houseCommitment(terms, fromHex(salt), fromHex(secret));
  const opens = toHex(made) === commitment;
  for (const { seat, nonce, commitment: committed } of nonces) {
    const found = await nonceCommitment(fromHex(commitment), seat, fromHex(nonce));
    same(committed, toHex(found), opens ? "nonce" : "commitment", opens ? seat : null);
  }
  same(commitment, toHex(made), "secret");
}

/** @param {Uint8Array} key @param {[number, number][]} draws */
async function checkDraws(key, draws) {
  const draw = await generator(key);
  for (const [k, [number, total]] of draws.entries()) {
    demand(total > 0, "draw", k + 1);
    same(await draw(k, total), number, "draw", k + 1);
  }
}

/** @param {string[]} moves @param {Proof} proof */
async function checkLines(moves, { secret, marks, draws }) {
  const found = await Promise.all(moves.map((line) => mark(fromHex(secret), line)));
  demand(found.length >= marks.length, "cut-short");
  demand(found.length <= marks.length, "too-long");
  const wrong = found.findIndex((each, i) => each !== marks[i]);
  const sameSet = canonical([...found].sort()) === canonical([...marks].sort());
  demand(wrong < 0 || !sameSet, "order");
  const chance = moves.filter((line) => line.startsWith("house: "));
  const changed = chance.includes(moves[wrong]) ? "chance-line" : "line";
  if (wrong >= 0) same(marks[wrong], found[wrong], changed, wrong + 1);
  const actions = chance.reduce((sum, line) => sum + line.split(", ").length, 0);
  demand(actions === draws.length, "chance-count");
}

/**
 * Check a record that JSON has been read into.
 *
 * @param {any} given @param {string[]} [noted] hashes that a player kept @returns {Promise<Result>}
 */
export async function verify(given, noted = []) {
  /** @type {Result} */
  const result = {
    holds: false,
    reason: null,
    where: null,
    against: null,
    hashes: null,
    checked: [],
    unchecked: UNCHECKED,
  };
  try {
    await checkAll(given, noted, result);
    return { ...result, holds: true };
  } catch (error) {
    if (error instanceof Refuted)
      return { ...result, reason: error.reason, where: error.where, against: error.against };
    throw error;
  }
}

/** @param {any} given @param {string[]} noted @param {Result} result */
async function checkAll(given, noted, result) {
  const { record, proof } = read(given);
  const secret = fromHex(proof.secret);
  checkTerms({ ...record, start: await published(record.start) }, proof);
  result.checked.push("terms: the proof is for this table, game, rules, seats, options and start");
  await checkCommitments(proof);
  result.checked.push("commitments: the secret and every nonce open what was committed to");
  const opened = await opening(fromHex(proof.commitment), proof.nonces);
  await checkDraws(await seed(secret, opened), proof.draws);
  result.checked.push("draws: every number is what the generator draws out of its total");
  await checkLines(record.moves, proof);
  result.checked.push("lines: none was changed, moved, added or taken away");
  demand(record.outcome !== null, "unfinished");
  same(proof.seal, toHex(await seal(opened, secret, record, proof.draws)), "seal");
  result.checked.push("seal: the whole transcript and its outcome are what was sealed");
  const { commitment, seal: sealed } = proof;
  result.hashes = { commitment, opening: toHex(opened), seal: sealed };
  const known = Object.values(result.hashes);
  for (const each of noted) demand(known.includes(each.trim().toLowerCase()), "noted");
}
