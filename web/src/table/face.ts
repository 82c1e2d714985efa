/** A table that is only a face that the house has drawn: a lesson, or a mystery. */
import type { GameName } from '../games/names';
import type { Welcome } from '../wire/messages';
import type { AnyChoice } from './composer.svelte';
import type { Chair } from './model';
import { unnamed } from './naming';
import { emptyChairs } from './still';

interface Face {
  names: readonly string[];
  seat: number;
  options: Record<string, unknown>;
  sheet?: Record<string, string[]>;
  choices: readonly unknown[];
}

export abstract class FaceTable {
  abstract readonly game: GameName;
  abstract readonly face: Face | null;
  abstract readonly sending: boolean;
  abstract readonly steps: AnyChoice[];
  readonly stale = false;
  readonly id = '';

  get waiting(): boolean {
    return this.sending;
  }
  get choices(): AnyChoice[] {
    return this.sending ? [] : ((this.face?.choices ?? []) as AnyChoice[]);
  }
  get setup(): Welcome['setup'] {
    const seats = this.chairs.map(() => ({ type: 'open' as const }));
    return { game: this.game, seats, options: this.options };
  }
  get options(): Record<string, unknown> {
    return this.face?.options ?? {};
  }
  get chairs(): readonly Chair[] {
    return emptyChairs(this.face?.names.length ?? 0);
  }
  get seat(): number {
    return this.face?.seat ?? 0;
  }
  get mine(): readonly number[] {
    return [this.seat];
  }
  get sheet(): Record<string, string[]> {
    return this.face?.sheet ?? {};
  }
  name(seat: number): string {
    return unnamed(this.game, this.face?.names ?? [], seat);
  }
}
