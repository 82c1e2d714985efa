/** What of a rulebook a tick, a number or a choice is not enough for. */
import type { Component } from 'svelte';
import type { GameName } from '../games/names';
import type { Plan } from './plan.svelte';

type Own = Component<{ plan: Plan }>;
const OWN = import.meta.glob<Own>('../games/*/Agreements.svelte', { import: 'default' });

const fetched = new Map<GameName, Own>();

/** Most games have nothing of the kind. What is here already is there at once. */
export function ownAgreements(game: GameName): Own | Promise<Own> | undefined {
  return fetched.get(game) ?? OWN[`../games/${game}/Agreements.svelte`]?.().then(keep);

  function keep(own: Own): Own {
    fetched.set(game, own);
    return own;
  }
}
