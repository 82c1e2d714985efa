/**
 * What goes on at a table besides the game and its story: bubbles over the seats, reactions, nudges, and word
 * from other tables. Fetched when the table lies there.
 */
import { untrack } from 'svelte';
import type { AnyGameClient } from '../games/load';
import { stem, type GameName } from '../games/names';
import { play } from '../sound/sound.svelte';
import type { LiveTable } from '../table/live.svelte';
import { heardOf } from '../table/story';
import type { Elsewhere, NumberedItem, Outgoing } from '../wire/messages';
import { me } from '../wire/person.svelte';
import { rest } from '../wire/rest';
import { say, t } from '../words/words.svelte';
import { lengthOf, type Bubble, type Reaction } from './bubble';
import BubbleView from './Bubble.svelte';
import Notices from './Notices.svelte';
import Picture from './Picture.svelte';
import Strip from './Strip.svelte';

/** As in `gaslamp.table.company`: so long somebody is waited for before one may nudge. */
const ASLEEP = 30_000;
const ASLEEP_FOR_DAYS = 3_600_000;
const NUDGED = 60_000;
/** Reactions are said aloud no oftener than that. */
const APART = 6000;
const KEPT = 4;

type Called = Pick<Elsewhere, 'table' | 'game'>;

export class Presence {
  readonly Bubble = BubbleView;
  readonly Notices = Notices;
  readonly Picture = Picture;
  readonly Strip = Strip;
  readonly table: LiveTable;
  readonly client: AnyGameClient;
  bubbles = $state.raw<Readonly<Record<number, Bubble>>>({});
  /** The seat that was heard of last. */
  latest = $state<number | null>(null);
  /** Other tables that wait for me. */
  elsewhere = $state.raw<readonly Called[]>([]);
  nudgedBy = $state<string | null>(null);
  /** For those who listen rather than look. */
  spoken = $state.raw<readonly { number: number; text: string }[]>([]);
  #nudged = $state.raw<Readonly<Record<number, number>>>({});
  #ends = new Map<number, ReturnType<typeof setTimeout>>();
  #seen = 0;
  #count = 0;
  #reactionSaid = 0;
  readonly #stop: () => void;

  constructor(table: LiveTable, client: AnyGameClient) {
    this.table = table;
    this.client = client;
    this.#seen = untrack(() => table.heard.at(-1)?.number ?? 0);
    this.#stop = $effect.root(() => {
      $effect(() => this.#follow(table.heard));
      $effect(() => {
        if (!table.myTurn) this.nudgedBy = null;
      });
      $effect(() => {
        // Of somebody who is no longer listened to nothing stays.
        if (table.muted.length > 0) [this.bubbles, this.spoken] = [{}, []];
      });
    });
    void this.#lookElsewhere();
  }

  close(): void {
    this.#stop();
    for (const end of this.#ends.values()) clearTimeout(end);
  }

  hear(message: Outgoing): void {
    if (message.type === 'welcome') void this.#lookElsewhere();
    else if (message.type === 'reacted') this.#reacted(message.seat, message.reaction);
    else if (message.type === 'nudged') this.#wasNudged(message.table, message.game, message.by);
    else if (message.type === 'elsewhere') this.#called(message, message.awaited);
  }

  /** What the tab says when it is my turn at another table. */
  get title(): string | null {
    const [first] = this.elsewhere;
    if (first === undefined || this.table.myTurn) return null;
    return t('client-presence-title-elsewhere', { title: titleOf(first.game) });
  }

  // What people do

  react(reaction: Reaction): void {
    void this.table.do({ type: 'react', reaction });
  }

  mayNudge(seat: number, now: number): boolean {
    const { table } = this;
    const chair = table.chairs[seat];
    if (table.mine.length === 0 || table.mine.includes(seat) || !chair?.name || chair.bot)
      return false;
    const since = table.now?.waiting[seat] ?? null;
    const patience = table.setup.clock?.type === 'days' ? ASLEEP_FOR_DAYS : ASLEEP;
    return since !== null && now - since >= patience;
  }

  wasNudged(seat: number, now: number): boolean {
    return now - (this.#nudged[seat] ?? 0) < NUDGED;
  }

  async nudge(seat: number): Promise<void> {
    this.#nudged = { ...this.#nudged, [seat]: Date.now() + this.table.socket.ahead };
    await this.table.do({ type: 'nudge', seat });
  }

  // What is seen and said

  #follow(items: readonly NumberedItem[]): void {
    const fresh = items.filter(({ number }) => number > this.#seen);
    this.#seen = items.at(-1)?.number ?? 0;
    untrack(() => {
      this.#talk(fresh);
      for (const { item } of fresh) if (item.type === 'happened') this.#answer(item.event);
    });
  }

  #talk(fresh: readonly NumberedItem[]): void {
    const names = (seat: number): string => this.table.name(seat);
    for (const { seat, name, text, speaker } of heardOf(fresh, this.table.muted, names)) {
      this.#speak(t('client-presence-said', { name, text }));
      if (speaker !== '' && !this.#isMe(seat, name)) play('say');
      if (seat !== null && !this.client.voices)
        this.#show(seat, { kind: 'talk', text, reaction: null });
    }
  }

  /** A spectator is told by their name only. */
  #isMe(seat: number | null, name: string): boolean {
    return seat === null ? name === me()?.name : this.table.mine.includes(seat);
  }

  #answer(event: unknown): void {
    const found = this.client.says?.(event);
    if (!found) return;
    const text = say(found.said, (seat) => this.table.name(seat));
    this.#show(found.seat, { kind: 'answer', text, reaction: null });
  }

  #reacted(seat: number, reaction: Reaction): void {
    const text = t('client-presence-reaction', { kind: reaction });
    this.#show(seat, { kind: 'reaction', text, reaction });
    if (Date.now() - this.#reactionSaid < APART || this.table.mine.includes(seat)) return;
    this.#reactionSaid = Date.now();
    this.#speak(t('client-presence-said', { name: this.table.name(seat), text }));
  }

  #show(seat: number, bubble: Bubble): void {
    clearTimeout(this.#ends.get(seat));
    this.bubbles = { ...this.bubbles, [seat]: bubble };
    this.latest = seat;
    this.#ends.set(
      seat,
      setTimeout(() => this.#take(seat), lengthOf(bubble)),
    );
  }

  #take(seat: number): void {
    const { [seat]: _, ...others } = this.bubbles;
    this.bubbles = others;
    if (this.latest === seat) this.latest = null;
  }

  #speak(text: string): void {
    this.spoken = [...this.spoken, { number: ++this.#count, text }].slice(-KEPT);
  }

  #wasNudged(table: string, game: string, by: string): void {
    play('turn');
    if (table === this.table.id) this.nudgedBy = by;
    else this.#called({ table, game }, true);
  }

  #called({ table, game }: Called, awaited: boolean): void {
    const others = this.elsewhere.filter((each) => each.table !== table);
    if (awaited && others.length === this.elsewhere.length) play('turn');
    this.elsewhere = awaited ? [...others, { table, game }] : others;
  }

  async #lookElsewhere(): Promise<void> {
    const mine = await rest.mine().catch(() => []);
    this.elsewhere = mine
      .filter(({ awaited, table }) => awaited && table.table !== this.table.id)
      .map(({ table: { table, game } }) => ({ table, game }));
  }
}

export function titleOf(game: string): string {
  return t(`${stem(game as GameName)}-title`);
}
