/** Which page is open. Links are real links; those inside the house do not load the page again. */
import { everyGame, isGame, type GameName } from './games/names';
import { cameBy } from './wire/links';

export type Route =
  | { page: 'front' }
  | { page: 'setup'; game: GameName }
  | { page: 'table'; code: string | null; id: string | null }
  | { page: 'rules'; game: GameName; clause: string | null }
  | { page: 'replay'; table: string; move: number | null; viewer: number | null }
  | { page: 'analysis'; table: string; move: number | null; viewer: number | null }
  | { page: 'learn'; game: GameName; lesson: string | null }
  | { page: 'mystery'; game: GameName; day: string | null }
  | { page: 'board'; game: GameName; packed: string | null }
  | { page: 'which'; of: 'learn' | 'rules' }
  | { page: 'check'; table: string | null }
  | { page: 'me' }
  | { page: 'history' }
  | { page: 'offline'; to: string }
  | { page: 'missing' };

const NOWHERE: Route = { page: 'missing' };

/** The page of an address: its path, and after # what to go to on it. */
export function routeOf(path: string, hash = '', search = ''): Route {
  const [first = '', second = '', ...more] = path.split('/').filter((part) => part !== '');
  if (more.length > 0) return NOWHERE;
  if (first === 'offline') return { page: 'offline', to: /^#(\/(?!\/).*)/.exec(hash)?.[1] ?? '/' };
  const to = decodeURIComponent(hash.slice(1));
  if (second === '') return withoutDetail(first, to);
  if (first === 't') return { page: 'table', code: second, id: null };
  if (first === 'table') return { page: 'table', code: null, id: second };
  if (first === 'replay') return { page: 'replay', table: second, ...moment(to) };
  if (first === 'analysis') return { page: 'analysis', table: second, ...moment(to) };
  if (!isGame(second)) return NOWHERE;
  if (first === 'learn') return { page: 'learn', game: second, lesson: to || null };
  const asked = new URLSearchParams(search);
  if (first === 'mystery') return mystery(second, to || (asked.get('day') ?? ''));
  if (first === 'board') return { page: 'board', game: second, packed: asked.get('p') };
  if (first === 'new') return { page: 'setup', game: second };
  if (first === 'rules') return { page: 'rules', game: second, clause: to || null };
  return NOWHERE;
}

/** Today's, or that of an earlier day. */
function mystery(game: GameName, to: string): Route {
  return { page: 'mystery', game, day: /^\d{4}-\d\d-\d\d$/.test(to) ? to : null };
}

/** "12,0": the twelfth step as seat 0 saw it. */
function moment(text: string): { move: number | null; viewer: number | null } {
  const [, move, viewer] = /^(\d+)(?:,(-?\d))?$/.exec(text) ?? [];
  return { move: move ? Number(move) : null, viewer: viewer ? Number(viewer) : null };
}

function withoutDetail(first: string, to: string): Route {
  if (first === '') return { page: 'front' };
  if (first === 'me') return { page: 'me' };
  if (first === 'history') return { page: 'history' };
  if (first === 'learn' || first === 'rules') return { page: 'which', of: first };
  if (first === 'mystery') return mystery(everyGame()[0] ?? '', to);
  if (first === 'board') return { page: 'board', game: everyGame()[0] ?? '', packed: null };
  if (first === 'check') return { page: 'check', table: to || null };
  return NOWHERE;
}

let route = $state<Route>(here());

/** The link that somebody was given stands in the address; all that is asked about the table needs it. */
function here(): Route {
  const found = routeOf(location.pathname, location.hash, location.search);
  const table = tableOf(found);
  if (table !== null) cameBy(table, new URLSearchParams(location.search).get('code'));
  return found;
}

function tableOf(found: Route): string | null {
  if (found.page === 'table') return found.id;
  return found.page === 'replay' || found.page === 'analysis' ? found.table : null;
}

export function currentRoute(): Route {
  return route;
}

/** The same address, when more games are known. */
export function lookAgain(): void {
  if (route.page === 'missing') route = here();
}

export function goTo(path: string): void {
  history.pushState(null, '', path);
  route = here();
  scrollTo(0, 0);
}

/** Takes links inside the house for as long as the returned function is not called. */
export function followLinks(): () => void {
  const follow = (event: MouseEvent): void => {
    const path = pathClicked(event);
    if (path === null) return;
    event.preventDefault();
    goTo(path);
  };
  const back = (): void => {
    route = here();
  };
  document.addEventListener('click', follow);
  addEventListener('popstate', back);
  addEventListener('hashchange', back);
  return () => {
    document.removeEventListener('click', follow);
    removeEventListener('popstate', back);
    removeEventListener('hashchange', back);
  };
}

/** Null when the browser should follow the link as it always does. */
function pathClicked(event: MouseEvent): string | null {
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return null;
  const link = (event.target as Element).closest('a');
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null;
  const address = new URL(link.href, location.href);
  const leavesHouse = address.origin !== location.origin || address.pathname.startsWith('/api/');
  const samePage = address.pathname === location.pathname && address.hash !== '';
  return leavesHouse || samePage ? null : address.pathname + address.search + address.hash;
}
