// The client's files without a network, and notices of a turn while no page is open. Games are played
// with the server alone: nothing of a game is stored here.

const tableForm = /^[0-9a-z]{1,32}$/;
const tagOf = (table) => `table/${table}`;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// -- the client's files -------------------------------------------------------------------------

// One cache for each version of the front page. Files under /assets/ have their hash in their name,
// so they never change. Answers of the interface are never stored, nor are pages of a table, whose
// head says who plays there.
const prefix = 'client ';
const isAsset = (url) => url.origin === self.location.origin && url.pathname.startsWith('/assets/');

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => storedPage(request)));
  else if (isAsset(new URL(request.url))) event.respondWith(asset(request));
});

// Every page of the client is the front page's document.
async function storedPage(request) {
  const isApi = new URL(request.url).pathname.startsWith('/api/');
  return (!isApi && (await caches.match('/'))) || Response.error();
}

async function asset(request) {
  const stored = await caches.match(request);
  if (stored) return stored;
  const response = await fetch(request);
  const [name] = response.ok ? await versions() : [];
  if (name) await (await caches.open(name)).put(request, response.clone()).catch(() => undefined);
  return response;
}

async function versions() {
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}

self.addEventListener('message', (event) => {
  if (event.data?.type === 'keep') event.waitUntil(keep(event.data.files).catch(() => undefined));
});

// A page sends the files that it has loaded: the browser has them at hand, so that nothing is
// fetched a second time. The version before goes once the new one is stored.
async function keep(files) {
  const page = await fetch('/', { cache: 'no-cache' });
  if (!page.ok) return;
  const name = prefix + page.headers.get('etag');
  const cache = await caches.open(name);
  await cache.put('/', page);
  for (const file of files) {
    const url = new URL(file, self.location.origin);
    if (isAsset(url) && !(await cache.match(url))) await cache.add(url).catch(() => undefined);
  }
  for (const old of await versions()) if (old !== name) await caches.delete(old);
}

// -- notices ------------------------------------------------------------------------------------

self.addEventListener('push', (event) => {
  event.waitUntil(told(event.data));
});

async function told(data) {
  let notice;
  try {
    notice = data.json();
  } catch {
    return;
  }
  if (!tableForm.test(notice.table)) return;
  if (notice.kind === 'clear') return clear(notice.table);
  if (notice.kind !== 'turn') return;
  await self.registration.showNotification(notice.title, {
    body: notice.body,
    tag: tagOf(notice.table), // One for a table, however many come.
    lang: notice.language,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { table: notice.table, stop: notice.stop },
    actions: [{ action: 'stop', title: notice.label }],
  });
}

async function clear(table) {
  const shown = await self.registration.getNotifications({ tag: tagOf(table) });
  for (const one of shown) one.close();
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table, stop } = event.notification.data;
  event.waitUntil(event.action === 'stop' ? stopAll(stop) : open(table));
});

async function stopAll(token) {
  const subscription = await self.registration.pushManager.getSubscription().catch(() => null);
  await subscription?.unsubscribe();
  await fetch(`/api/notices/stop/${encodeURIComponent(token)}`, { method: 'POST' });
}

async function open(table) {
  const path = `/t/${table}`;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}
