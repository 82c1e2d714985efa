/**
 * The house's own worker in a browser. It keeps the shell and the rules for when there is no connection, and
 * shows notifications. Nothing is kept but the files named here, which are the same for everybody: no
 * page of a table, nothing that the house has answered.
 *
 * `scripts/worker.js` puts the files of a build in front of it.
 */
/* global FILES, VERSION */
const CACHE = `gaslamp-${VERSION}`;
const SHELL = '/index.html';

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

/** All or nothing, past what the browser may have kept of an older build. */
async function keep() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((path) => new Request(path, { cache: 'no-cache' })));
  const page = await fetch('/rules', { cache: 'no-cache' });
  if (!page.ok) throw new Error('no shell');
  await cache.put(SHELL, page);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(forget().then(() => self.clients.claim()));
});

async function forget() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('gaslamp-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, hash } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request, pathname + hash));
  else if (FILES.includes(pathname)) event.respondWith(file(request, pathname));
});

/** From the house, always; without it, the rules, and for all else a page that says so. */
async function page(request, path) {
  try {
    return await fetch(request);
  } catch {
    if (!path.startsWith('/rules/') && !path.startsWith('/offline'))
      return Response.redirect(`/offline#${path}`);
    return (await caches.match(SHELL, { cacheName: CACHE })) ?? Response.error();
  }
}

/** What has its content in its name cannot be out of date; the few others are asked for first. */
async function file(request, path) {
  const kept = await caches.match(path, { cacheName: CACHE });
  if (kept && path.startsWith('/assets/')) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('push', (event) => {
  const note = read(event.data);
  if (note !== null) event.waitUntil(show(note));
});

function read(data) {
  try {
    const { title, text, lang, table } = data.json();
    return [title, text, lang, table].every((each) => typeof each === 'string')
      ? { title, text, lang, table }
      : null;
  } catch {
    return null;
  }
}

/** One for each table: a newer one takes the place of the one before. */
function show({ title, text, lang, table }) {
  return self.registration.showNotification(title, {
    body: text,
    lang,
    tag: table,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: { table },
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(`/table/${encodeURIComponent(event.notification.data.table)}`));
});

async function goTo(path) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => new URL(url).pathname === path);
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}
