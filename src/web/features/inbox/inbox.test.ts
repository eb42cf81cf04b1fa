import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Conversation, Message, PostedMessage } from '#contract/conversations.ts';
import { dismissToast, shownToasts, waitingToastCount } from '../../ui/toast-store.ts';

/** A server with conversations of Hanka (7), as the inbox asks it; `posted` is what the socket would say. */
const server = vi.hoisted(() => ({
  conversations: new Map<number, Conversation>(),
  said: [] as string[],
  isCut: false,
}));

vi.mock('../session/late-messages.ts', () => ({ loadMessages: async () => {} }));
vi.mock('../../lib/messages.ts', () => ({
  translatorFor: () => (id: string, values?: { count: number }) => (values ? `${id} ${values.count}` : id),
}));
vi.mock('./background-call.ts', () => {
  interface Input {
    readonly params?: { readonly id: number };
    readonly body?: { readonly number?: number };
  }
  /** As it is when the question comes; what happens while the answer is on its way is not in it. */
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

const momentOf = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 1_000).toISOString();

function aMessage(conversationId: number, number: number, more: Partial<Message> = {}): PostedMessage {
  return {
    ...{ id: number, number, clientId: `c-${conversationId}-${number}`, sender_id: JAN.id, content: `tekst ${number}` },
    ...{ created_at: momentOf(number), conversation: { id: conversationId }, files: [], warnings: [], removed: null },
    ...{ sender: JAN, ...more },
  };
}

/** What the server has of a conversation whose last message has this number. */
function store(id: number, number: number, more: Partial<Conversation> = {}): void {
  server.conversations.set(id, {
    ...{ id, users: [JAN, HANKA], updated_at: momentOf(number), LastMessage: aMessage(id, number), about: null },
    ...{ unread: 0, readNumber: number, otherReadNumber: 0, lastSeen: null, archived: false, closed: null },
    ...more,
  });
}

/** The inbox as a page has it, fresh for each test. */
async function anInbox() {
  const news = await import('./news.ts');
  const { startToasts } = await import('./message-toasts.ts');
  const { conversations, loadConversations } = await import('./conversation-store.ts');
  const { watchThread } = await import('./thread-store.ts');
  const { noteRead } = await import('./reading.ts');
  startToasts();
  const listed = () => conversations.read().listed.map(({ id }) => id);
  const unread = () => conversations.read().unread;
  return { ...news, conversations, loadConversations, watchThread, noteRead, listed, unread };
}

const toasts = () => shownToasts().map(({ title, description }) => `${title}: ${description}`);
const quiet = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  vi.resetModules();
  server.conversations.clear();
  server.said.length = 0;
  server.isCut = false;
  [page.isVisible, page.isFocused] = [true, true];
  const state = JSON.stringify({ user: HANKA, isLoggedIn: true });
  vi.stubGlobal('localStorage', { getItem: () => state, setItem: () => {} });
  vi.stubGlobal('addEventListener', () => {});
  // Pages of the tests before are no other tabs.
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

vi.mock('../../ui/toast-store.ts', async (importOriginal) => {
  // One store for the inbox and for what the test sees of it, whichever module it came with.
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

test('an unknown conversation is asked for and added, also when it is heard of before the list is there', async () => {
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

test("another's message is told of once, one's own and those from before the page are not", async () => {
  store(1, 3, { unread: 2, readNumber: 1 });
  const { loadConversations, tellNews } = await anInbox();
  await loadConversations();
  tellNews('posted', aMessage(1, 4));
  tellNews('posted', aMessage(1, 4));
  tellNews('posted', aMessage(1, 5, { sender_id: HANKA.id }));
  tellNews('posted', aMessage(1, 6));
  await quiet();
  // Whoever writes has read what came before.
  expect(toasts()).toEqual(['Jan: tekst 6']);
});

test('none is lost however many there are, and a file is said where there are no words', async () => {
  store(1, 0, { LastMessage: null });
  const { loadConversations, tellNews } = await anInbox();
  await loadConversations();
  const files: Message['files'] = [{ id: 1, kind: 'pdf', name: 'cennik.pdf', sizeBytes: 9, width: null, height: null }];
  for (const number of [1, 2, 3, 4, 5])
    tellNews('posted', aMessage(1, number, number === 1 ? { content: '', files } : {}));
  await quiet();
  expect(toasts()).toEqual(['Jan: inbox.files 1', 'Jan: tekst 2', 'Jan: tekst 3']);
  expect(waitingToastCount()).toBe(2);
});

test('a message that was read elsewhere takes its toast away, with those before it', async () => {
  store(1, 1);
  const { loadConversations, tellNews, unread } = await anInbox();
  await loadConversations();
  for (const number of [2, 3, 4]) tellNews('posted', aMessage(1, number));
  await quiet();
  store(1, 4, { unread: 1, readNumber: 3 });
  tellNews('messagesRead', { conversationId: 1, readerId: JAN.id, number: 4 });
  expect(toasts()).toHaveLength(3);
  tellNews('messagesRead', { conversationId: 1, readerId: HANKA.id, number: 3 });
  await quiet();
  expect(toasts()).toEqual(['Jan: tekst 4']);
  expect(unread()).toEqual({ messages: 1, conversations: 1 });
});

test('nobody is told of what they are looking at, and of what they are not looking at they are', async () => {
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

test('what was missed while there was no connection is told of when it is back, and only that', async () => {
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
  expect(toasts()).toEqual(['Jan: tekst 7']);
});

test('what is read counts at once, is said to the server once, and never while nobody looks', async () => {
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

test('a first list that cannot be loaded says so, and comes when it is asked for again', async () => {
  server.isCut = true;
  const { loadConversations, conversations, tellNews } = await anInbox();
  await loadConversations();
  expect(conversations.read().state).toBe('failed');
  server.isCut = false;
  tellNews('missed', { hasGap: true });
  await quiet();
  expect(conversations.read().state).toBe('ready');
});
