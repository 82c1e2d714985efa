/** Each page but the first is a chunk of its own. */
import type { Component } from 'svelte';
import { everyGame } from '../games/names';
import type { Route } from '../router.svelte';
import { ownAgreements } from '../setup/own';
import { houseGames } from '../wire/house-games';
import { need, needGame } from '../words/words.svelte';
import Front from './Front.svelte';

type Fetched = Promise<{ default: Component<any> }>;

const PAGES: { [P in Route['page']]: (route: Extract<Route, { page: P }>) => Fetched } = {
  front: () => Promise.resolve({ default: Front }),
  setup: ({ game }) =>
    withAll(
      import('./Setup.svelte'),
      need('client-setup', 'client-presence'),
      needGame(game),
      ownAgreements(game),
      houseGames().catch(() => null),
    ),
  table: () => import('./Table.svelte'),
  rules: () => import('./Rules.svelte'),
  replay: () => import('./Replay.svelte'),
  analysis: () => import('./Analysis.svelte'),
  learn: () => import('./Learn.svelte'),
  mystery: () => import('./Mystery.svelte'),
  board: () => import('./Board.svelte'),
  which: () => import('./Which.svelte'),
  check: () => import('./Check.svelte'),
  history: () =>
    withAll(import('./History.svelte'), need('client-history', 'analysis', ...everyGame())),
  me: () => withAll(import('./Me.svelte'), need('client-me', 'client-presence')),
  offline: () => import('./Offline.svelte'),
  missing: () => import('./Missing.svelte'),
};

/** A page with what it says first, fetched beside it: what came later would push the rest away. */
async function withAll(page: Fetched, ...all: unknown[]): Fetched {
  const [found] = await Promise.all([page, ...all]);
  return found;
}

/**
 * The page of a route; what else the route says becomes its props. They are the same as long as the
 * page is there, also for what it was still waiting for when it is left.
 */
export async function pageOf(route: Route): Promise<Component> {
  const { page, ...props } = route;
  const fetch = PAGES[page] as (route: Route) => Fetched;
  const { default: Page } = await fetch(route);
  return (internals) => Page(internals, props);
}
