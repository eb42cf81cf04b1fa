import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkPayment, getPayment } from '#contract/payments/desk.ts';
import { getTransaction, startTransaction } from '#contract/payments/payments.ts';
import { getOwnListing } from '#contract/selling/selling.ts';
import { aListing } from '#test/factories.ts';
import { anOrder } from '#test/money-factories.ts';
import { aTalker, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { aModerator } from '#test/trust-factories.ts';
import type { PaymentEvent } from './providers/provider.ts';
import { signEvent } from './providers/sandbox/webhooks.ts';

const app = testApp();

interface Waiting {
  readonly seller: Talker;
  readonly listingId: number;
  readonly id: number;
  readonly paid: PaymentEvent;
}

/** A pending payment, and the event the provider would send once it is paid. */
async function aWaiting(): Promise<Waiting> {
  const seller = await aTalker(app);
  const listingId = await aListing(app, 'ad', { seller_id: seller.id });
  const { data } = await seller.api.call(startTransaction, { body: anOrder({ listingId, plan: 'basic' }, 19) });
  const { id } = data.transaction;
  const row = await app.client.db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const ref = row.provider_ref ?? '';
  const eventId = `${ref}-paid`;
  const paid = {
    provider: 'sandbox',
    eventId,
    kind: 'paid',
    ref,
    purchaseId: id,
    amountMinor: 1900,
    currency: 'PLN',
  } as const;
  return { seller, listingId, id, paid };
}

async function say(event: PaymentEvent): Promise<void> {
  const { rawBody: payload, headers } = await signEvent(app.client.db, event);
  const answer = await app.app.fastify.inject({
    method: 'POST',
    url: '/webhooks/payments/sandbox',
    headers,
    payload,
  });
  expect(answer.statusCode).toBe(200);
}

const providerHas = (id: number, amountMinor: number, isPaid = true) =>
  sql`update sandbox_payment set amount_minor = ${amountMinor}, paid_at = case when ${isPaid}::boolean then now() end,
    declined_at = case when not ${isPaid}::boolean then now() end where purchase_id = ${id}`.execute(app.client.db);

async function checked(id: number) {
  const admin = await aModerator(app, 'admin');
  return (await admin.api.call(checkPayment, { params: { id } })).data;
}

test('webhook with a wrong amount, provider with the right one: a check settles it without a mismatch', async () => {
  const { seller, listingId, id, paid } = await aWaiting();
  await say({ ...paid, amountMinor: 1 });
  expect(await seller.api.call(getTransaction, { params: { id } })).toMatchObject({ status: 'pending', invoices: [] });
  await providerHas(id, 1900);
  const detail = await checked(id);
  expect(detail).toMatchObject({ status: 'success', attentions: [], invoices: [{ gross: 19 }] });
  expect(detail.events.map(({ amount }) => amount)).toEqual([0.01, 19]);
  expect((await seller.api.call(getOwnListing, { params: { id: listingId } })).status).toBe('promoted');
});

test('a correct webhook after a wrong one with the same event id is settled', async () => {
  const { seller, id, paid } = await aWaiting();
  await say({ ...paid, amountMinor: 1 });
  await say(paid);
  expect(await seller.api.call(getTransaction, { params: { id } })).toMatchObject({ status: 'success' });
});

test('webhook with the right amount, provider with a wrong one: the payment stands, a check reports it', async () => {
  const { id, paid } = await aWaiting();
  await say(paid);
  await providerHas(id, 1);
  for (const _ of [1, 2]) {
    expect(await checked(id)).toMatchObject({ status: 'success', attentions: ['mismatch'], invoices: [{ gross: 19 }] });
  }
  await providerHas(id, 1900);
  expect(await checked(id)).toMatchObject({ status: 'success', attentions: [] });
});

test('a check keeps a mismatch that the provider does not explain', async () => {
  const { id, paid } = await aWaiting();
  await say({ ...paid, amountMinor: 1 });
  // At first the provider does not know the payment, then only a declined one.
  expect(await checked(id)).toMatchObject({ status: 'pending', attentions: ['mismatch'] });
  await providerHas(id, 1900, false);
  expect(await checked(id)).toMatchObject({ status: 'declined', attentions: ['mismatch'] });
  await providerHas(id, 1);
  expect(await checked(id)).toMatchObject({ status: 'declined', attentions: ['mismatch'], invoices: [] });
  const admin = await aModerator(app, 'admin');
  const { events } = await admin.api.call(getPayment, { params: { id } });
  expect(events.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['paid', 0.01],
    ['declined', 19],
  ]);
});
