import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Conversation, Message, PostedMessage } from '#contract/conversations.ts';
import {
  closeStayingToasts,
  closeToast,
  dismissToast,
  shownToasts,
  waitingToastCount,
} from '../../../ui/toast-store.ts';

/** A server with conversations of Hanka (7), as the inbox calls it; `posted` is what the socket would send. */
const server = vi.hoisted(() => ({
  conversations: new Map<number, Conversation>(),
  said: [] as string[],
  isCut: false,
}));

vi.mock('../../../lib/session/late-messages.ts', () => ({ loadMessages: async () => {} }));
vi.mock('../../../lib/messages.ts', () => ({
  translatorFor: () => (id: string, values?: { count: number }) => (values ? `${id} ${values.count}` : id),
}));
vi.mock('../../../lib/session/background-call.ts', () => {
  interface Input {
    readonly params?: { readonly id: number };
    readonly body?: { readonly number?: number };
  }
  /** Computed when the request arrives; later changes are not in it. */
  function answer(name: string, { params, body }: Input): unknown {
    const one = server.conversations.get(params?.id ?? 0);
    if (name === 'conversations.list') return [...server.conversations.values()];
    if (name === 'conversations.get') return one;
    if (name === 'messages.list') return { items: one?.LastMessage ? [one.LastMessage] : [], hasMore: false };
    if (name === 'conversations.read') return { data: { readNumber: body?.number, unread: 0 } };
    throw new Error(`nobody answers ${name}`);
  }
  return {
    backgroundCall: async ({ name }: { name: string }, input: Input = {}) => {
      server.said.push([name, input.params?.id, input.body?.number].filter(Boolean).join(' '));
      const said = answer(name, input);
      await Promise.resolve();
      if (server.isCut) throw new TypeError('network error');
      return said;
    },
  };
});

const HANKA = { id: 7, name: 'Hanka', avatar: null, auth_token: 'secret' };
const JAN = { id: 8, name: 'Jan', avatar: null };
const page = { isVisible: true, isFocused: true };
const stored = new Map<string, string>();
const storageListeners = new Set<(event: object) => void>();

/** Simulates another tab changing the browser's storage. */
function inAnotherTab(value: string | null): void {
  if (value === null) stored.delete('chatToasts');
  else stored.set('chatToasts', value);
  for (const listener of storageListeners) listener({ key: 'chatToasts', newValue: value });
}

const momentOf = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 1_000).toISOString();

function aMessage(conversationId: number, number: number, more: Partial<Message> = {}): PostedMessage {
  return {
    ...{ id: number, number, clientId: `c-${conversationId}-${number}`, sender_id: JAN.id, content: `tekst ${number}` },
    ...{
      created_at: momentOf(number),
      conversation: { id: conversationId },
      files: [],
      warnings: [],
      offer: null,
      removed: null,
    },
    ...{ sender: JAN, ...more },
  };
}

/** Stores a conversation on the server whose last message has this number. */
function store(id: number, number: number, more: Partial<Conversation> = {}): void {
  server.conversations.set(id, {
    ...{ id, users: [JAN, HANKA], updated_at: momentOf(number), LastMessage: aMessage(id, number), about: null },
    ...{ unread: 0, readNumber: number, otherReadNumber: 0, lastSeen: null, archived: false, closed: null },
    ...more,
  });
}

/** The inbox of a page, fresh for each test. */
async function anInbox() {
  const news = await import('../../../lib/realtime/news.ts');
  const { startToasts } = await import('./message-toasts.ts');
  const { conversations, loadConversations } = await import('./conversation-store.ts');
  const { watchThread } = await import('./thread-store.ts');
  const { noteRead } = await import('./reading.ts');
  startToasts();
  const listed = () => conversations.read().listed.map(({ id }) => id);
  const unread = () => conversations.read().unread;
  return { ...news, conversations, loadConversations, watchThread, noteRead, listed, unread };
}

const toasts = () =>
  shownToasts().map(({ title, description, note }) => `${title}${note ? ` (${note})` : ''}: ${description}`);
const quiet = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  vi.resetModules();
  server.conversations.clear();
  server.said.length = 0;
  server.isCut = false;
  [page.isVisible, page.isFocused] = [true, true];
  const state = JSON.stringify({ user: HANKA, isLoggedIn: true });
  stored.clear();
  stored.set('appState', state);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('addEventListener', (kind: string, listener: (event: object) => void) => {
    if (kind === 'storage') storageListeners.add(listener);
  });
  storageListeners.clear();
  // Pages of earlier tests are not other tabs.
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('document', {
    documentElement: { lang: 'pl' },
    hasFocus: () => page.isFocused,
    addEventListener: () => {},
    get visibilityState() {
      return page.isVisible ? 'visible' : 'hidden';
    },
  });
});
afterEach(() => {
  while (shownToasts().length > 0) dismissToast(shownToasts()[0]?.id ?? '');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

vi.mock('../../../ui/toast-store.ts', async (importOriginal) => {
  // One toast store for the inbox and for the test, whichever module loaded it.
  const kept = globalThis as { toastStore?: unknown };
  kept.toastStore ??= await importOriginal();
  return kept.toastStore as object;
});

test('the list is loaded, and a message moves its conversation to the top', async () => {
  store(1, 3);
  store(2, 5);
  const { loadConversations, tellNews, listed, unread, conversations } = await anInbox();
  await loadConversations();
  expect(listed()).toEqual([2, 1]);
  tellNews('posted', aMessage(1, 4, { created_at: momentOf(9) }));
  expect(listed()).toEqual([1, 2]);
  expect(conversations.read().listed[0]).toMatchObject({ LastMessage: { number: 4 }, updated_at: momentOf(9) });
  expect(unread()).toEqual({ messages: 1, conversations: 1 });
  expect(server.said).toEqual(['conversations.list']);
});

test('an unknown conversation is loaded and added, even when its message precedes the list', async () => {
  store(1, 3);
  const { loadConversations, tellNews, listed } = await anInbox();
  const loading = loadConversations();
  store(2, 1, { unread: 1, readNumber: 0, updated_at: momentOf(4) });
  tellNews('posted', aMessage(2, 1));
  await loading;
  await quiet();
  expect(listed()).toEqual([2, 1]);
  expect(server.said).toEqual(['conversations.list', 'conversations.get 2']);
});

test("another's message is announced once; own ones and those older than the page are not", async () => {
  store(1, 3, { unread: 2, readNumber: 1 });
  const { loadConversations, tellNews } = await anInbox();
  await loadConversations();
  tellNews('posted', aMessage(1, 4));
  tellNews('posted', aMessage(1, 4));
  tellNews('posted', aMessage(1, 5, { sender_id: HANKA.id }));
  tellNews('posted', aMessage(1, 6));
  await quiet();
  // Sending marks earlier messages as read.
  expect(toasts()).toEqual(['Jan: tekst 6']);
});

test('a conversation has one toast with a count and the last message; without a text, files are named', async () => {
  store(1, 0, { LastMessage: null });
  const { loadConversations, tellNews } = await anInbox();
  await loadConversations();
  const files: Message['files'] = [{ id: 1, kind: 'pdf', name: 'cennik.pdf', sizeBytes: 9, width: null, height: null }];
  tellNews('posted', aMessage(1, 1, { content: '', files }));
  await quiet();
  expect(toasts()).toEqual(['Jan: inbox.files 1']);
  for (const number of [2, 3, 4, 5]) tellNews('posted', aMessage(1, number));
  await quiet();
  expect(toasts()).toEqual(['Jan (inbox.new 5): tekst 5']);
  tellNews('posted', aMessage(1, 5));
  await quiet();
  expect(toasts()).toEqual(['Jan (inbox.new 5): tekst 5']);
});

test('of four conversations three have a toast at once, and the fourth waits', async () => {
  for (const id of [1, 2, 3, 4]) store(id, 1);
  const { loadConversations, tellNews } = await anInbox();
  await loadConversations();
  for (const number of [2, 3, 4]) for (const id of [1, 2, 3, 4]) tellNews('posted', aMessage(id, number));
  await quiet();
  expect(toasts()).toEqual(Array(3).fill('Jan (inbox.new 3): tekst 4'));
  expect(waitingToastCount()).toBe(1);
  closeStayingToasts();
  expect([toasts(), waitingToastCount()]).toEqual([[], 0]);
  tellNews('posted', aMessage(2, 5));
  await quiet();
  expect(toasts()).toEqual(['Jan: tekst 5']);
});

test('a toast survives a page load, with what arrived meanwhile, until it is dismissed', async () => {
  store(1, 1);
  const before = await anInbox();
  await before.loadConversations();
  for (const number of [2, 3]) before.tellNews('posted', aMessage(1, number));
  await quiet();
  dismissToast('conversation-1');
  vi.resetModules();
  store(1, 4, { unread: 3, readNumber: 1 });
  const after = await anInbox();
  await quiet();
  expect(toasts()).toEqual(['Jan (inbox.new 2): tekst 3']);
  await after.loadConversations();
  await quiet();
  expect(toasts()).toEqual(['Jan (inbox.new 3): tekst 4']);
  closeToast('conversation-1');
  vi.resetModules();
  const last = await anInbox();
  await last.loadConversations();
  await quiet();
  expect(toasts()).toEqual([]);
});

test('what was read on another device while no page was open has no toast', async () => {
  store(1, 1);
  const before = await anInbox();
  await before.loadConversations();
  before.tellNews('posted', aMessage(1, 2));
  await quiet();
  dismissToast('conversation-1');
  vi.resetModules();
  store(1, 2);
  const after = await anInbox();
  await after.loadConversations();
  await quiet();
  expect(toasts()).toEqual([]);
});

test('tabs stay in step: a toast dismissed in one closes in all, and a late tab does not show it again', async () => {
  store(1, 1);
  const { loadConversations, tellNews } = await anInbox();
  await loadConversations();
  tellNews('posted', aMessage(1, 2));
  await quiet();
  const kept = JSON.parse(stored.get('chatToasts') ?? '');
  inAnotherTab(JSON.stringify({ ...kept, waiting: [[1, { ...kept.waiting[0][1], last: 3, words: 'stamtąd' }]] }));
  await quiet();
  expect(toasts()).toEqual(['Jan (inbox.new 2): stamtąd']);
  inAnotherTab(JSON.stringify({ ...kept, waiting: [], closed: [[1, 3]] }));
  await quiet();
  expect(toasts()).toEqual([]);
  tellNews('posted', aMessage(1, 3));
  await quiet();
  expect(toasts()).toEqual([]);
});

test("a previous user's toasts are not shown, and malformed ones are ignored", async () => {
  store(1, 1);
  stored.set(
    'chatToasts',
    JSON.stringify({ memberId: 99, waiting: [[1, { from: 1, last: 1, name: 'X', words: 'y' }]], closed: [] }),
  );
  await anInbox();
  await quiet();
  expect(toasts()).toEqual([]);
  vi.resetModules();
  stored.set('chatToasts', '{"memberId":7,"waiting":');
  await anInbox();
  await quiet();
  expect(toasts()).toEqual([]);
});

test('messages read elsewhere are not counted, and the toast closes with the last of them', async () => {
  store(1, 1);
  const { loadConversations, tellNews, unread } = await anInbox();
  await loadConversations();
  for (const number of [2, 3, 4]) tellNews('posted', aMessage(1, number));
  await quiet();
  store(1, 4, { unread: 1, readNumber: 3 });
  tellNews('messagesRead', { conversationId: 1, readerId: JAN.id, number: 4 });
  expect(toasts()).toEqual(['Jan (inbox.new 3): tekst 4']);
  tellNews('messagesRead', { conversationId: 1, readerId: HANKA.id, number: 3 });
  await quiet();
  expect(toasts()).toEqual(['Jan: tekst 4']);
  expect(unread()).toEqual({ messages: 1, conversations: 1 });
});

test('nothing is announced for a visible conversation, but it is for a hidden one', async () => {
  store(1, 1);
  const { loadConversations, tellNews, watchThread } = await anInbox();
  await loadConversations();
  const leave = watchThread(1);
  tellNews('posted', aMessage(1, 2));
  await quiet();
  expect(toasts()).toEqual([]);
  page.isFocused = false;
  tellNews('posted', aMessage(1, 3));
  await quiet();
  expect(toasts()).toEqual(['Jan: tekst 3']);
  leave();
});

test('messages missed while disconnected are announced on reconnecting, and only those', async () => {
  store(1, 1);
  store(2, 1);
  const { loadConversations, tellNews, listed } = await anInbox();
  await loadConversations();
  server.isCut = true;
  tellNews('missed', { hasGap: true });
  await quiet();
  expect(listed()).toEqual([2, 1]);
  server.isCut = false;
  store(1, 7, { unread: 6, readNumber: 1 });
  tellNews('missed', { hasGap: true });
  await quiet();
  expect(listed()).toEqual([1, 2]);
  expect(toasts()).toEqual(['Jan (inbox.new 6): tekst 7']);
});

test('reading counts at once, is sent once, and never while the page is hidden', async () => {
  vi.useFakeTimers();
  store(1, 4, { unread: 4, readNumber: 0 });
  const { loadConversations, noteRead, unread } = await anInbox();
  await loadConversations();
  server.said.length = 0;
  page.isFocused = false;
  noteRead(1, 4);
  expect(unread().messages).toBe(4);
  page.isFocused = true;
  noteRead(1, 3);
  noteRead(1, 4);
  expect(unread()).toEqual({ messages: 0, conversations: 0 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.said).toEqual(['conversations.read 1 4']);
});

test('a failure to load the first list is reported, and a retry loads it', async () => {
  server.isCut = true;
  const { loadConversations, conversations, tellNews } = await anInbox();
  await loadConversations();
  expect(conversations.read().state).toBe('failed');
  server.isCut = false;
  tellNews('missed', { hasGap: true });
  await quiet();
  expect(conversations.read().state).toBe('ready');
});
