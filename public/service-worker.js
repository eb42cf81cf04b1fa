/*
 * Tells of messages and new listings while no page is open. It keeps no pages and answers no requests: the site comes from the network.
 */

const ICON = '/icon-192.png';
/** A silhouette, for the bar at the top of a phone. */
const BADGE = '/badge-96.png';
/** Pages on which somebody may be in the middle of writing: those are left as they are. */
const BUSY = /^\/(add|edit|change)/i;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(tell(read(event.data))));
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(move(event)));

/** What the server says: `{ conversationId?, line?, tag, path, title, body, lang }`; null when it cannot be read. */
function read(data) {
  try {
    const message = data.json();
    return typeof message.tag === 'string' && typeof message.path === 'string' ? message : null;
  } catch {
    return null;
  }
}

async function tell(message) {
  // Browsers take it ill when nothing is shown, so it is left out only where the words themselves are in sight.
  if (message?.conversationId && (await isInSight(message.conversationId))) return;
  // Pages know notifications by their tags, too, to take away what has been read.
  const { title = 'Jarmark', body = '', lang = '', tag = 'chat', path = '/conversations', line } = message ?? {};
  await self.registration.showNotification(title, {
    ...{ body, lang, tag, icon: ICON, badge: BADGE },
    // It takes the place of the one before, and still makes itself heard.
    renotify: true,
    data: { path, line },
  });
}

function ownWindows() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

function isAt(client, conversationId) {
  const shown = /^\/(?:chat\/)?conversation\/(\d+)\/?$/.exec(new URL(client.url).pathname);
  return Number(shown?.[1]) === conversationId;
}

async function isInSight(conversationId) {
  const windows = await ownWindows();
  return windows.some((client) => client.visibilityState === 'visible' && isAt(client, conversationId));
}

/** Goes to a tab that shows the page, else has another of ours show it, else opens one. */
async function open(notification) {
  notification.close();
  const { path = '/conversations', line } = notification.data ?? {};
  await Promise.all([show(path), line && markRead(line)]);
}

async function show(path) {
  const windows = await ownWindows();
  const there = windows.find((client) => new URL(client.url).pathname.endsWith(path));
  if (there) return there.focus();
  const free = windows.find((client) => !BUSY.test(new URL(client.url).pathname));
  try {
    await free.focus();
    await free.navigate(path);
  } catch {
    // None is free, or it is not under this worker's hand.
    await self.clients.openWindow(path);
  }
}

/** What is opened has been read. Offline, or after logging out, the line stays unread. */
async function markRead(line) {
  await post('/api/notifications/read', { ids: [line] }).catch(() => {});
}

function post(path, body) {
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** The browser has changed where it is told. Without knowing the old place, the next page that is opened puts it right. */
async function move({ oldSubscription, newSubscription }) {
  if (!oldSubscription) return;
  const next = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = next.toJSON();
  const old = { endpoint: oldSubscription.endpoint, auth: oldSubscription.toJSON().keys.auth };
  await post('/api/push/subscription/moved', { endpoint, keys, old });
}
