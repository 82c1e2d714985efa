/** A guided game: all that is kept of it is what the pupil did, on this device. */
import type { Beat } from '../beats/beat';
import { atMyPace } from '../beats/pace.svelte';
import { Track, type Current, type Showing } from '../beats/track.svelte';
import type { AnyGameClient } from '../games/load';
import type { GameName } from '../games/names';
import { hearBeat } from '../sound/of-beats';
import type { ActingTable, Composing } from '../table/acting';
import type { AnyChoice } from '../table/composer.svelte';
import { FaceTable } from '../table/face';
import type { Phase } from '../table/model';
import { itemsOf, nowOf } from '../table/still';
import type { Way } from '../table/ways.svelte';
import type { LessonFace } from '../wire/api';
import type { NumberedItem } from '../wire/messages';
import { Refused, rest } from '../wire/rest';
import type { Sentence } from '../words/sentence';

/** The name of a game's first lesson. */
export const FIRST = 'first';

export class LessonTable extends FaceTable implements ActingTable, Composing, Showing {
  face = $state.raw<LessonFace | null>(null);
  /** It is for the voice to say, not for the panel. */
  readonly refusal = null;
  /** Why the last step was not made: declined, or the house did not answer. */
  fault = $state.raw<unknown>(null);
  sending = $state(false);
  readonly game: GameName;
  readonly lesson: string;
  readonly client: AnyGameClient;
  readonly track: Track;
  /** What the house has answered, until what led to it has been shown. */
  #coming: LessonFace | null = null;
  #chosen = $state.raw<AnyChoice | null>(null);
  #done = $state.raw<unknown[]>([]);

  constructor(game: GameName, lesson: string, client: AnyGameClient) {
    super();
    this.game = game;
    this.lesson = lesson;
    this.client = client;
    this.track = new Track(0, this);
    this.#done = kept(this.#place);
  }

  /** Where the pupil left it; from the beginning if the lesson has changed since. */
  async open(): Promise<void> {
    await this.#go(this.#done);
    if (this.face === null && this.declined !== null) await this.anew();
  }

  anew(): Promise<void> {
    return this.#go([]);
  }

  /** Having listened. */
  goOn(): Promise<void> {
    return this.#go([...this.#done, null]);
  }

  /** Having been shown how: the house does it. */
  showMe(): Promise<void> {
    return this.#go([...this.#done, true]);
  }

  back(): Promise<void> {
    return this.#go(this.#done.slice(0, -1));
  }

  /** What the voice says to something that is not for now. */
  get declined(): Sentence | null {
    return this.fault instanceof Refused ? this.fault.said : null;
  }

  get begun(): boolean {
    return this.#done.length > 0;
  }

  async #go(done: unknown[]): Promise<void> {
    this.sending = true;
    this.fault = null;
    try {
      const face = await rest.lesson(this.game, this.lesson, done);
      const on = done.length > this.#done.length && this.face !== null;
      this.#done = done;
      localStorage.setItem(this.#place, JSON.stringify(done));
      this.#tell(face, on);
    } catch (fault) {
      this.fault = fault;
      this.sending = false;
    }
    this.#chosen = null;
  }

  /** What is new is shown in its time; somebody who goes back has seen it. */
  #tell(face: LessonFace, on: boolean): void {
    const items = itemsOf(face.events, face.said);
    this.#coming = face;
    if (on) this.track.hear(items.slice(this.track.told.length));
    else this.track.begin(items);
    this.track.present(nowOf(face.view, 'playing'));
  }

  paced(length: number, beat: Beat): number {
    return atMyPace(Math.min(length, beat.length));
  }

  shown(track: Track, current: Current): void {
    hearBeat(track, current);
  }

  settled(): void {
    this.face = this.#coming;
    this.sending = false;
  }

  // Composing: one step at a time, each confirmed

  get composer(): Composing {
    return this;
  }
  get whole(): boolean {
    return this.#chosen !== null;
  }
  get steps(): AnyChoice[] {
    return this.#chosen === null ? [] : [this.#chosen];
  }
  choose(choice: AnyChoice): void {
    if (!this.sending) this.#chosen = choice;
  }
  undo(): void {
    this.#chosen = null;
  }
  confirm(): Promise<void> | undefined {
    return this.#chosen === null ? undefined : this.#go([...this.#done, this.#chosen.action]);
  }

  // What boards read

  get phase(): Phase {
    return this.over ? 'over' : 'playing';
  }
  get over(): boolean {
    return (this.face?.view as { over?: boolean } | undefined)?.over === true;
  }
  get asked(): boolean {
    return this.choices.length > 0;
  }
  get awaited(): readonly number[] {
    const view = this.face?.view as { awaited?: number[] } | undefined;
    return view?.awaited ?? [];
  }
  get items(): readonly NumberedItem[] {
    return this.track.items;
  }
  get aids(): Way {
    return 'oracle';
  }

  /** Where this device keeps it. */
  get #place(): string {
    const which = this.lesson === FIRST ? '' : `-${this.lesson}`;
    return `gaslamp-lesson-${this.game}${which}`;
  }
}

function kept(place: string): unknown[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}
