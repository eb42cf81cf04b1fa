import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteAccount } from '#contract/accounts/settings.ts';
import { deliveryBodySchema } from '#contract/programs/events.ts';
import { DELIVERY_KINDS, type DeliveryKind } from '#contract/programs/webhook-kinds.ts';
import {
  createWebhook,
  listDeliveries,
  listWebhooks,
  pingWebhook,
  removeWebhook,
  rotateSecret,
  sendDeliveryAgain,
  switchWebhook,
  updateWebhook,
  type Webhook,
} from '#contract/programs/webhooks.ts';
import { actOnListings } from '#contract/selling/selling.ts';
import { aListing } from '#test/factories.ts';
import { type FakeAnswer, type FakeRequest, type FakeServer, startFakeServer } from '#test/fake-server.ts';
import { aPurchase } from '#test/money-factories.ts';
import { aConversation, aMessage, aTalker, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp({ WEBHOOK_LOOPBACK: '1' });

let receiver: FakeServer;
let received: FakeRequest[] = [];
let answer: FakeAnswer = { status: 204, json: null };
beforeAll(async () => {
  receiver = await startFakeServer((request) => {
    received.push(request);
    return answer;
  });
});
beforeEach(() => {
  received = [];
  answer = { status: 204, json: null };
  receiver.mood = 'fine';
});
afterAll(() => receiver.close());

const ALL = ['message.received', 'listing.published', 'listing.hidden', 'listing.expired', 'payment.settled'] as const;

async function aReceiver(person: Talker, events: readonly (typeof ALL)[number][] = ALL) {
  const body = { url: `${receiver.url}/jarmark`, events: [...events] };
  return (await person.api.call(createWebhook, { body })).data;
}

const WAITING_MS = 20_000;

/** Polls until a value is found. */
async function until<T>(find: () => Promise<T | undefined | false>): Promise<T> {
  for (const end = Date.now() + WAITING_MS; Date.now() < end; await new Promise((wait) => setTimeout(wait, 50))) {
    const found = await find();
    if (found) return found;
  }
  throw new Error('it did not happen');
}

const untilReceived = (count: number) => until(async () => received.length >= count && received);

async function deliveriesOf(person: Talker, { id }: Pick<Webhook, 'id'>) {
  return (await person.api.call(listDeliveries, { params: { id } })).items;
}

/** The newest delivery once its last attempt is recorded. */
function untilTried(person: Talker, webhook: Webhook, tries = 1) {
  return until(async () => (await deliveriesOf(person, webhook)).find((each) => each.tries === tries));
}

/** Makes a waiting delivery's next attempt due now. */
async function hurry(deliveryId: string): Promise<void> {
  const { db } = app.client;
  await db
    .updateTable('webhook_delivery')
    .set({ next_try_at: new Date(Date.now() - 3_600_000) })
    .where('id', '=', deliveryId)
    .execute();
  await db.transaction().execute((tx) => app.app.jobs.queue(tx, 'webhooks.queue', {}));
}

function signatureOf({ headers, body }: FakeRequest, secret: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
}

test("a message is delivered at once, signed, only to its recipient's webhook", async () => {
  const { id, buyer, seller, listingId } = await aConversation(app);
  const { webhook, secret } = await aReceiver(seller);
  await aReceiver(buyer);
  await aMessage(buyer, id);
  const [request] = await untilReceived(1);
  if (!request) throw new Error('nothing came');
  expect(request).toMatchObject({ method: 'POST', path: '/jarmark' });
  expect(request.headers['content-type']).toBe('application/json');
  expect(request.headers['webhook-signature']).toBe(signatureOf(request, secret));
  expect(Math.abs(Date.now() / 1_000 - Number(request.headers['webhook-timestamp']))).toBeLessThan(60);
  const body = deliveryBodySchema('message.received').parse(JSON.parse(request.body));
  expect(body.id).toBe(request.headers['webhook-id']);
  expect(body.data).toMatchObject({ conversationId: id, senderId: buyer.id, listingId });
  const delivered = await untilTried(seller, webhook);
  expect(delivered).toMatchObject({ id: body.id, state: 'delivered', tries: 1, status: 204, problem: null });
  expect(received).toHaveLength(1);
});

test('each kind of event has the data defined by the contract', async () => {
  const seller = await aTalker(app);
  const { webhook } = await aReceiver(seller);
  const { db } = app.client;
  const listingId = await aListing(app, 'ad', { seller_id: seller.id, title: 'Miód gryczany' });
  const act = (action: 'pause' | 'resume' | 'end') =>
    seller.api.call(actOnListings, { body: { ids: [listingId], action } });
  await act('pause');
  await act('resume');
  await db.updateTable('listing').set({ status: 'expired' }).where('id', '=', listingId).execute();
  const purchase = await aPurchase(app, { accountId: seller.id, listingId });
  await db.updateTable('purchase').set({ status: 'pending' }).where('id', '=', purchase).execute();
  await db.updateTable('purchase').set({ status: 'success', paid_at: new Date() }).where('id', '=', purchase).execute();
  const items = await until(async () => {
    const all = await deliveriesOf(seller, webhook);
    return all.length >= 5 && all;
  });
  const told = items.map(({ kind, body }) => {
    const { data } = deliveryBodySchema(kind as DeliveryKind).parse(JSON.parse(body));
    return [kind, data] as const;
  });
  const about = { listingId, kind: 'ad', title: 'Miód gryczany' };
  expect(told.reverse()).toEqual([
    ['listing.published', about],
    ['listing.hidden', { ...about, reason: 'paused' }],
    ['listing.published', about],
    ['listing.expired', about],
    ['payment.settled', expect.objectContaining({ transactionId: purchase, listingId, currency: 'PLN' })],
  ]);
  expect(DELIVERY_KINDS).toContain('ping');
});

test('only subscribed events are delivered, and none while a webhook is disabled', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const { webhook } = await aReceiver(seller, ['payment.settled']);
  const { webhook: off } = await aReceiver(seller);
  await seller.api.call(switchWebhook, { params: { id: off.id }, body: { on: false } });
  await aMessage(buyer, id);
  expect(await deliveriesOf(seller, webhook)).toEqual([]);
  expect(await deliveriesOf(seller, off)).toEqual([]);
});

test('a message whose transaction is rolled back is not delivered', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const { webhook } = await aReceiver(seller);
  const { db } = app.client;
  const message = { conversation_id: id, number: 99, sender_id: buyer.id, client_id: 'cofnieta', content: 'nic' };
  await expect(
    db.transaction().execute(async (tx) => {
      await tx.insertInto('message').values(message).execute();
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  expect(await deliveriesOf(seller, webhook)).toEqual([]);
});

test('a failed delivery is retried with the same id and body, signed with a new timestamp', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const { webhook, secret } = await aReceiver(seller);
  answer = { status: 500, json: { error: 'awaria' } };
  await aMessage(buyer, id);
  const first = await untilTried(seller, webhook);
  expect(first).toMatchObject({ state: 'waiting', status: 500, problem: 'status' });
  expect(Date.parse(first.nextTryAt ?? '')).toBeGreaterThan(Date.now());
  answer = { status: 200, json: {} };
  await hurry(first.id);
  const second = await untilTried(seller, webhook, 2);
  expect(second).toMatchObject({ id: first.id, state: 'delivered', status: 200, nextTryAt: null });
  const [one, two] = received;
  expect(two?.body).toBe(one?.body);
  expect(two?.headers['webhook-id']).toBe(one?.headers['webhook-id']);
  expect(two && two.headers['webhook-signature'] === signatureOf(two, secret)).toBe(true);
});

test('a redirect is not followed', async () => {
  const seller = await aTalker(app);
  const { webhook } = await aReceiver(seller);
  answer = { status: 302, json: null };
  await seller.api.call(pingWebhook, { params: { id: webhook.id } });
  expect(await untilTried(seller, webhook)).toMatchObject({ state: 'failed', status: 302, problem: 'status' });
  expect(received).toHaveLength(1);
});

test('a ping has one attempt, and repeating it with the same key sends no other', async () => {
  const seller = await aTalker(app);
  const { webhook } = await aReceiver(seller);
  const call = { params: { id: webhook.id }, idempotencyKey: 'ping-jeden' };
  const { data } = await seller.api.call(pingWebhook, call);
  expect((await seller.api.call(pingWebhook, call)).data.id).toBe(data.id);
  await untilReceived(1);
  expect(await untilTried(seller, webhook)).toMatchObject({ kind: 'ping', state: 'delivered' });
  expect(received).toHaveLength(1);
});

test('a delivery that arrived or failed can be sent again, with the same id', async () => {
  const seller = await aTalker(app);
  const { webhook } = await aReceiver(seller);
  answer = { status: 503, json: null };
  await seller.api.call(pingWebhook, { params: { id: webhook.id } });
  const failed = await untilTried(seller, webhook);
  answer = { status: 200, json: null };
  const params = { id: webhook.id, deliveryId: failed.id };
  await seller.api.call(sendDeliveryAgain, { params });
  expect(await untilTried(seller, webhook, 2)).toMatchObject({ id: failed.id, state: 'delivered' });
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([failed.id, failed.id]);
  const other = await aTalker(app);
  await expect(other.api.call(sendDeliveryAgain, { params })).rejects.toMatchObject({ code: 'notFound' });
});

test('both secrets sign for a day after a rotation', async () => {
  const seller = await aTalker(app);
  const { webhook, secret: old } = await aReceiver(seller);
  const params = { id: webhook.id };
  const { data } = await seller.api.call(rotateSecret, { params, idempotencyKey: 'nowy-sekret' });
  const again = await seller.api.call(rotateSecret, { params, idempotencyKey: 'nowy-sekret' });
  expect(data.secret).not.toBe(old);
  expect(again.data.secret).toBe(data.secret);
  expect(Date.parse(data.webhook.oldSecretUntil ?? '')).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  await seller.api.call(pingWebhook, { params });
  const [during] = await untilReceived(1);
  if (!during) throw new Error('nothing came');
  expect(during.headers['webhook-signature']).toBe(`${signatureOf(during, data.secret)} ${signatureOf(during, old)}`);
  await app.client.db
    .updateTable('webhook')
    .set({ old_until: new Date(Date.now() - 1_000) })
    .execute();
  await seller.api.call(pingWebhook, { params });
  const [, after] = await untilReceived(2);
  expect(after && after.headers['webhook-signature'] === signatureOf(after, data.secret)).toBe(true);
});

test('a webhook is disabled after a day without success, and its owner is notified once', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const { webhook } = await aReceiver(seller);
  answer = { status: 500, json: null };
  await aMessage(buyer, id);
  const first = await untilTried(seller, webhook);
  await app.client.db.updateTable('webhook_delivery').set({ run_tries: 10, tries: 10 }).execute();
  await hurry(first.id);
  expect(await untilTried(seller, webhook, 11)).toMatchObject({ state: 'failed', nextTryAt: null });
  const [now] = (await seller.api.call(listWebhooks)).items;
  expect(now?.disabledBy).toBe('failures');
  expect((await app.mails(1)).map(({ subject }) => subject)).toEqual(['Twój webhook nie odpowiada']);
  const { data } = await seller.api.call(switchWebhook, { params: { id: webhook.id }, body: { on: true } });
  expect(data.disabledBy).toBeNull();
});

test('one failed delivery does not disable a webhook while others succeed', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const { webhook } = await aReceiver(seller);
  answer = { status: 500, json: null };
  await aMessage(buyer, id);
  const first = await untilTried(seller, webhook);
  await app.client.db.updateTable('webhook').set({ delivered_at: new Date() }).execute();
  await app.client.db.updateTable('webhook_delivery').set({ run_tries: 10, tries: 10 }).execute();
  await hurry(first.id);
  expect(await untilTried(seller, webhook, 11)).toMatchObject({ state: 'failed' });
  expect((await seller.api.call(listWebhooks)).items[0]?.disabledBy).toBeNull();
});

test('a webhook that responds 410 is disabled at once', async () => {
  const { id, buyer, seller } = await aConversation(app);
  const { webhook } = await aReceiver(seller);
  answer = { status: 410, json: null };
  await aMessage(buyer, id);
  expect(await untilTried(seller, webhook)).toMatchObject({ state: 'failed', status: 410 });
  expect((await seller.api.call(listWebhooks)).items[0]?.disabledBy).toBe('gone');
});

test('a delivery whose job is lost is queued again', async () => {
  const seller = await aTalker(app);
  const { webhook } = await aReceiver(seller);
  const { id } = await app.client.db
    .insertInto('webhook_delivery')
    .values({
      webhook_id: webhook.id,
      kind: 'message.received',
      data: JSON.stringify({ conversationId: 1, messageId: 1, number: 1, senderId: 1, listingId: null }),
      state: 'waiting',
      next_try_at: new Date(Date.now() - 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await hurry(id);
  expect(await untilTried(seller, webhook)).toMatchObject({ id, state: 'delivered' });
});

test('removing a webhook deletes its log, and erasing an account deletes both', async () => {
  const [one, other] = [await aTalker(app), await aTalker(app)];
  const { webhook } = await aReceiver(one);
  await one.api.call(pingWebhook, { params: { id: webhook.id } });
  await untilTried(one, webhook);
  await other.api.call(removeWebhook, { params: { id: webhook.id } });
  expect((await one.api.call(listWebhooks)).items).toHaveLength(1);
  await one.api.call(deleteAccount);
  expect(await app.client.db.selectFrom('webhook').select('id').execute()).toEqual([]);
  expect(await app.client.db.selectFrom('webhook_delivery').select('id').execute()).toEqual([]);
});

test('an address can be changed, but only to an allowed one', async () => {
  const seller = await aTalker(app);
  const { webhook } = await aReceiver(seller);
  const params = { id: webhook.id };
  const body = { url: 'https://sklep.example/jarmark', events: ['payment.settled' as const] };
  expect((await seller.api.call(updateWebhook, { params, body })).data).toMatchObject(body);
  await expect(
    seller.api.call(updateWebhook, { params, body: { ...body, url: 'http://sklep.example/jarmark' } }),
  ).rejects.toMatchObject({ fieldErrors: { url: ['Adres musi zaczynać się od https://.'] } });
});
