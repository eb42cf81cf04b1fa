import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import Echo from 'laravel-echo';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { logout } from '#contract/accounts/accounts.ts';
import { updatePreferences } from '#contract/accounts/settings.ts';
import { archiveConversation, markRead, type PostedMessage, sendMessage, tellTyping } from '#contract/conversations.ts';
import { userChannel } from '#contract/realtime.ts';
import { aListener, aPair, type Listener, onceHeard } from '#test/listeners.ts';
import { aTalker, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { storeMessage } from '../conversations/sending-repository.ts';
import { emit } from '../platform/events.ts';

const app = testApp({ REALTIME_PORT: '0', METRICS: '1', HOST: '127.0.0.1' });
let origin = '';
let ownPortOrigin = '';
const listeners: Listener[] = [];
const sockets: Socket[] = [];

beforeAll(async () => {
  origin = await app.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  await app.app.realtime.listen();
  ownPortOrigin = `http://127.0.0.1:${app.app.realtime.port}`;
});
afterEach(() => {
  for (const listener of listeners.splice(0)) listener.leave();
  for (const socket of sockets.splice(0)) socket.disconnect();
});

function listen(person: Talker, more: Partial<Parameters<typeof aListener>[0]> = {}): Listener {
  const listener = aListener({ origin, id: person.id, token: person.token, ...more });
  listeners.push(listener);
  return listener;
}

async function listening(person: Talker, more: Partial<Parameters<typeof aListener>[0]> = {}): Promise<Listener> {
  const listener = listen(person, more);
  await eventually(() => expect(listener.heard.subscribed).toEqual([{}]));
  return listener;
}

/** A socket that emits only what the test emits. */
function bareSocket(transport: 'websocket' | 'polling', headers: Record<string, string> = {}): Socket {
  const socket = io(origin, { transports: [transport], forceNew: true, extraHeaders: headers });
  sockets.push(socket);
  return socket;
}

async function connected(socket: Socket): Promise<Socket> {
  await eventually(() => expect(socket.connected).toBe(true));
  return socket;
}

const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 5_000, interval: 20 });
const aMessage = (content: string) => ({ clientId: randomUUID(), content, fileIds: [] });
const handshake = (headers: Record<string, string>, at = origin) =>
  fetch(`${at}/socket.io/?EIO=4&transport=polling`, { headers });

test('a stock client with only host, token and channel receives a message', async () => {
  const { one, other, conversationId } = await aPair(app);
  const echo = new Echo({ broadcaster: 'socket.io', host: origin, client: io, bearerToken: other.token });
  try {
    const channel = echo.private(`App.User.${other.id}`);
    const posted = new Promise<PostedMessage>((resolve) => channel.listen('.messagePosted', resolve));
    await new Promise((resolve) => channel.listen('.subscribed', resolve));
    await one.api.call(sendMessage, { params: { id: conversationId }, body: aMessage('Czy miód jest?') });
    expect(await posted).toMatchObject({
      sender_id: one.id,
      content: 'Czy miód jest?',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      conversation: { id: conversationId },
    });
  } finally {
    echo.disconnect();
  }
});

test('both members receive a message as the API returns it', async () => {
  const { one, other, conversationId } = await aPair(app);
  const [recipient, sender] = [await listening(other), await listening(one)];
  const { data } = await one.api.call(sendMessage, {
    params: { id: conversationId },
    body: aMessage('Czy miód jest?'),
  });
  for (const { heard } of [recipient, sender]) {
    await eventually(() => expect(heard.messagePosted).toHaveLength(1));
    expect(heard.messagePosted[0]).toEqual({ ...data, sender: expect.objectContaining({ id: one.id }) });
  }
});

test('a third account receives nothing of a conversation', async () => {
  const { one, conversationId } = await aPair(app);
  const third = await listening(await aTalker(app));
  const own = await listening(one);
  await one.api.call(sendMessage, { params: { id: conversationId }, body: aMessage('Tylko dla Ciebie') });
  await eventually(() => expect(own.heard.messagePosted).toHaveLength(1));
  expect(third.heard.messagePosted).toEqual([]);
});

test('read positions, typing and archiving are published to the accounts concerned', async () => {
  const { one, other, conversationId } = await aPair(app);
  const params = { id: conversationId };
  const [first, second] = [await listening(one), await listening(other)];
  await one.api.call(sendMessage, { params, body: aMessage('Dzień dobry') });
  await other.api.call(tellTyping, { params });
  await other.api.call(markRead, { params, body: { number: 1 } });
  await other.api.call(archiveConversation, { params, body: { archived: true } });
  await eventually(() => expect(second.heard.conversationChanged).toEqual([{ conversationId }]));
  await eventually(() => expect(first.heard.messagesRead).toEqual([{ conversationId, readerId: other.id, number: 1 }]));
  expect(second.heard.messagesRead).toEqual(first.heard.messagesRead);
  expect(first.heard.typing).toEqual([{ conversationId, senderId: other.id }]);
  expect(second.heard.typing).toEqual([]);
  expect(first.heard.conversationChanged).toEqual([]);
});

test("another account's channel is refused, and without a token every channel is", async () => {
  const [one, other] = [await aTalker(app), await aTalker(app)];
  const curious = listen(one, { id: other.id });
  const nobody = listen(one, { token: null });
  const stale = listen(one, { token: 'A'.repeat(43) });
  await eventually(() => {
    expect(curious.refusals).toEqual([403]);
    expect(nobody.refusals).toEqual([401]);
    expect(stale.refusals).toEqual([401]);
  });
  await emit(app.client.db, 'message.typing', { conversationId: 1, memberIds: [one.id, other.id], senderId: 3 });
  const own = await listening(other);
  await emit(app.client.db, 'message.typing', { conversationId: 2, memberIds: [one.id, other.id], senderId: 3 });
  await eventually(() => expect(own.heard.typing).toEqual([{ conversationId: 2, senderId: 3 }]));
  for (const { heard } of [curious, nobody, stale]) expect(heard).toMatchObject({ typing: [], subscribed: [] });
});

test('an unsubscribed client receives nothing more and may subscribe again', async () => {
  const one = await aTalker(app);
  const [listener, witness] = [await listening(one), await listening(one)];
  const tell = (conversationId: number) =>
    emit(app.client.db, 'conversation.changed', { conversationId, memberIds: [one.id] });
  const channel = userChannel(one.id);
  listener.socket.emit('unsubscribe', { channel });
  // Events of one socket are handled in order: this reply comes after the unsubscribe is done.
  listener.socket.emit('subscribe', { channel: userChannel(999), auth: {} });
  const refusals: unknown[] = [];
  listener.socket.on('subscription_error', (...told) => refusals.push(told));
  await eventually(() => expect(refusals).toEqual([[userChannel(999), 401]]));
  await tell(1);
  await eventually(() => expect(witness.heard.conversationChanged).toHaveLength(1));
  listener.socket.emit('subscribe', { channel, auth: { headers: { Authorization: `Bearer ${one.token}` } } });
  await eventually(() => expect(listener.heard.subscribed).toHaveLength(2));
  await tell(2);
  await eventually(() => expect(listener.heard.conversationChanged).toEqual([{ conversationId: 2 }]));
});

test('a socket that subscribes with another session represents only that one', async () => {
  const [one, other] = [await aTalker(app), await aTalker(app)];
  const listener = await listening(one);
  const channel = userChannel(other.id);
  listener.socket.emit('subscribe', { channel, auth: { headers: { Authorization: `Bearer ${other.token}` } } });
  const told: unknown[] = [];
  listener.socket.on('subscribed', (name) => told.push(name));
  const changed: unknown[] = [];
  listener.socket.on('conversationChanged', (name) => changed.push(name));
  await eventually(() => expect(told).toEqual([channel]));
  await emit(app.client.db, 'conversation.changed', { conversationId: 1, memberIds: [one.id, other.id] });
  await eventually(() => expect(changed).toEqual([channel]));
});

test('pages of other sites are refused over every transport', async () => {
  const own = new URL(origin).origin;
  expect((await handshake({})).status).toBe(200);
  expect((await handshake({ origin: own })).status).toBe(200);
  for (const foreign of ['https://evil.example', 'null', 'http://127.0.0.1:1']) {
    const answer = await handshake({ origin: foreign });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const socket = bareSocket('websocket', { origin: foreign });
    const [error] = await onceHeard(socket, 'connect_error');
    expect(String((error as { description?: { message?: string } }).description?.message)).toContain('403');
  }
  await connected(bareSocket('websocket', { origin: own }));
});

test('the sockets-only port serves the same sockets to pages of the same host, and nothing else', async () => {
  const { one, other, conversationId } = await aPair(app);
  const listener = await listening(other, { origin: ownPortOrigin });
  await one.api.call(sendMessage, { params: { id: conversationId }, body: aMessage('Słychać?') });
  await eventually(() => expect(listener.heard.messagePosted).toHaveLength(1));
  const sameHost = await handshake({ origin: new URL(origin).origin }, ownPortOrigin);
  expect(sameHost.status).toBe(200);
  expect(sameHost.headers.get('access-control-allow-origin')).toBe(new URL(origin).origin);
  expect((await handshake({ origin: 'https://evil.example' }, ownPortOrigin)).status).toBe(403);
  expect((await fetch(`${ownPortOrigin}/api/ads`)).status).toBe(404);
});

test.each(['websocket', 'polling'] as const)(
  'over %s a frame of more than 64 kB closes the connection',
  async (transport) => {
    const socket = await connected(bareSocket(transport));
    const cut = onceHeard(socket, 'disconnect');
    socket.emit('subscribe', { channel: 'a'.repeat(65 * 1024) });
    await cut;
  },
);

test.each(['websocket', 'polling'] as const)(
  'over %s a flooding client is closed and a quiet one is not',
  async (transport) => {
    const [modest, talkative] = [await connected(bareSocket(transport)), await connected(bareSocket(transport))];
    const cut = onceHeard(talkative, 'disconnect');
    for (let count = 0; count < 10; count += 1)
      modest.emit('client event', { channel: 'private-App.User.1', data: count });
    for (let count = 0; count < 30; count += 1) talkative.emit('client event', { data: count });
    await cut;
    const refusals: unknown[] = [];
    modest.on('subscription_error', (...told) => refusals.push(told));
    modest.emit('subscribe', { channel: 'private-App.User.1', auth: {} });
    await eventually(() => expect(refusals).toEqual([['private-App.User.1', 401]]));
  },
);

test.each([
  ['subscribe', []],
  ['subscribe', [null]],
  ['subscribe', [{ channel: 7 }]],
  ['subscribe', [{ channel: 'a', auth: 'token' }]],
  ['unsubscribe', ['private-App.User.1']],
] as [string, unknown[]][])('a %s with %j closes the connection', async (event, said) => {
  const socket = await connected(bareSocket('websocket'));
  const cut = onceHeard(socket, 'disconnect');
  socket.emit(event, ...said);
  await cut;
});

test('the twenty-first socket of one account is refused with 429', async () => {
  const one = await aTalker(app);
  const options = { transports: ['websocket'] };
  await Promise.all(Array.from({ length: 20 }, () => listening(one, { options })));
  const last = listen(one, { options });
  await eventually(() => expect(last.refusals).toEqual([429]));
});

test('ending a session closes only its own sockets', async () => {
  const [one, other] = [await aTalker(app), await aTalker(app)];
  const [cut, stays] = [await listening(one), await listening(other)];
  await one.api.call(logout);
  await eventually(() => expect(cut.cutBy()).toBe('io server disconnect'));
  expect(stays.cutBy()).toBeNull();
});

test('sockets of an ended session are closed even if the event is lost', async () => {
  const [ended, idle, gone, stays] = await Promise.all(Array.from({ length: 4 }, () => aTalker(app)));
  const people = [ended, idle, gone, stays] as Talker[];
  const open = await Promise.all(people.map((person) => listening(person)));
  const { db } = app.client;
  await db
    .deleteFrom('session')
    .where('account_id', '=', people[0]?.id ?? 0)
    .execute();
  await db
    .updateTable('session')
    .set({ last_used_at: new Date(0) })
    .where('account_id', '=', people[1]?.id ?? 0)
    .execute();
  await db
    .updateTable('account')
    .set({ deleted_at: new Date() })
    .where('id', '=', people[2]?.id ?? 0)
    .execute();
  for (const listener of open.slice(0, 3)) {
    await eventually(() => expect(listener.cutBy()).toBe('io server disconnect'));
  }
  expect(open[3]?.cutBy()).toBeNull();
}, 20_000);

test('presence is recorded, unless the account hides it', async () => {
  // Account ids restart with each test, and those of the previous test already count as recorded.
  for (let count = 0; count < 8; count += 1) await aTalker(app);
  const [shown, hidden] = [await aTalker(app), await aTalker(app)];
  await hidden.api.call(updatePreferences, { body: { showsPresence: false } });
  await Promise.all([listening(shown), listening(hidden)]);
  // A socket of the previous test may still be closing, under an id that belongs to another account by now.
  const seen = async () => {
    const both = [shown.id, hidden.id];
    const rows = await app.client.db.selectFrom('account').select(['id', 'seen_at']).where('id', 'in', both).execute();
    return rows.filter(({ seen_at }) => seen_at !== null).map(({ id }) => id);
  };
  await eventually(async () => expect(await seen()).toEqual([shown.id]));
});

/** Stores concurrent messages of both members, bypassing the limit per account. */
async function storeBurst(
  { one, other, conversationId }: Awaited<ReturnType<typeof aPair>>,
  count: number,
): Promise<void> {
  const store = (index: number) =>
    storeMessage(app.client.db, {
      conversationId,
      senderId: index % 2 === 0 ? one.id : other.id,
      clientId: randomUUID(),
      content: `Wiadomość ${index} ${'ż'.repeat(1_000)}`,
      warnings: [],
    });
  await Promise.all(Array.from({ length: count }, (_, index) => store(index)));
}

test('two hundred concurrent messages arrive once and in order, even if another client stops reading', async () => {
  const pair = await aPair(app);
  const stalled = await listening(pair.other, { options: { transports: ['websocket'] } });
  const listener = await listening(pair.other);
  const { ws } = stalled.socket.io.engine.transport as unknown as { ws: { _socket: { pause(): void } } };
  ws._socket.pause();
  await storeBurst(pair, 200);
  await eventually(() => expect(listener.heard.messagePosted).toHaveLength(200));
  const numbers = listener.heard.messagePosted.map(({ number }) => number);
  expect(numbers).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  expect(stalled.heard.messagePosted).toEqual([]);
});

test('a plain request with an Upgrade header is answered as a plain request', async () => {
  const { port, hostname } = new URL(origin);
  const socket = connectTcp(Number(port), hostname);
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n');
  const [first] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  expect(first.toString()).toContain('200 OK');
});

test('metrics count sockets and deliveries', async () => {
  const { one, other, conversationId } = await aPair(app);
  const listener = await listening(other);
  const figure = async (name: string) => {
    const text = (await app.app.fastify.inject('/metrics')).body;
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
  };
  const before = await figure('realtime_messages_delivered_total');
  await one.api.call(sendMessage, { params: { id: conversationId }, body: aMessage('Licz mnie') });
  await eventually(() => expect(listener.heard.messagePosted).toHaveLength(1));
  expect(await figure('realtime_messages_delivered_total')).toBe(before + 1);
  await eventually(async () => expect(await figure('realtime_sockets\\{state="subscribed"\\}')).toBe(1));
});
