/** Each page but the first is a chunk of its own. */
import type { Component } from 'svelte';
import type { Route } from '../router.svelte';
import { need } from '../words/words.svelte';
import Front from './Front.svelte';

interface Loaded {
  Page: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
}

const PAGES: Record<Route['page'], () => Promise<{ default: Component<any> }>> = {
  front: () => Promise.resolve({ default: Front }),
  setup: () => inWords(import('./Setup.svelte'), 'client-setup'),
  table: () => import('./Table.svelte'),
  rules: () => import('./Rules.svelte'),
  replay: () => import('./Replay.svelte'),
  analysis: () => import('./Analysis.svelte'),
  learn: () => import('./Learn.svelte'),
  mystery: () => import('./Mystery.svelte'),
  board: () => import('./Board.svelte'),
  which: () => import('./Which.svelte'),
  check: () => import('./Check.svelte'),
  history: () => import('./History.svelte'),
  me: () => inWords(import('./Me.svelte'), 'client-me'),
  offline: () => import('./Offline.svelte'),
  missing: () => import('./Missing.svelte'),
};

/** A page with what it says, which no other page does. */
async function inWords<P>(page: Promise<P>, ...files: string[]): Promise<P> {
  const [found] = await Promise.all([page, need(...files)]);
  return found;
}

/** The page of a route; what else the route says becomes its props. */
export async function pageOf(route: Route): Promise<Loaded> {
  const { page, ...props } = route;
  const loaded = await PAGES[page]();
  return { Page: loaded.default as Loaded['Page'], props };
}
