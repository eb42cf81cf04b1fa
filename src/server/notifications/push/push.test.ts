import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { logout } from '#contract/accounts/accounts.ts';
import { endOtherSessions } from '#contract/accounts/settings.ts';
import { markRead } from '#contract/conversations.ts';
import { readNews, updateNewsChoices } from '#contract/notifications/notifications.ts';
import { getPushKey, movePush, subscribePush, unsubscribePush } from '#contract/realtime.ts';
import { polishClock } from '#contract/values/polish-time.ts';
import type { Locale } from '#i18n/locales.ts';
import { aComment, aListing, aSession } from '#test/factories.ts';
import { retryNow, untilDone } from '#test/job-queue.ts';
import { openTestPushService, readVapid, TestBrowser } from '#test/push-service.ts';
import { aConversation, aMessage, aTalker, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { NEWS_DESCRIPTORS } from '../../compose/news.ts';
import { createPublishNews, type News } from '../centre/publish.ts';
import { createQueuePushes } from './queue.ts';

const onServer = test.runIf(process.env.TEST_DATABASE_URL);
const service = await openTestPushService();
const app = testApp({ PUSH_HOSTS: `push.example.org:8443, ${service.host}` });
beforeEach(() => {
  service.received.length = 0;
  service.status = 201;
});
afterAll(() => service.close());

/** A browser with a signed-in user and a push subscription. */
async function aBrowser(person: Talker, { locale = 'pl' as Locale, token = person.token } = {}): Promise<TestBrowser> {
  const browser = new TestBrowser(service.host);
  const { data } = await app.as(token, locale).call(subscribePush, { body: browser.subscription });
  expect(data).toEqual({ subscribed: true });
  return browser;
}

async function publishOne(news: News): Promise<void> {
  const { jobs } = app.app;
  const publish = createPublishNews({ jobs, queuePushes: createQueuePushes({ jobs }), descriptors: NEWS_DESCRIPTORS });
  await app.client.db.transaction().execute((tx) => publish(tx, [news]));
}

const untilTold = () => untilDone(app, ['push.send']);
const countSubscriptions = async () =>
  (await app.client.db.selectFrom('push_subscription').select('id').execute()).length;

test('a subscribed browser is notified of a message, readable by nobody else', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const browser = await aBrowser(seller);
  await app.client.db.updateTable('account').set({ name: 'Hanka z Podhala' }).where('id', '=', buyer.id).execute();
  await aMessage(buyer, id, 'Czy miód jest\nz tego roku?');
  await untilTold();
  expect(browser.messagesIn(service.received)).toMatchObject([
    {
      conversationId: id,
      path: `/conversation/${id}`,
      title: 'Hanka z Podhala',
      body: 'Czy miód jest z tego roku?',
      lang: 'pl',
    },
  ]);
  const [delivery] = service.received;
  expect(delivery?.headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' });
  expect(delivery?.body.includes('Hanka')).toBe(false);
  expect(() => new TestBrowser(service.host).decrypt(delivery?.body ?? Buffer.alloc(0))).toThrow();
});

test('requests are signed with the key that browsers subscribed to', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const { publicKey } = await seller.api.call(getPushKey);
  await aBrowser(seller);
  await aMessage(buyer, id);
  await untilTold();
  const vapid = readVapid(service.received[0] as never);
  expect(vapid.publicKey).toBe(publicKey);
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  expect(vapid.claims).toMatchObject({ aud: `https://${service.host}`, sub: expect.stringMatching(/^mailto:.+@/) });
  expect(vapid.claims.exp * 1_000 - Date.now()).toBeLessThan(24 * 3_600_000);
});

test('a message read within seconds is not pushed', async () => {
  const { id, buyer, seller } = await aConversation(app);
  await aBrowser(seller);
  await aMessage(buyer, id);
  await seller.api.call(markRead, { params: { id }, body: { number: 1 } });
  await untilTold();
  expect(service.received).toHaveLength(0);
});

test('a message is pushed after some seconds, since it may be read by then', async () => {
  const { id, buyer, seller } = await aConversation(app);
  await aBrowser(seller);
  await aMessage(buyer, id);
  const { rows } = await sql<{ pause: number }>`
    select extract(epoch from start_after - created_on)::float8 as pause from pgboss.job where name = 'push.send'`.execute(
    app.client.db,
  );
  expect(rows).toEqual([{ pause: 5 }]);
});

test('messages in quick succession become one notification with their count; later ones replace it', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const browser = await aBrowser(seller);
  for (const words of ['Raz.', 'Dwa.', 'Trzy.']) await aMessage(buyer, id, words);
  await untilTold();
  expect(browser.messagesIn(service.received)).toMatchObject([
    { title: expect.stringMatching(/ \(3\)$/), body: 'Trzy.' },
  ]);
  await aMessage(buyer, id, 'Cztery.');
  await untilTold();
  expect(browser.messagesIn(service.received)[1]).toMatchObject({ title: expect.stringMatching(/ \(4\)$/) });
  const [first, second] = service.received.map(({ headers }) => headers.topic);
  expect(first).toMatch(/^[\w-]{20,32}$/);
  expect(second).toBe(first);
});

test('every browser of the recipient is notified of every conversation; the sender is not', async () => {
  const seller = await aTalker(app);
  const first = await aConversation(app, { seller });
  const second = await aConversation(app, { seller });
  const phone = await aBrowser(seller);
  const laptop = await aBrowser(seller, { token: await aSession(app, seller.id), locale: 'de' });
  await aBrowser(first.buyer);
  await aMessage(first.buyer, first.id);
  await aMessage(second.buyer, second.id);
  await untilTold();
  for (const browser of [phone, laptop]) {
    const ids = browser.messagesIn(service.received).map(({ conversationId }) => conversationId);
    expect(ids.toSorted()).toEqual([first.id, second.id]);
  }
  expect(service.received).toHaveLength(4);
  // The topics must not reveal that two browsers' notifications are about the same conversation.
  expect(new Set(service.received.map(({ headers }) => headers.topic)).size).toBe(4);
});

test('no links are pushed, suspected fraud is not quoted, and files are named in the browser’s language', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const browser = await aBrowser(seller, { locale: 'de' });
  const tell = async (content: string) => {
    const message = await aMessage(buyer, id, content);
    return message.id;
  };
  await tell('Proszę wejść na https://zly.example/kurier i wpisać numer karty oraz kod BLIK.');
  await untilTold();
  await seller.api.call(markRead, { params: { id }, body: { number: 1 } });
  const messageId = await tell('x');
  await sql`update message set content = '' where id = ${messageId}`.execute(app.client.db);
  await sql`
    insert into message_file (owner_id, conversation_id, message_id, kind, name, storage_key, size_bytes)
    values (${buyer.id}, ${id}, ${messageId}, 'pdf', 'cennik.pdf', 'x', 1)`.execute(app.client.db);
  await untilTold();
  await seller.api.call(markRead, { params: { id }, body: { number: 2 } });
  const longId = await tell('x');
  const long = `Zobacz www.zly.example i ${'bardzo długie zdanie '.repeat(40)}`;
  await sql`update message set content = ${long}, warnings = '{}' where id = ${longId}`.execute(app.client.db);
  await untilTold();
  const [fraud, files, cut] = browser.messagesIn(service.received);
  expect(fraud).toMatchObject({ body: 'Neue Nachricht', lang: 'de' });
  expect(files).toMatchObject({ body: 'Dateien für Sie' });
  expect(cut?.body).toMatch(/…$/);
  expect(cut?.body).not.toContain('www.zly');
  expect([...(cut?.body ?? '')].length).toBeLessThanOrEqual(125);
});

test.each([404, 410])('a subscription whose service answers %i is deleted', async (status) => {
  const { id, buyer, seller } = await aConversation(app);
  await aBrowser(seller);
  service.status = status;
  await aMessage(buyer, id);
  await untilTold();
  expect(service.received).toHaveLength(1);
  expect(await countSubscriptions()).toBe(0);
});

test.each([429, 500, 503, 302, 400])('a service that answers %i is retried', async (status) => {
  const { id, buyer, seller } = await aConversation(app);
  const browser = await aBrowser(seller);
  service.status = status;
  await aMessage(buyer, id);
  await untilTold();
  service.status = 201;
  await retryNow(app, 'push.send');
  // A redirect is not followed: retries go to the same URL.
  expect(service.received.map(({ path }) => path)).toEqual([browser.path, browser.path]);
  await retryNow(app, 'push.send');
  expect(service.received).toHaveLength(2);
  expect(await countSubscriptions()).toBe(1);
});

test('a message read before the service is reachable again is not pushed', async () => {
  const { id, buyer, seller } = await aConversation(app);
  await aBrowser(seller);
  service.status = 503;
  await aMessage(buyer, id);
  await untilTold();
  await seller.api.call(markRead, { params: { id }, body: { number: 1 } });
  await retryNow(app, 'push.send');
  expect(service.received).toHaveLength(1);
});

test('a browser is notified until its session ends', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const other = await aSession(app, seller.id);
  await aBrowser(seller);
  await aBrowser(seller, { token: other });
  await app.as(other).call(logout);
  expect(await countSubscriptions()).toBe(1);
  await seller.api.call(endOtherSessions);
  expect(await countSubscriptions()).toBe(1);
  await aMessage(buyer, id);
  await seller.api.call(logout);
  await untilTold();
  expect(await countSubscriptions()).toBe(0);
  expect(service.received).toHaveLength(0);
});

test('a subscription can be removed only by its owner', async () => {
  const [person, other] = [await aTalker(app), await aTalker(app)];
  const { subscription } = await aBrowser(person);
  const end = (by: Talker) => by.api.call(unsubscribePush, { query: { endpoint: subscription.endpoint } });
  await end(other);
  expect(await countSubscriptions()).toBe(1);
  expect((await end(person)).data).toEqual({ subscribed: false });
  expect(await countSubscriptions()).toBe(0);
  expect((await end(person)).data).toEqual({ subscribed: false });
});

test('a browser belongs to the account that subscribed last', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const { subscription } = await aBrowser(seller);
  const next = await aTalker(app);
  await next.api.call(subscribePush, { body: subscription });
  await aMessage(buyer, id);
  await untilTold();
  expect(service.received).toHaveLength(0);
  expect(await countSubscriptions()).toBe(1);
});

test('a session has one subscription, and an account at most its ten newest', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const renewed = [await aBrowser(seller), await aBrowser(seller)];
  expect(await countSubscriptions()).toBe(1);
  const browsers: TestBrowser[] = [];
  for (let count = 0; count < 11; count += 1)
    browsers.push(await aBrowser(seller, { token: await aSession(app, seller.id) }));
  expect(await countSubscriptions()).toBe(10);
  await aMessage(buyer, id);
  await untilTold();
  const told = new Set(service.received.map(({ path }) => path));
  expect([...renewed, ...browsers].map(({ path }) => told.has(path))).toEqual([
    ...[false, false, false],
    ...Array.from({ length: 10 }, () => true),
  ]);
});

test('a browser whose endpoint changes stays subscribed if it knows the old secret', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const { subscription } = await aBrowser(seller);
  const changed = new TestBrowser(service.host);
  const move = (auth: string, endpoint = subscription.endpoint) =>
    app.api().call(movePush, { body: { ...changed.subscription, old: { endpoint, auth } } });
  expect((await move('A'.repeat(22))).data).toEqual({ moved: false });
  expect((await move(subscription.keys.auth, `${subscription.endpoint}x`)).data).toEqual({ moved: false });
  expect((await move(subscription.keys.auth)).data).toEqual({ moved: true });
  await aMessage(buyer, id);
  await untilTold();
  expect(changed.messagesIn(service.received)).toHaveLength(1);
  expect(service.received).toHaveLength(1);
});

test('a host that is no longer trusted is not called', async () => {
  const { id, buyer, seller } = await aConversation(app);
  await aBrowser(seller);
  const endpoint = 'https://internal.example/push';
  await app.client.db.updateTable('push_subscription').set({ endpoint }).execute();
  await aMessage(buyer, id);
  await untilTold();
  expect(await countSubscriptions()).toBe(0);
  expect(service.received).toHaveLength(0);
});

const { keys } = new TestBrowser('').subscription;

test.each([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://fcm.googleapis.com./x',
  'https://evil-fcm.googleapis.com/x',
  'https://fcm.googleapis.com@127.0.0.1/x',
  'https://user:pass@fcm.googleapis.com/x',
  'https://user@fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/x',
  'https://localhost:1/x',
  'https://push.example.org/x',
  'https://push.services.mozilla.com.evil.example/x',
  'https://evilpush.services.mozilla.com/x',
  'https://push.services.mozilla.com/x',
  'https://notify.windows.com/x',
  'https://web.push.apple.com.evil.example/x',
  'https://evil.example/https://fcm.googleapis.com/x',
  'https://evil.example#fcm.googleapis.com',
  'https://evil.example?.push.services.mozilla.com',
  'https://evil.example\\.notify.windows.com/x',
  'ftp://fcm.googleapis.com/x',
  'javascript:alert(1)',
  'file:///etc/passwd',
  '',
])('the server cannot be made to call %j', async (endpoint) => {
  const person = await aTalker(app);
  const refusal = { code: 'validationFailed', fieldErrors: { endpoint: [expect.any(String)] } };
  await expect(person.api.call(subscribePush, { body: { endpoint, keys } })).rejects.toMatchObject(refusal);
  expect(await countSubscriptions()).toBe(0);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/dX:APA91b',
  'https://fcm.googleapis.com:443/wp/x',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYA',
  'https://web.push.apple.com/QOx',
  'https://push.example.org:8443/x',
])('the endpoint of a known push service is accepted: %s', async (endpoint) => {
  const person = await aTalker(app);
  await person.api.call(subscribePush, { body: { endpoint, keys } });
  expect(await countSubscriptions()).toBe(1);
});

test.each([
  ['p256dh', { ...keys, p256dh: keys.p256dh.slice(0, 40) }],
  ['p256dh', { ...keys, p256dh: `BB${'A'.repeat(85)}` }],
  ['auth', { ...keys, auth: 'abcdefghij' }],
])('invalid keys are refused: %s', async (name, wrong) => {
  const person = await aTalker(app);
  const body = { endpoint: 'https://fcm.googleapis.com/x', keys: wrong };
  await expect(person.api.call(subscribePush, { body })).rejects.toMatchObject({
    fieldErrors: { [`keys.${name}`]: [expect.any(String)] },
  });
});

test('a letter with thousands of combining marks is pushed within the size limit', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const browser = await aBrowser(seller);
  await aMessage(buyer, id, `Ha ${`e${'\u0329'.repeat(999)}`.repeat(3)}`);
  await untilTold();
  expect(browser.messagesIn(service.received)).toEqual([expect.objectContaining({ body: 'Ha…' })]);
  expect(service.received[0]?.body.length).toBeLessThan(4_096);
});

onServer('a browser that moves to an endpoint its page subscribes concurrently is notified there once', async () => {
  const seller = await aTalker(app);
  for (let round = 0; round < 25; round += 1) {
    const old = await aBrowser(seller);
    const { subscription } = new TestBrowser(service.host);
    const moved = { ...subscription, old: { endpoint: old.subscription.endpoint, auth: old.subscription.keys.auth } };
    await Promise.all([
      app.as(seller.token).call(subscribePush, { body: subscription }),
      app.api().call(movePush, { body: moved }),
    ]);
    expect(await countSubscriptions()).toBe(1);
  }
});

test('news are pushed in the browser’s language, several about one thing as one, unless they were read', async () => {
  const { seller } = await aConversation(app);
  const browser = await aBrowser(seller, { locale: 'de' });
  const listingId = await aListing(app, 'ad', { title: 'Ser kozi', seller_id: seller.id });
  for (const step of ['one', 'two']) {
    const commentId = await aComment(app, listingId, 5);
    await publishOne({ accountId: seller.id, key: step, kind: 'comment', listingId, commentId });
  }
  await untilTold();
  expect(browser.messagesIn(service.received)).toMatchObject([
    {
      tag: `news-comment ${listingId}`,
      title: 'Ser kozi',
      body: '2 neue Bewertungen',
      path: `/ad/${listingId}#comments`,
    },
  ]);
  const commentId = await aComment(app, listingId, 4);
  await publishOne({ accountId: seller.id, key: 'three', kind: 'comment', listingId, commentId });
  await seller.api.call(readNews, { body: { upTo: 1_000_000 } });
  await untilTold();
  expect(service.received).toHaveLength(1);
});

test('topics without push are not pushed, and quiet hours delay all pushes to their end', async () => {
  const { id, buyer, seller } = await aConversation(app);
  await aBrowser(seller);
  const choose = (body: Parameters<typeof seller.api.call<typeof updateNewsChoices>>[1]) =>
    seller.api.call(updateNewsChoices, body);
  await choose({ body: { topics: [{ topic: 'messages', push: false }] } });
  await aMessage(buyer, id);
  await untilTold();
  expect(service.received).toHaveLength(0);

  const hour = Number(polishClock(Date.now()).slice(11, 13));
  const clock = (hours: number) => `${String((hours + 24) % 24).padStart(2, '0')}:00`;
  const quiet = { from: clock(hour - 1), until: clock(hour + 2) };
  await choose({ body: { topics: [{ topic: 'messages', push: true }], quiet } });
  await aMessage(buyer, id);
  const { rows } = await sql<{ hours: number }>`
    select extract(epoch from start_after - created_on)::float8 / 3600 as hours from pgboss.job
    where name = 'push.send' and state = 'created'`.execute(app.client.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.hours).toBeGreaterThan(0.9);
  expect(rows[0]?.hours).toBeLessThanOrEqual(2.01);
});
