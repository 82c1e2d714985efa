/**
 * One socket to one table. It comes back by itself, says from where it has to be told again, and
 * asks again, under the same id, whatever has not been answered.
 */
import { ofTable } from './links';
import type { Composed, Done, EarlierLines, Incoming, Outgoing, Refused } from './messages';
import { Pages } from './pages';
import { Presents } from './presents';
import { Refused as RefusedByHouse, rest } from './rest';

export type Connection = 'connecting' | 'open' | 'lost';
/** Why the house wants this device no more at this table: then it does not come back by itself. */
export type SentAway = 'logged-out' | 'no-spectators' | 'put-aside';
/** What is answered by its id. */
export type Asked = Extract<Incoming, { id: string }>;
/** What the asker says of it: the id is given here. */
export type Asking = Asked extends infer Each
  ? Each extends Asked
    ? Omit<Each, 'id'>
    : never
  : never;
export type Answer = Done | Composed | EarlierLines | Refused;

/** When somebody is cut off, so are many as a rule: each comes back at any moment of these. */
const SOONEST = 300;
const SPREAD = 2700;
const FIRST_WAIT = 500;
/** Slowly at first: another node takes over within two seconds, and nobody is to wait much longer. */
const GROWTH = 1.5;
const LONGEST_WAIT = 8000;
/** A node that hangs takes a connection and never answers. */
const OPENING = 5000;
const BEAT = 20_000;
const PATIENCE = 10_000;
const POLICY = 1008;
const REASONS: Partial<Record<string, SentAway>> = {
  'logged out': 'logged-out',
  'no spectators': 'no-spectators',
  'put aside': 'put-aside',
};

const anyOf = (wait: number): number => wait * Math.random();

/** Once the first attempts lie apart, so do all others. */
function waitAfter(attempts: number): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * GROWTH ** attempts);
  return wait * (0.75 + anyOf(0.5));
}

interface Listener {
  /** The last number of each viewer, for `hello`. */
  since(): Record<string, number>;
  hear(message: Outgoing): void;
}

export class TableSocket {
  connection = $state<Connection>('connecting');
  /** How often it was tried in vain since it was last open. */
  attempts = $state(0);
  /** By how much the clock of the house is ahead of ours. */
  ahead = $state(0);
  sentAway = $state<SentAway | null>(null);

  #address: string;
  #listener: Listener;
  readonly #presents = new Presents();
  readonly #pages = new Pages(
    (message) => this.#hand(message),
    (viewer, before) => this.#askEarlier(viewer, before),
  );
  #socket: WebSocket | null = null;
  #waiting = new Map<string, { asked: Asked; answer: (given: Answer) => void }>();
  #ids = 0;
  readonly #tag = crypto.getRandomValues(new Uint32Array(2)).join('-');
  #again: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(table: string, listener: Listener) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#address = `${scheme}://${location.host}${ofTable(table, '/socket')}`;
    this.#listener = listener;
    addEventListener('online', this.retry);
    document.addEventListener('visibilitychange', this.#shown);
    this.#open();
  }

  /** Answered in the end, however often the connection is lost in between. */
  ask(asking: Asking): Promise<Answer> {
    const asked = { ...asking, id: this.#nextId() } as Asked;
    return new Promise((answer) => {
      this.#waiting.set(asked.id, { asked, answer });
      if (this.connection === 'open') this.#send(asked);
    });
  }

  #askEarlier(viewer: number, before: number): string {
    const id = this.#nextId();
    this.#send({ type: 'earlier', id, viewer, before });
    return id;
  }

  #nextId(): string {
    return `${this.#tag}-${++this.#ids}`;
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.retry);
    document.removeEventListener('visibilitychange', this.#shown);
    clearTimeout(this.#again);
    this.#stopBeating();
    this.#socket?.close();
  }

  /** Now, instead of in a while. */
  retry = (): void => {
    if (this.#closed || this.sentAway || this.connection !== 'lost') return;
    clearTimeout(this.#again);
    this.#open();
  };

  #shown = (): void => {
    if (document.visibilityState === 'visible') this.retry();
  };

  #open(): void {
    this.connection = 'connecting';
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#silence = setTimeout(() => socket.close(), OPENING);
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data as string) as Outgoing);
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event);
    };
  }

  #opened(): void {
    this.connection = 'open';
    this.#pages.reset();
    this.#presents.clear();
    this.#send({ type: 'hello', since: this.#listener.since(), changes: true });
    for (const { asked } of this.#waiting.values()) this.#send(asked);
    this.#beat = setInterval(() => this.#ping(), BEAT);
    this.#ping();
  }

  #ping(): void {
    this.#send({ type: 'ping', number: Date.now() });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket?.close(), PATIENCE);
  }

  #heard(message: Outgoing): void {
    clearTimeout(this.#silence);
    if (message.type === 'echo') this.#send({ type: 'echoed', stamp: message.stamp });
    else if (message.type === 'pong') this.ahead = message.at - (Date.now() + message.number) / 2;
    else if (message.type === 'going-away') this.#leave(message.after);
    else this.#pages.hear(this.#presents.whole(message));
  }

  #hand(message: Outgoing): void {
    if (message.type === 'welcome') this.attempts = 0;
    this.#listener.hear(message);
    if (!('id' in message) || message.id === null) return;
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    waiting?.answer(message);
  }

  /** The house closes for a moment and has said when to come back. */
  #leave(after: number): void {
    this.#stopBeating();
    this.#socket?.close();
    this.#socket = null;
    this.#comeBackIn(after + anyOf(SPREAD));
  }

  #lost({ code, reason }: CloseEvent): void {
    this.#stopBeating();
    if (this.#closed) return;
    const why = code === POLICY ? REASONS[reason] : undefined;
    if (why) return this.#leaveForGood(why);
    if (this.connection === 'open') return this.#comeBackIn(SOONEST + anyOf(SPREAD));
    if (this.connection === 'connecting') void this.#askWhy();
    this.#comeBackIn(waitAfter(this.attempts));
  }

  /** Not let in at all: perhaps the house does not know this device any more. */
  async #askWhy(): Promise<void> {
    const fault = await rest.me().catch((why: unknown) => why);
    if (fault instanceof RefusedByHouse && fault.status === 401) this.#leaveForGood('logged-out');
  }

  #leaveForGood(why: SentAway): void {
    clearTimeout(this.#again);
    this.connection = 'lost';
    this.sentAway = why;
    this.#socket?.close();
    this.#socket = null;
  }

  #comeBackIn(wait: number): void {
    this.connection = 'lost';
    this.attempts += 1;
    this.#again = setTimeout(() => this.#open(), wait);
  }

  #stopBeating(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#silence);
  }

  #send(message: Incoming): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
