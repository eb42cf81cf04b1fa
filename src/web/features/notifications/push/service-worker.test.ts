import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCE = readFileSync(new URL('../../../../../public/service-worker.js', import.meta.url), 'utf8');
const ORIGIN = 'https://jarmark.example';

interface Shown {
  readonly title: string;
  readonly options: { tag: string; body: string; renotify: boolean; data: { path: string } };
}

/** One of our windows as a service worker sees it. */
function aWindow(path: string, { isVisible = true, isTame = true } = {}) {
  const done: string[] = [];
  return {
    done,
    url: ORIGIN + path,
    visibilityState: isVisible ? 'visible' : 'hidden',
    focus: async () => done.push('focus'),
    navigate: async (to: string) => {
      if (!isTame) throw new TypeError('not under this worker');
      done.push(to);
    },
  };
}

/** Runs the worker over windows; `fire` dispatches an event and awaits its `waitUntil`. */
function aWorker(windows: ReturnType<typeof aWindow>[] = []) {
  const handlers = new Map<string, (event: object) => void>();
  const shown: Shown[] = [];
  const opened: string[] = [];
  const fetched: { url: string; body: unknown }[] = [];
  const self = {
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    clients: {
      matchAll: async () => windows,
      openWindow: async (path: string) => opened.push(path),
      claim: async () => {},
    },
    registration: {
      showNotification: async (title: string, options: Shown['options']) => shown.push({ title, options }),
      pushManager: { subscribe: async () => aSubscription('renewed') },
    },
    skipWaiting: async () => {},
  };
  const fetch = async (url: string, { body }: { body: string }) => fetched.push({ url, body: JSON.parse(body) });
  new Function('self', 'fetch', SOURCE)(self, fetch);
  const fire = async (name: string, fields: object) => {
    let work: unknown;
    handlers.get(name)?.({ ...fields, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  const push = (message: object) => fire('push', { data: { json: () => message } });
  return { handlers, shown, opened, fetched, fire, push };
}

const aSubscription = (name: string) => ({
  endpoint: `https://push.example/${name}`,
  options: {},
  toJSON: () => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: `p-${name}`, auth: `a-${name}` } }),
});

const messageIn = (conversationId: number) => ({
  ...{ conversationId, tag: `conversation-${conversationId}`, path: `/conversation/${conversationId}` },
  ...{ title: 'Hanka', body: 'Czy są jeszcze jajka?', lang: 'pl' },
});
const MESSAGE = messageIn(7);

test('a message is shown, and a newer one in its conversation replaces it with a sound', async () => {
  const { shown, push } = aWorker();
  await push(MESSAGE);
  await push({ ...MESSAGE, body: 'Halo?' });
  await push(messageIn(8));
  expect(shown[0]).toMatchObject({ title: 'Hanka', options: { body: MESSAGE.body, renotify: true, lang: 'pl' } });
  expect(shown.map(({ options }) => options.tag)).toEqual(['conversation-7', 'conversation-7', 'conversation-8']);
});

test.each([
  ['/conversation/7', true, 0],
  ['/chat/conversation/7', true, 0],
  ['/conversation/7?lang=de', true, 0],
  ['/conversation/7', false, 1],
  ['/conversation/77', true, 1],
  ['/chat', true, 1],
  ['/ad/7', true, 1],
])('with %s on the screen (seen: %s) it is shown %i times', async (path, isVisible, times) => {
  const { shown, push } = aWorker([aWindow(path, { isVisible })]);
  await push(MESSAGE);
  expect(shown).toHaveLength(times);
});

test('new listings of a saved search are shown whatever is on the screen, and open their page', async () => {
  const { shown, push } = aWorker([aWindow('/ads')]);
  await push({ tag: 'search-3', path: '/ads?q=miod', title: 'miód', body: 'Miód lipowy', lang: 'pl' });
  expect(shown).toMatchObject([{ title: 'miód', options: { tag: 'search-3', data: { path: '/ads?q=miod' } } }]);
});

test('an unreadable push still shows a notification, as browsers require', async () => {
  const { shown, fire, push } = aWorker([aWindow('/conversation/7')]);
  await fire('push', { data: null });
  await push({ title: 'x' });
  expect(shown.map(({ title, options }) => [title, options.data.path])).toEqual([
    ['Jarmark', '/conversations'],
    ['Jarmark', '/conversations'],
  ]);
});

async function press(windows: ReturnType<typeof aWindow>[]): Promise<string[]> {
  const { fire, opened } = aWorker(windows);
  let closed = 0;
  const notification = { data: { path: '/conversation/7' }, close: () => (closed += 1) };
  await fire('notificationclick', { notification });
  expect(closed).toBe(1);
  return opened;
}

test('a click focuses the tab with the conversation and leaves it as it is', async () => {
  const [other, there] = [aWindow('/ads'), aWindow('/chat/conversation/7', { isVisible: false })];
  expect(await press([other, there])).toEqual([]);
  expect([other.done, there.done]).toEqual([[], ['focus']]);
});

test('a click on news opens its page and marks its line as read, once', async () => {
  const { fire, fetched, opened, push, shown } = aWorker();
  await push({ tag: 'news-ad-3', path: '/ad/3', line: 41, title: 'Cena spadła', body: 'Miód', lang: 'pl' });
  const { data } = shown[0]?.options ?? {};
  await fire('notificationclick', { notification: { data, close: () => {} } });
  expect(opened).toEqual(['/ad/3']);
  expect(fetched).toEqual([{ url: '/api/notifications/read', body: { ids: [41] } }]);
});

test('a click navigates another tab to the conversation, but none with unsent input', async () => {
  const [form, free] = [aWindow('/addAnnouncement'), aWindow('/ads')];
  expect(await press([form, free])).toEqual([]);
  expect([form.done, free.done]).toEqual([[], ['focus', '/conversation/7']]);
});

test.each([
  ['there is none', []],
  ['somebody is writing in it', [aWindow('/editEvent/3')]],
  ['it is not under the worker', [aWindow('/ads', { isTame: false })]],
])('a click opens a tab where %s', async (_, windows) => {
  expect(await press(windows)).toEqual(['/conversation/7']);
});

test("a changed endpoint is registered with the old one's secret", async () => {
  const { fire, fetched } = aWorker();
  await fire('pushsubscriptionchange', { oldSubscription: aSubscription('old'), newSubscription: null });
  await fire('pushsubscriptionchange', {
    oldSubscription: aSubscription('old'),
    newSubscription: aSubscription('new'),
  });
  await fire('pushsubscriptionchange', { oldSubscription: null, newSubscription: aSubscription('new') });
  const old = { endpoint: 'https://push.example/old', auth: 'a-old' };
  expect(fetched).toEqual(
    ['renewed', 'new'].map((name) => ({
      url: '/api/push/subscription/moved',
      body: { ...aSubscription(name).toJSON(), old },
    })),
  );
});

test('the worker never caches pages or responds to their requests', () => {
  expect([...aWorker().handlers.keys()]).not.toContain('fetch');
  expect(SOURCE).not.toMatch(/caches\b/);
});
