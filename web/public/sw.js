// Shows that it is somebody's turn, also while no page is open. It keeps nothing and answers for
// no page: games are played with the server alone.

const tableForm = /^[0-9a-z]{1,32}$/;
const tagOf = (table) => `table/${table}`;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

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
    icon: '/notice.png',
    badge: '/notice.png',
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
