import { expect, test } from 'vitest';
import { getQuote, getTransaction, listTransactions, startTransaction } from '#contract/payments/payments.ts';
import { getOwnListing } from '#contract/selling/selling.ts';
import { aListing } from '#test/factories.ts';
import { OPERATOR } from '#test/invoice-factories.ts';
import { untilDone } from '#test/job-queue.ts';
import { anOrder, aPaidPlan, aPurchase, decideInSandbox, passPaidTime } from '#test/money-factories.ts';
import { aTalker, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';

// An unreachable real provider, and the sandbox.
const app = testApp({
  ...OPERATOR,
  SANDBOX_PAYMENTS: '1',
  STRIPE_SECRET_KEY: 'sk_test_jarmark',
  STRIPE_WEBHOOK_SECRET: 'whsec_jarmark',
  STRIPE_API_BASE: 'http://127.0.0.1:9',
});
const DAY_MS = 86_400_000;

async function aSeller(): Promise<{ seller: Talker; listingId: number }> {
  const seller = await aTalker(app);
  return { seller, listingId: await aListing(app, 'ad', { seller_id: seller.id }) };
}

async function theStatus({ api }: Talker, id: number) {
  return (await api.call(getTransaction, { params: { id } })).status;
}

/** Runs the minutely job now. */
async function runClock(): Promise<void> {
  await app.client.db.transaction().execute((tx) => app.app.jobs.queue(tx, 'payments.expire', {}));
  await untilDone(app, ['payments.expire', 'payment.check', 'payment.cancel', 'sandbox.webhook']);
}

test('a quote contains the price of a plan, its end and the payment methods', async () => {
  const { seller, listingId } = await aSeller();
  const quote = await seller.api.call(getQuote, { query: { listingId, plan: 'extended' } });
  expect(quote).toMatchObject({ title: 'Miód lipowy', listPrice: 39, credit: 0, unusedDays: 0, amount: 39 });
  expect(quote).toMatchObject({ providers: ['stripe', 'sandbox'], hasStoredBuyer: false });
  expect(Date.parse(quote.activeUntil) - Date.now()).toBeGreaterThan(13.9 * DAY_MS);
});

test('paid, unused days are credited to a higher plan', async () => {
  const { seller, listingId, purchaseId } = await aPaidPlan(app);
  await passPaidTime(app, purchaseId, 4.5 * DAY_MS);
  const quote = await seller.api.call(getQuote, { query: { listingId, plan: 'extended' } });
  // 19.00 for 9.5 of 14 days is 12.89.
  expect(quote).toMatchObject({ listPrice: 39, credit: 12.89, unusedDays: 10, amount: 26.11 });
  const body = anOrder({ listingId, plan: 'extended' }, quote.amount);
  const { data } = await seller.api.call(startTransaction, { body });
  await decideInSandbox(app, data.redirectUrl, 'approve');
  const paid = await seller.api.call(getTransaction, { params: { id: data.transaction.id } });
  expect(paid).toMatchObject({ status: 'success', credit: 12.89, amount: 26.11, invoices: [{ gross: 26.11 }] });
  expect((await seller.api.call(getOwnListing, { params: { id: listingId } })).status).toBe('highlighted');
  // The lower plan ended then, and its buyer must not see it as still active.
  const lower = await seller.api.call(getTransaction, { params: { id: purchaseId } });
  expect(lower).toMatchObject({ status: 'success', activeUntil: paid.paidAt, withdrawableUntil: null });
});

test('a plan that was not paid for earns no credit', async () => {
  const seller = await aTalker(app);
  const visible = new Date(Date.now() + 10 * DAY_MS).toISOString();
  const fields = { seller_id: seller.id, status: 'promoted' as const, visible_until: visible };
  const listingId = await aListing(app, 'ad', fields);
  const quote = await seller.api.call(getQuote, { query: { listingId, plan: 'extended' } });
  expect(quote).toMatchObject({ credit: 0, unusedDays: 0, amount: 39 });
});

test('an amount displayed half an hour ago is honoured, another is a conflict at its field', async () => {
  const { seller, listingId, purchaseId } = await aPaidPlan(app);
  await passPaidTime(app, purchaseId, 4 * DAY_MS);
  const { amount } = await seller.api.call(getQuote, { query: { listingId, plan: 'extended' } });
  await passPaidTime(app, purchaseId, 30 * 60_000);
  const later = await seller.api.call(getQuote, { query: { listingId, plan: 'extended' } });
  expect(later.amount).toBeGreaterThan(amount);
  const started = await seller.api.call(startTransaction, {
    body: anOrder({ listingId, plan: 'extended' }, amount),
  });
  expect(started.data.transaction.amount).toBe(amount);
  await expect(
    seller.api.call(startTransaction, { body: anOrder({ listingId, plan: 'extended' }, amount - 1) }),
  ).rejects.toMatchObject({ code: 'conflict', fieldErrors: { expected: [String(later.amount)] } });
});

test('a key starts one payment, however often and concurrently it is sent', async () => {
  const { seller, listingId } = await aSeller();
  const call = { body: anOrder({ listingId, plan: 'basic' }, 19), idempotencyKey: 'klucz-platnosci' };
  const all = await Promise.all(Array.from({ length: 5 }, () => seller.api.call(startTransaction, call)));
  for (const each of all) expect(each).toEqual(all[0]);
  expect(all[0]?.data.redirectUrl).toContain('/sandbox/payments/');
  const { items } = await seller.api.call(listTransactions, { query: {} });
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ status: 'pending', kind: 'ad', checkoutUrl: all[0]?.data.redirectUrl });
});

test('a start interrupted before the provider responded is resumed with the same key', async () => {
  const { seller, listingId } = await aSeller();
  const call = { body: anOrder({ listingId, plan: 'basic' }, 19), idempotencyKey: 'klucz-urwany' };
  const first = await seller.api.call(startTransaction, call);
  await app.client.db.updateTable('purchase').set({ provider_ref: null, checkout_url: null }).execute();
  expect(await seller.api.call(startTransaction, call)).toEqual(first);
});

test('a new attempt replaces the one before, which still counts if it is paid', async () => {
  const { seller, listingId } = await aSeller();
  const body = anOrder({ listingId, plan: 'basic' }, 19);
  const first = await seller.api.call(startTransaction, { body });
  await decideInSandbox(app, first.data.redirectUrl, 'decline');
  expect(await theStatus(seller, first.data.transaction.id)).toBe('declined');
  const second = await seller.api.call(startTransaction, { body });
  const third = await seller.api.call(startTransaction, { body });
  await untilDone(app, ['payment.cancel', 'sandbox.webhook']);
  expect(await theStatus(seller, second.data.transaction.id)).toBe('timeout');
  expect(await theStatus(seller, third.data.transaction.id)).toBe('pending');
  await decideInSandbox(app, first.data.redirectUrl, 'approve');
  expect(await theStatus(seller, first.data.transaction.id)).toBe('success');
});

test('a payment takes effect at once, with its invoice', async () => {
  const { seller, listingId, purchaseId } = await aPaidPlan(app);
  const paid = await seller.api.call(getTransaction, { params: { id: purchaseId } });
  expect(paid).toMatchObject({ status: 'success', variant: 'promoted', needsRefund: false, checkoutUrl: null });
  expect(paid.invoices).toMatchObject([{ kind: 'invoice', gross: 19 }]);
  expect(Date.parse(paid.activeUntil ?? '') - Date.parse(paid.paidAt ?? '')).toBe(14 * DAY_MS);
  const own = await seller.api.call(getOwnListing, { params: { id: listingId } });
  expect(own).toMatchObject({ status: 'promoted', wantedPlan: null, daysLeft: 14 });
});

test('an unpaid payment times out, and a late confirmation still activates it', async () => {
  const { seller, listingId } = await aSeller();
  const { data } = await seller.api.call(startTransaction, { body: anOrder({ listingId, plan: 'extended' }, 39) });
  const { id } = data.transaction;
  await passPaidTime(app, id, 16 * 60_000);
  expect(await theStatus(seller, id)).toBe('timeout');
  await runClock();
  expect((await seller.api.call(getOwnListing, { params: { id: listingId } })).status).toBe('basic');
  await decideInSandbox(app, data.redirectUrl, 'approve');
  expect(await seller.api.call(getTransaction, { params: { id } })).toMatchObject({ status: 'success' });
  expect((await seller.api.call(getOwnListing, { params: { id: listingId } })).status).toBe('highlighted');
});

test('a payment whose webhook was lost is found by a query when it times out', async () => {
  const { seller, listingId } = await aSeller();
  const { data } = await seller.api.call(startTransaction, { body: anOrder({ listingId, plan: 'basic' }, 19) });
  await app.client.db.updateTable('sandbox_payment').set({ paid_at: new Date() }).execute();
  await passPaidTime(app, data.transaction.id, 16 * 60_000);
  await runClock();
  expect(await theStatus(seller, data.transaction.id)).toBe('success');
});

test('an attempt with an unreachable provider fails permanently', async () => {
  const { seller, listingId } = await aSeller();
  const body = { ...anOrder({ listingId, plan: 'basic' }, 19), provider: 'stripe' as const };
  const call = { body, idempotencyKey: 'klucz-nieudany' };
  await expect(seller.api.call(startTransaction, call)).rejects.toMatchObject({ code: 'paymentUnavailable' });
  await expect(seller.api.call(startTransaction, call)).rejects.toMatchObject({ code: 'paymentUnavailable' });
  const { items } = await seller.api.call(listTransactions, { query: {} });
  expect(items).toMatchObject([{ status: 'declined', provider: 'stripe', checkoutUrl: null }]);
});

test('each payment for a shop link adds 14 days to the remaining time', async () => {
  const seller = await aTalker(app);
  await expect(seller.api.call(getQuote, { query: {} })).rejects.toMatchObject({ code: 'shopLinkMissing' });
  await app.client.db.updateTable('account').set({ shop_url: 'https://pasieka.example.pl' }).execute();
  for (const _ of [1, 2]) {
    const { data } = await seller.api.call(startTransaction, { body: anOrder('shopLink', 25) });
    await decideInSandbox(app, data.redirectUrl, 'approve');
  }
  const { items } = await seller.api.call(listTransactions, { query: {} });
  expect(items).toMatchObject([
    { status: 'success', targetType: 'shopPromotion', variant: 'basic', listingId: null, kind: null },
    { status: 'success' },
  ]);
  const between = Date.parse(items[0]?.activeUntil ?? '') - Date.parse(items[1]?.activeUntil ?? '');
  expect(between).toBe(14 * DAY_MS);
});

test("other people's payments are not found", async () => {
  const id = await aPurchase(app);
  const stranger = await aTalker(app);
  await expect(stranger.api.call(getTransaction, { params: { id } })).rejects.toMatchObject({ code: 'notFound' });
  expect((await stranger.api.call(listTransactions, { query: {} })).items).toEqual([]);
});
