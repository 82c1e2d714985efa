/** A table as it is told to this person, item by item, over one socket. */
import { Company } from '../beats/company.svelte';
import { saw, seenAt } from '../beats/seen';
import type { Current, Track } from '../beats/track.svelte';
import type { AnyGameClient } from '../games/load';
import { sidesOf, type GameName } from '../games/names';
import { steady } from '../look/steady.svelte';
import type { Presence } from '../presence/presence.svelte';
import { forgetNonces, partOf, published } from '../wire/ceremony';
import { cameBy } from '../wire/links';
import type { Now, NumberedItem, Outgoing, Welcome } from '../wire/messages';
import { TableSocket, type Answer, type Asking } from '../wire/socket.svelte';
import type { Sentence } from '../words/sentence';
import type { ActingTable } from './acting';
import { elapsedText, leftNow } from './clocks';
import { Composer } from './composer.svelte';
import { NO_MARKS, readMarks, writeMarks, type Marks } from './marks';
import type { Chair, Phase } from './model';
import { roleIn, unnamed } from './naming';
import { agreedWay, type Way } from './ways.svelte';

const WRITING_PAUSE = 400;
let firstBuild: string | null = null;

export class LiveTable implements ActingTable {
  welcome = $state.raw<Welcome | null>(null);
  /** The house serves a newer client than this one. */
  outdated = $state(false);
  /** The last refusal, until it is put away. */
  refusal = $state.raw<Sentence | null>(null);
  marks = $state.raw<Marks>(NO_MARKS);
  /** Whose talk I do not want to hear; `gallery` for all who only watch. */
  muted = $state.raw<string[]>([]);
  /** My number in this deal lies on another device. */
  numberElsewhere = $state(false);
  /** Bubbles, reactions, nudges: there as soon as it has been fetched. */
  presence = $state.raw<Presence | null>(null);
  readonly id: string;
  readonly socket: TableSocket;
  readonly composer: Composer;
  readonly client: AnyGameClient;
  /** What is told, shown one thing after another. */
  readonly beats: Company;
  /** Hears what is shown, in its time or at once. */
  heardBeat: ((track: Track, current: Current) => void) | null = null;

  /** After which item there was nobody to look; null while somebody is. */
  #absentSince: number | null = null;
  #chosen = $state<number | null>(null);
  /** A name is in nearly every sentence of the page: as long as all are called the same, none is said anew. */
  readonly #names = steady(() => this.chairs.map((_, seat) => this.#nameOf(seat)));
  readonly #chairs = steady((): readonly Chair[] => this.now?.chairs ?? []);
  readonly #awaited = steady((): readonly number[] => {
    const view = this.now?.view as { awaited?: number[] } | null | undefined;
    return this.phase === 'playing' ? (view?.awaited ?? []) : [];
  });
  #asked = new Set<string>();
  #writing: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, client: AnyGameClient) {
    this.id = id;
    this.client = client;
    this.composer = new Composer(this);
    this.beats = new Company(this);
    this.socket = new TableSocket(id, {
      since: () => this.beats.since,
      hear: (message) => {
        this.#hear(message);
        this.presence?.hear(message);
      },
    });
  }

  close(): void {
    this.#saveNow();
    this.heardBeat = null;
    this.beats.close();
    this.presence?.close();
    this.socket.close();
  }

  // What boards read

  get game(): GameName {
    return this.setup.game as GameName;
  }
  get setup(): Welcome['setup'] {
    return this.#welcomed.setup;
  }
  get options(): Record<string, unknown> {
    return this.setup.options ?? {};
  }
  get aids(): Way {
    return agreedWay(this.setup.aids);
  }
  readonly phase = $derived.by((): Phase => this.now?.phase ?? 'gathering');
  get chairs(): readonly Chair[] {
    return this.#chairs.current;
  }
  readonly mine = $derived((this.welcome?.viewers ?? []).filter((viewer) => viewer >= 0));
  get awaited(): readonly number[] {
    return this.#awaited.current;
  }
  get items(): readonly NumberedItem[] {
    return this.#track?.items ?? [];
  }
  get behind(): number {
    return this.#track?.behind ?? 0;
  }

  name(seat: number): string {
    return this.#names.current[seat] ?? this.#nameOf(seat);
  }

  // What the frame reads besides

  /** From whose eyes: my seat, the one of mine that is waited for, or -1. */
  readonly seat = $derived.by((): number => {
    const viewers = this.welcome?.viewers ?? [-1];
    const waited = viewers.filter((viewer) => this.#decisionOf(viewer)?.awaited);
    const among = waited.length > 0 ? waited : viewers;
    const chosen = this.#chosen;
    if (chosen !== null && among.includes(chosen)) return chosen;
    return among.find((viewer) => this.#hasOwn(viewer)) ?? among[0] ?? -1;
  });
  /** Look with the eyes of another of my seats, unless the game waits for others of them. */
  look(seat: number): void {
    this.beats.catchUp();
    this.#chosen = seat;
    this.composer.settle();
  }
  get lead(): number {
    return this.seat;
  }
  /** What the first of my seats is told: the same story, whichever of them I look from. */
  get heard(): readonly NumberedItem[] {
    return this.beats.of(this.welcome?.viewers[0] ?? -1)?.items ?? [];
  }
  /** What holds as of what is shown. Who is there, and what the clocks say, is always true. */
  readonly now = $derived.by((): Now | null => {
    const { seen, truth } = this.#track ?? { seen: null, truth: null };
    if (seen === null || truth === null) return seen;
    const { chairs, clock, binding, waiting, reactions, hints, next_table } = truth;
    return { ...seen, chairs, clock, binding, waiting, reactions, hints, next_table };
  });
  /** The least of what is left on clocks of mine that run; days are not worn away by what is shown. */
  get left(): number {
    const { clock = null } = this.#track?.truth ?? {};
    if (clock === null || this.setup.clock?.type === 'days') return Infinity;
    const running = this.mine
      .flatMap((seat) => clock[seat] ?? [])
      .filter(({ since }) => since !== null);
    return Math.min(...running.map((each) => leftNow(each, this.time())));
  }
  get asked(): boolean {
    return this.now?.decision?.awaited === true;
  }
  get hints(): readonly number[] | null {
    return this.now?.hints ?? null;
  }
  get decision(): number | null {
    return this.now?.decision?.number ?? null;
  }
  get ready(): boolean {
    return this.welcome !== null && this.now !== null;
  }
  get myTurn(): boolean {
    return this.mine.some((seat) => this.beats.of(seat)?.truth?.decision?.awaited === true);
  }
  /** For how long the game has been waiting for a seat, once that is worth saying. */
  thinking(seat: number, now: number): string | null {
    const since = this.awaited.includes(seat) ? (this.now?.waiting[seat] ?? null) : null;
    if (since === null) return null;
    const behind = this.seat < 0 ? (this.setup.delay ?? 0) * 1000 : 0;
    return elapsedText(now - since - behind);
  }
  /** What the seat stands for in this game, if it stands for something. */
  roleOf(seat: number): string | null {
    return roleIn(this.game, this.welcome?.names[seat] ?? '');
  }
  /** Who may talk among themselves with this seat. */
  sideOf(seat: number): number[] {
    const sides = sidesOf(this.game, this.chairs.length);
    return sides.find((side) => side.includes(seat)) ?? [seat];
  }
  /** The clock of the house. */
  time(): number {
    return Date.now() + this.socket.ahead;
  }

  // What people do

  /** False if the house refused; what it said is shown. */
  async do(asking: Asking): Promise<boolean> {
    const answer = await this.socket.ask(asking);
    return this.accepted(answer);
  }

  accepted(answer: Answer): boolean {
    this.refusal = answer.type === 'refused' ? answer.said : null;
    return answer.type !== 'refused';
  }

  setMarks(changed: Partial<Marks>): void {
    this.marks = { ...this.marks, ...changed };
    clearTimeout(this.#writing);
    this.#writing = setTimeout(() => this.#saveNow(), WRITING_PAUSE);
  }

  #saveNow(): void {
    if (this.#writing === undefined) return;
    clearTimeout(this.#writing);
    this.#writing = undefined;
    void this.do({ type: 'mark', marks: writeMarks(this.marks) });
  }

  // What the house tells

  #hear(message: Outgoing): void {
    switch (message.type) {
      case 'welcome':
        return this.#greeted(message);
      case 'fresh':
        this.#absentSince = seenAt(this.#place(message.viewer)) || null;
        return this.beats.begin(message.viewer, message.items);
      case 'news':
        return this.beats.hear(message.viewer, message.items);
      case 'present':
        return this.#show(message.viewer, message.now);
      case 'muted':
        this.muted = message.speakers;
        return;
      case 'marks':
        if (this.#writing === undefined) this.marks = readMarks(message.marks);
    }
  }

  #greeted(welcome: Welcome): void {
    firstBuild ??= welcome.build;
    this.outdated = welcome.build !== firstBuild;
    if (this.welcome !== null) this.#absentSince = this.#track?.items.at(-1)?.number ?? null;
    this.welcome = welcome;
    if (welcome.setup.public === false) cameBy(this.id, welcome.code);
  }

  #show(viewer: number, now: Now): void {
    if (now.next_table) cameBy(now.next_table, now.next_code);
    this.beats.present(viewer, now);
    if (viewer >= 0) void this.#takePart(viewer, now);
    if (this.#absentSince === null || viewer !== this.seat) return;
    this.beats.returned(this.#absentSince);
    this.#absentSince = null;
  }

  shown(track: Track, current: Current): void {
    this.heardBeat?.(track, current);
  }

  settled(viewer: number): void {
    this.composer.settle();
    if (viewer === this.seat) saw(this.#place(viewer), this.items.at(-1)?.number ?? 0);
  }

  /** Under which name this device remembers how far it has seen. */
  #place(viewer: number): string {
    return `${this.id} ${viewer}`;
  }

  #decisionOf(viewer: number): Now['decision'] {
    return this.beats.of(viewer)?.seen?.decision ?? null;
  }

  /** What belongs to everybody can wait until each seat has done what only it can do. */
  #hasOwn(viewer: number): boolean {
    const { shared } = this.client;
    const choices = this.#decisionOf(viewer)?.choices ?? [];
    return shared === undefined || choices.some((choice) => !shared(choice));
  }

  #nameOf(seat: number): string {
    return this.chairs[seat]?.name ?? unnamed(this.game, this.welcome?.names ?? [], seat);
  }

  get #track(): Track | undefined {
    return this.beats.of(this.seat);
  }

  /** The deal asks for my number without my having to do anything. */
  async #takePart(seat: number, now: Now): Promise<void> {
    const deal = published(this.beats.of(seat)?.told ?? []);
    if (deal === null) return;
    if (now.phase !== 'gathering') return forgetNonces(deal);
    if (!now.binding.includes(seat)) return;
    const part = await partOf(seat, deal);
    this.numberElsewhere = part === null;
    const said = JSON.stringify(part);
    if (part === null || this.#asked.has(said)) return;
    this.#asked.add(said);
    void this.socket.ask(part);
  }

  get #welcomed(): Welcome {
    if (this.welcome === null) throw new Error('the house has not greeted yet');
    return this.welcome;
  }
}
