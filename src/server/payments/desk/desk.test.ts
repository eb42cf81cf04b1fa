import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listAudit } from '#contract/moderation/audit.ts';
import {
  checkPayment,
  exportPayments,
  getPayment,
  listPayments,
  refundPayment,
  retryPayment,
} from '#contract/payments/desk.ts';
import { getTransaction, startTransaction, withdraw } from '#contract/payments/payments.ts';
import { getOwnListing } from '#contract/selling/selling.ts';
import { aListing } from '#test/factories.ts';
import { retryNow, untilDone } from '#test/job-queue.ts';
import { anOrder, aPaidPlan, aPurchase, BUSINESS, BUYER, passPaidTime } from '#test/money-factories.ts';
import { aTalker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { aModerator } from '#test/trust-factories.ts';

const app = testApp();
const DAY_MS = 86_400_000;
const anAdmin = () => aModerator(app, 'admin');

test('a refund ends the plan, corrects the invoice and returns the money, once', async () => {
  const { seller, listingId, purchaseId } = await aPaidPlan(app);
  const admin = await anAdmin();
  const params = { id: purchaseId };
  const call = { params, body: { amount: 12.5, reason: 'goodwill' as const }, idempotencyKey: 'klucz-zwrotu' };
  const { data } = await admin.api.call(refundPayment, call);
  expect(data).toMatchObject({ status: 'refunded', refunds: [{ amount: 12.5, reason: 'goodwill' }] });
  expect(data.invoices).toMatchObject([{ kind: 'invoice' }, { kind: 'correction', gross: -12.5 }]);
  await admin.api.call(refundPayment, call);
  await untilDone(app, ['payment.refund', 'sandbox.webhook']);
  const { items } = await admin.api.call(listAudit, {});
  const noted = items.filter(({ action }) => action === 'payment.refund');
  expect(noted).toMatchObject([{ content: { payment: params.id, amount: 12.5, reason: 'goodwill' } }]);
  expect(await seller.api.call(getTransaction, { params })).toMatchObject({ status: 'refunded', refunded: 12.5 });
  const own = await seller.api.call(getOwnListing, { params: { id: listingId } });
  expect(own).toMatchObject({ status: 'basic', daysLeft: 14 });
  const after = await admin.api.call(getPayment, { params });
  expect(after).toMatchObject({ refunds: [{ state: 'done' }], attentions: [], proposedRefund: 0 });
  expect(after.events.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['paid', 19],
    ['refunded', 12.5],
  ]);
  await expect(
    admin.api.call(refundPayment, { params, body: { amount: 1, reason: 'goodwill' } }),
  ).rejects.toMatchObject({ code: 'actionNotPossible' });
});

test('a refund cannot exceed the payment or precede it', async () => {
  const { purchaseId } = await aPaidPlan(app);
  const admin = await anAdmin();
  const refund = (id: number, amount: number) =>
    admin.api.call(refundPayment, { params: { id }, body: { amount, reason: 'goodwill' } });
  await expect(refund(purchaseId, 19.01)).rejects.toMatchObject({ code: 'validationFailed' });
  await expect(refund(await aPurchase(app), 1)).rejects.toMatchObject({ code: 'actionNotPossible' });
  await expect(refund(999_999, 1)).rejects.toMatchObject({ code: 'notFound' });
});

test('a refund that fails at the provider waits for an admin, who can retry it', async () => {
  const { purchaseId } = await aPaidPlan(app);
  const { db } = app.client;
  const admin = await anAdmin();
  const params = { id: purchaseId };
  // Drop the sandbox's payment, so that its refund fails.
  await db.updateTable('sandbox_payment').set({ paid_at: null }).execute();
  await admin.api.call(refundPayment, { params, body: { amount: 19, reason: 'notDelivered' } });
  await sql`update pgboss.job set retry_limit = 1 where name = 'payment.refund'`.execute(db);
  await untilDone(app, ['payment.refund']);
  expect(await admin.api.call(getPayment, { params })).toMatchObject({
    refunds: [{ state: 'requested' }],
    ...{ status: 'refunded', refunded: 0, refunding: 19 },
  });
  await retryNow(app, 'payment.refund');
  await untilDone(app, ['payment.refund', 'payment.refundFailed']);
  const failed = await admin.api.call(getPayment, { params });
  expect(failed).toMatchObject({ refunds: [{ state: 'failed', failure: expect.stringMatching(/./) }] });
  expect(failed).toMatchObject({ attentions: ['refundFailed'], refunded: 0 });
  await db.updateTable('sandbox_payment').set({ paid_at: new Date() }).execute();
  await admin.api.call(retryPayment, { params });
  await untilDone(app, ['payment.refund', 'sandbox.webhook']);
  const done = await admin.api.call(getPayment, { params });
  expect(done).toMatchObject({ refunds: [{ state: 'done' }], attentions: [], refunded: 19, refunding: 0 });
  await expect(admin.api.call(retryPayment, { params })).rejects.toMatchObject({ code: 'actionNotPossible' });
});

test('a withdrawal within 14 days is recorded once, and the refund is what was unused then', async () => {
  const { seller, purchaseId } = await aPaidPlan(app);
  const params = { id: purchaseId };
  await passPaidTime(app, purchaseId, 7 * DAY_MS);
  const call = { params, body: { reason: 'Sprzedałem wszystko.' } };
  const { data } = await seller.api.call(withdraw, call);
  expect(data).toMatchObject({ status: 'success', withdrawableUntil: null });
  expect((await seller.api.call(withdraw, call)).data).toEqual(data);
  const admin = await anAdmin();
  const detail = await admin.api.call(getPayment, { params });
  expect(detail).toMatchObject({ attentions: ['withdrawal'], withdrawalReason: 'Sprzedałem wszystko.' });
  expect(detail.proposedRefund).toBe(9.5);
  await admin.api.call(refundPayment, { params, body: { amount: 9.5, reason: 'withdrawal' } });
  expect((await admin.api.call(getPayment, { params })).attentions).toEqual([]);
  const stranger = await aTalker(app);
  await expect(stranger.api.call(withdraw, call)).rejects.toMatchObject({ code: 'notFound' });
});

test('withdrawal is impossible after 14 days and without a payment', async () => {
  const { seller, purchaseId } = await aPaidPlan(app);
  const params = { id: purchaseId };
  expect((await seller.api.call(getTransaction, { params })).withdrawableUntil).not.toBeNull();
  await passPaidTime(app, purchaseId, 15 * DAY_MS);
  expect((await seller.api.call(getTransaction, { params })).withdrawableUntil).toBeNull();
  const notPossible = { code: 'actionNotPossible' };
  await expect(seller.api.call(withdraw, { params, body: {} })).rejects.toMatchObject(notPossible);
  const unpaid = await aPurchase(app, { accountId: seller.id });
  await expect(seller.api.call(withdraw, { params: { id: unpaid }, body: {} })).rejects.toMatchObject(notPossible);
});

test('traded-in days are not refunded separately', async () => {
  const { seller, listingId, purchaseId } = await aPaidPlan(app);
  const { data } = await seller.api.call(startTransaction, { body: anOrder({ listingId, plan: 'extended' }, 20) });
  await app.client.db.updateTable('sandbox_payment').set({ paid_at: new Date() }).execute();
  const admin = await anAdmin();
  await admin.api.call(checkPayment, { params: { id: data.transaction.id } });
  const params = { id: purchaseId };
  expect(await admin.api.call(getPayment, { params })).toMatchObject({ proposedRefund: 0, withdrawableUntil: null });
  const higher = { id: data.transaction.id };
  await admin.api.call(refundPayment, { params: higher, body: { amount: 20, reason: 'withdrawal' } });
  // The higher plan is refunded, and the traded-in days with it.
  const after = await seller.api.call(getTransaction, { params });
  expect(after).toMatchObject({ status: 'refunded', withdrawableUntil: null });
});

test('a payment for a deleted listing is invoiced, and waits for a full refund', async () => {
  const seller = await aTalker(app);
  const listingId = await aListing(app, 'ad', { seller_id: seller.id });
  const { data } = await seller.api.call(startTransaction, { body: anOrder({ listingId, plan: 'basic' }, 19) });
  await app.client.db.deleteFrom('listing').where('id', '=', listingId).execute();
  await app.client.db.updateTable('sandbox_payment').set({ paid_at: new Date() }).execute();
  const admin = await anAdmin();
  const { id } = data.transaction;
  const checked = await admin.api.call(checkPayment, { params: { id } });
  expect(checked.data).toMatchObject({ status: 'success', needsRefund: true, activeUntil: null, proposedRefund: 19 });
  expect(checked.data).toMatchObject({ attentions: ['notActivated'], invoices: [{ kind: 'invoice', gross: 19 }] });
  await admin.api.call(refundPayment, { params: { id }, body: { amount: 19, reason: 'notDelivered' } });
  await untilDone(app, ['payment.refund', 'sandbox.webhook']);
  expect(await seller.api.call(getTransaction, { params: { id } })).toMatchObject({ refunded: 19, needsRefund: false });
});

test('a refund made at the provider’s own dashboard is noticed, and not repeated', async () => {
  const { purchaseId } = await aPaidPlan(app);
  const { db } = app.client;
  const admin = await anAdmin();
  const params = { id: purchaseId };
  const { ref } = await db.selectFrom('sandbox_payment').select('ref').executeTakeFirstOrThrow();
  await db.insertInto('sandbox_refund').values({ ref, key: 'by-hand', amount_minor: 1900 }).execute();
  const noticed = await admin.api.call(checkPayment, { params });
  expect(noticed.data).toMatchObject({ status: 'success', attentions: ['mismatch'], refunded: 0 });
  const { data } = await admin.api.call(refundPayment, { params, body: { amount: 19, reason: 'goodwill' } });
  expect(data).toMatchObject({ refunded: 19, refunds: [{ state: 'done' }], attentions: [] });
  const refunds = await db.selectFrom('sandbox_refund').select('key').execute();
  expect(refunds).toEqual([{ key: 'by-hand' }]);
});

test('the nightly comparison finds payments without webhooks, in batches', async () => {
  const seller = await aTalker(app);
  const ids: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const listingId = await aListing(app, 'ad', { seller_id: seller.id });
    const { data } = await seller.api.call(startTransaction, { body: anOrder({ listingId, plan: 'basic' }, 19) });
    ids.push(data.transaction.id);
    for (let other = 0; count === 0 && other < 60; other += 1) await aPurchase(app, { status: 'declined' });
  }
  await app.client.db.updateTable('sandbox_payment').set({ paid_at: new Date() }).execute();
  await app.client.db.transaction().execute((tx) => app.app.jobs.queue(tx, 'payments.compare', {}));
  await untilDone(app, ['payments.compare']);
  for (const id of ids) {
    expect((await seller.api.call(getTransaction, { params: { id } })).status).toBe('success');
  }
});

test('payments are found by number, invoice, tax number, name, address and provider reference', async () => {
  const { purchaseId } = await aPaidPlan(app);
  const ofBusiness = await aPurchase(app, { buyer: BUSINESS, provider_ref: 'cs_test_1', provider: 'stripe' });
  const admin = await anAdmin();
  const idsOf = async (q: string) => (await admin.api.call(listPayments, { query: { q } })).items.map(({ id }) => id);
  const [invoice] = (await admin.api.call(getPayment, { params: { id: purchaseId } })).invoices;
  expect(await idsOf(String(ofBusiness))).toEqual([ofBusiness]);
  expect(await idsOf(invoice?.number ?? '')).toEqual([purchaseId]);
  expect(await idsOf('PL 526-025-02-74')).toEqual([ofBusiness]);
  expect(await idsOf('wrona')).toEqual([ofBusiness, purchaseId]);
  expect(await idsOf('Wrona Hal')).toEqual([purchaseId]);
  expect(await idsOf(BUYER.email.toUpperCase())).toEqual([purchaseId]);
  expect(await idsOf('cs_test_1')).toEqual([ofBusiness]);
  expect(await idsOf('niczego takiego')).toEqual([]);
  expect(await idsOf("'); drop table purchase; --")).toEqual([]);
});

test('payments are filtered by status, provider, day and problem, with the sums of the month', async () => {
  const { purchaseId } = await aPaidPlan(app);
  const admin = await anAdmin();
  const pending = await aPurchase(app);
  const over = await aPurchase(app, { expires_at: new Date(Date.now() - 1) });
  const odd = await aPurchase(app, { mismatch: 'amount', provider: 'stripe' });
  const old = await aPurchase(app, { started_at: new Date('2026-03-01T22:59:00Z'), status: 'declined' });
  const idsOf = async (query: object) => (await admin.api.call(listPayments, { query })).items.map(({ id }) => id);
  expect(await idsOf({ status: 'success' })).toEqual([purchaseId]);
  expect(await idsOf({ status: 'timeout' })).toEqual([over]);
  expect(await idsOf({ status: 'pending' })).toEqual([odd, pending]);
  expect(await idsOf({ provider: 'stripe' })).toEqual([odd]);
  expect(await idsOf({ attention: 'any' })).toEqual([odd]);
  expect(await idsOf({ attention: 'mismatch' })).toEqual([odd]);
  expect(await idsOf({ attention: 'refundFailed' })).toEqual([]);
  expect(await idsOf({ attention: 'ksefRefused' })).toEqual([]);
  expect(await idsOf({ attention: 'withdrawal' })).toEqual([]);
  // 22:59 UTC is 23:59 of that day in Poland.
  expect(await idsOf({ from: '2026-03-01', until: '2026-03-01' })).toEqual([old]);
  expect(await idsOf({ from: '2026-03-02', until: '2026-03-02' })).toEqual([]);
  const all = await admin.api.call(listPayments, { query: {} });
  expect(all).toMatchObject({ total: 5, attention: 1, month: { received: 19, refunded: 0, payments: 1 } });
});

test('the invoices of a month are exported as a table', async () => {
  await aPaidPlan(app);
  const admin = await anAdmin();
  const month = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' }).slice(0, 7);
  const { csv, invoices } = await admin.api.call(exportPayments, { query: { month } });
  expect(invoices).toBe(1);
  expect(csv).toContain('Halina Wrona');
});
