import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkPayment, getPayment, listPayments, refundPayment } from '#contract/payments/desk.ts';
import { startTransaction, withdraw } from '#contract/payments/payments.ts';
import { choosePlan, getOwnListing } from '#contract/selling/selling.ts';
import { untilDone } from '#test/job-queue.ts';
import { anOrder, aPaidPlan, BUYER, passPaidTime } from '#test/money-factories.ts';
import type { Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { aModerator } from '#test/trust-factories.ts';

const app = testApp();
const DAY_MS = 86_400_000;
const anAdmin = () => aModerator(app, 'admin');

/** Starts a payment for a plan at an expected price. */
async function begin(seller: Talker, listingId: number, plan: 'basic' | 'extended', price: number): Promise<number> {
  const { data } = await seller.api.call(startTransaction, { body: anOrder({ listingId, plan }, price) });
  return data.transaction.id;
}

/** A payment confirmed by the bank after it could no longer be cancelled. */
async function payLate(admin: Awaited<ReturnType<typeof anAdmin>>, id: number) {
  await sql`update sandbox_payment set paid_at = now(), cancelled_at = null where purchase_id = ${id}`.execute(
    app.client.db,
  );
  return (await admin.api.call(checkPayment, { params: { id } })).data;
}

test('unused days of a lower plan are credited to one payment only, however many were started with them', async () => {
  const { seller, listingId } = await aPaidPlan(app);
  const admin = await anAdmin();
  const first = await begin(seller, listingId, 'extended', 20);
  const second = await begin(seller, listingId, 'extended', 20);
  expect(await payLate(admin, second)).toMatchObject({ status: 'success', needsRefund: false });
  expect(await payLate(admin, first)).toMatchObject({ status: 'refunded', duplicateOf: second, activeUntil: null });
  const own = await seller.api.call(getOwnListing, { params: { id: listingId } });
  expect(own).toMatchObject({ status: 'highlighted', daysLeft: 14 });
});

test('refunded days are not credited to an upgrade started before the refund', async () => {
  const { seller, listingId, purchaseId } = await aPaidPlan(app);
  const admin = await anAdmin();
  const higher = await begin(seller, listingId, 'extended', 20);
  const params = { id: purchaseId };
  await admin.api.call(refundPayment, { params, body: { amount: 19, reason: 'withdrawal' } });
  expect(await payLate(admin, higher)).toMatchObject({ status: 'success', needsRefund: true });
  const own = await seller.api.call(getOwnListing, { params: { id: listingId } });
  expect(own.status).toBe('basic');
});

test('an upgrade started in time is valid although the lower plan has ended meanwhile', async () => {
  const { seller, listingId, purchaseId } = await aPaidPlan(app);
  const admin = await anAdmin();
  await passPaidTime(app, purchaseId, 13.9 * DAY_MS);
  const quoted = 39 - 0.13;
  const higher = await begin(seller, listingId, 'extended', quoted);
  await passPaidTime(app, purchaseId, DAY_MS);
  expect(await payLate(admin, higher)).toMatchObject({ status: 'success', needsRefund: false });
});

test('refunding an expired plan keeps the one that was paid for after it', async () => {
  const { seller, listingId, purchaseId } = await aPaidPlan(app);
  const admin = await anAdmin();
  await passPaidTime(app, purchaseId, 14.1 * DAY_MS);
  const later = await begin(seller, listingId, 'basic', 19);
  await payLate(admin, later);
  const params = { id: purchaseId };
  expect(await admin.api.call(getPayment, { params })).toMatchObject({ proposedRefund: 0 });
  await admin.api.call(refundPayment, { params, body: { amount: 1, reason: 'goodwill' } });
  const own = await seller.api.call(getOwnListing, { params: { id: listingId } });
  expect(own).toMatchObject({ status: 'promoted', daysLeft: 14 });
  expect(await admin.api.call(getPayment, { params: { id: later } })).toMatchObject({ proposedRefund: 19 });
});

test('withdrawing from an upgrade returns the full unused part of its credit', async () => {
  const { seller, listingId, purchaseId } = await aPaidPlan(app);
  const admin = await anAdmin();
  const higher = await begin(seller, listingId, 'extended', 20);
  await payLate(admin, higher);
  await admin.api.call(refundPayment, { params: { id: higher }, body: { amount: 10, reason: 'withdrawal' } });
  const { refunds } = await admin.api.call(getPayment, { params: { id: purchaseId } });
  expect(refunds).toMatchObject([{ reason: 'credit' }]);
  // It cost 39, of which 19 came from the credit; none of it was used.
  expect(refunds[0]?.amount).toBeGreaterThan(18.9);
  expect(refunds[0]?.amount).toBeLessThanOrEqual(19);
});

test('a withdrawal refunds what was unused that day, however late an admin handles it', async () => {
  const { seller, listingId, purchaseId } = await aPaidPlan(app);
  const admin = await anAdmin();
  const params = { id: purchaseId };
  await passPaidTime(app, purchaseId, 7 * DAY_MS);
  await seller.api.call(withdraw, { params, body: {} });
  await passPaidTime(app, purchaseId, 8 * DAY_MS);
  await sql`update purchase set withdrawal_requested_at = withdrawal_requested_at - interval '8 days'`.execute(
    app.client.db,
  );
  await app.client.db.transaction().execute((tx) => app.app.jobs.queue(tx, 'listings.expire', {}));
  await untilDone(app, ['listings.expire']);
  expect(await admin.api.call(getPayment, { params })).toMatchObject({ proposedRefund: 9.5 });
  await seller.api.call(choosePlan, { params: { id: listingId }, body: { plan: 'free' } });
  expect(await admin.api.call(getPayment, { params })).toMatchObject({ proposedRefund: 9.5 });
});

test('odd letters are refused or stored, and nothing breaks', async () => {
  const { seller, listingId } = await aPaidPlan(app);
  const admin = await anAdmin();
  for (const name of ['Zero\u0000', 'Pół \ud800', '\u0007']) {
    const body = { ...anOrder({ listingId, plan: 'extended' }, 20), buyer: { ...BUYER, name } };
    const outcome = await seller.api.call(startTransaction, { body }).then(
      () => 'taken',
      ({ code }) => code,
    );
    expect([name, ['badRequest', 'validationFailed'].includes(outcome), outcome]).toEqual([name, true, outcome]);
  }
  for (const q of ['\u0000', 'a\u0000b', 'pół \ud800', '99999999999999999999', 'FV/2026/13/1', 'a:b & !c', "'\\"]) {
    const outcome = await admin.api.call(listPayments, { query: { q } }).then(
      () => 'fine',
      ({ code }) => code,
    );
    expect([q, outcome]).toEqual([q, 'fine']);
  }
  for (const ref of ['%00', 'a%00b', '%ff', 'x'.repeat(2_000)]) {
    const answer = await app.app.fastify.inject({ method: 'GET', url: `/sandbox/payments/${ref}` });
    expect([ref.slice(0, 9), [400, 404, 414].includes(answer.statusCode)]).toEqual([ref.slice(0, 9), true]);
  }
});
