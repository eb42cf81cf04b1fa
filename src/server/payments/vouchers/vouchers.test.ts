import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteAccount } from '#contract/accounts/settings.ts';
import { listAudit } from '#contract/moderation/audit.ts';
import { getQuote, getTransaction, startTransaction } from '#contract/payments/payments.ts';
import {
  createVoucher,
  listVouchers,
  listVoucherUses,
  stopVoucher,
  type Voucher,
} from '#contract/payments/vouchers.ts';
import { getOwnListing } from '#contract/selling/selling.ts';
import { aListing } from '#test/factories.ts';
import { untilDone } from '#test/job-queue.ts';
import { anOrder, decideInSandbox, passPaidTime } from '#test/money-factories.ts';
import { aTalker, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { aModerator } from '#test/trust-factories.ts';
import { findOfPurchase } from '../../invoices/repository.ts';
import { contentOf } from '../../invoices/stored.ts';

const app = testApp();
const DAY_MS = 86_400_000;

type Wish = NonNullable<Parameters<Talker['api']['call']>[1]>;
const WISH = {
  ...{ code: 'WIOSNA-26' as string | null, discount: { kind: 'percent' as const, percent: 20 } },
  ...{ plans: ['basic' as const, 'extended' as const], holdsFrom: null, holdsUntil: null },
  ...{ maxUses: null as number | null, maxPerPerson: 1 as number | null, isForNewcomers: false },
};

async function aVoucher(changes: object = {}): Promise<Voucher & { admin: Talker }> {
  const admin = await aModerator(app, 'admin');
  const { data } = await admin.api.call(createVoucher, { body: { ...WISH, ...changes } } as Wish & {
    body: typeof WISH;
  });
  return { ...data, admin };
}

async function aSeller() {
  const seller = await aTalker(app);
  return { seller, listingId: await aListing(app, 'ad', { seller_id: seller.id }) };
}

const start = (
  { api }: Talker,
  listingId: number,
  expected: number,
  code: string,
  plan: 'basic' | 'extended' = 'basic',
) => api.call(startTransaction, { body: { ...anOrder({ listingId, plan }, expected), code } });
const quote = ({ api }: Talker, listingId: number, code: string, plan: 'basic' | 'extended' = 'basic') =>
  api.call(getQuote, { query: { listingId, plan, code } });
const refusedAs = (text: string) => ({
  code: 'validationFailed',
  fieldErrors: { code: [expect.stringContaining(text)] },
});

test('a code reduces the price, and the invoice mentions it', async () => {
  const { seller, listingId } = await aSeller();
  const { id, admin } = await aVoucher();
  expect(await quote(seller, listingId, ' wiosna-26 ')).toMatchObject({
    ...{ listPrice: 19, reduction: 3.8, amount: 15.2, code: 'WIOSNA-26' },
  });
  const { data } = await start(seller, listingId, 15.2, 'wiosna-26');
  await decideInSandbox(app, data.redirectUrl, 'approve');
  const paid = await seller.api.call(getTransaction, { params: { id: data.transaction.id } });
  expect(paid).toMatchObject({ status: 'success', listPrice: 19, reduction: 3.8, amount: 15.2, code: 'WIOSNA-26' });
  const invoice = await findOfPurchase(app.client.db, paid.id, 'invoice');
  const [line] = invoice ? contentOf(invoice).lines : [];
  expect(line).toMatchObject({ grossMinor: 1520, netMinor: 1236, vatMinor: 284 });
  expect(line?.name).toContain('cena 19,00 zł obniżona o rabat 3,80 zł (kod WIOSNA-26)');
  const uses = await admin.api.call(listVoucherUses, { params: { id } });
  expect(uses).toMatchObject({
    voucher: { uses: 1 },
    items: [{ transactionId: paid.id, person: { id: seller.id }, plan: 'basic', reduction: 3.8, amount: 15.2 }],
  });
});

test('a code for a free purchase activates it once, without a provider or an invoice', async () => {
  const { seller, listingId } = await aSeller();
  await aVoucher({ discount: { kind: 'free' }, maxUses: 1 });
  const { provider: _, ...order } = anOrder({ listingId, plan: 'extended' }, 0);
  const call = { body: { ...order, code: 'WIOSNA-26' }, idempotencyKey: 'za-darmo' };
  const [one, other] = await Promise.all([
    seller.api.call(startTransaction, call),
    seller.api.call(startTransaction, call),
  ]);
  expect(other).toEqual(one);
  expect(one.data.redirectUrl).toMatch(/\/payment\/\d+$/);
  expect(one.data.transaction).toMatchObject({ status: 'success', amount: 0, provider: 'voucher', invoices: [] });
  expect(one.data.transaction.withdrawableUntil).toBeNull();
  const own = await seller.api.call(getOwnListing, { params: { id: listingId } });
  expect(own).toMatchObject({ status: 'highlighted', daysLeft: 14, wantedPlan: null });
});

test('a free purchase earns no credit, and without a code a provider is required', async () => {
  const { seller, listingId } = await aSeller();
  await aVoucher({ discount: { kind: 'free' }, plans: ['basic'] });
  const { provider: _, ...order } = anOrder({ listingId, plan: 'basic' }, 19);
  await expect(seller.api.call(startTransaction, { body: order })).rejects.toMatchObject({
    fieldErrors: { provider: [expect.any(String)] },
  });
  await start(seller, listingId, 0, 'WIOSNA-26');
  const { credit, amount } = await seller.api.call(getQuote, { query: { listingId, plan: 'extended' } });
  expect([credit, amount]).toEqual([0, 39]);
});

test('the credit for a reduced purchase depends on the amount paid', async () => {
  const { seller, listingId } = await aSeller();
  await aVoucher({ discount: { kind: 'amount', amount: 5 }, maxPerPerson: null });
  const { data } = await start(seller, listingId, 14, 'WIOSNA-26');
  await decideInSandbox(app, data.redirectUrl, 'approve');
  await passPaidTime(app, data.transaction.id, 7 * DAY_MS);
  const upgrade = await quote(seller, listingId, 'WIOSNA-26', 'extended');
  expect(upgrade).toMatchObject({ listPrice: 39, reduction: 5, unusedDays: 7 });
  expect(upgrade.credit).toBeCloseTo(7, 1);
});

test('concurrent purchases use a code exactly as often as allowed', async () => {
  const { id, admin } = await aVoucher({ maxUses: 3, discount: { kind: 'free' } });
  const sellers = await Promise.all(Array.from({ length: 12 }, aSeller));
  const outcomes = await Promise.allSettled(
    sellers.map(({ seller, listingId }) => start(seller, listingId, 0, 'WIOSNA-26')),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(refusedAs('wykorzystali'));
  }
  const { items } = await admin.api.call(listVouchers, { query: {} });
  expect(items).toMatchObject([{ id, uses: 3, state: 'usedUp' }]);
});

test('a person can use a code only once, even with concurrent purchases for several listings', async () => {
  await aVoucher();
  const seller = await aTalker(app);
  const ids = await Promise.all([1, 2, 3].map(() => aListing(app, 'ad', { seller_id: seller.id })));
  const outcomes = await Promise.allSettled(ids.map((id) => start(seller, id, 15.2, 'WIOSNA-26')));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('the use of a code is released when its checkout expires, is declined or replaced', async () => {
  await aVoucher({ maxUses: 1 });
  const [one, two] = [await aSeller(), await aSeller()];
  await start(one.seller, one.listingId, 15.2, 'WIOSNA-26');
  // Starting the same checkout again replaces the first.
  const { data } = await start(one.seller, one.listingId, 15.2, 'WIOSNA-26');
  await expect(quote(two.seller, two.listingId, 'WIOSNA-26')).rejects.toMatchObject(refusedAs('wykorzystali'));
  await decideInSandbox(app, data.redirectUrl, 'decline');
  const started = await start(two.seller, two.listingId, 15.2, 'WIOSNA-26');
  await sql`update purchase set expires_at = now() where id = ${started.data.transaction.id}`.execute(app.client.db);
  expect(await quote(one.seller, one.listingId, 'WIOSNA-26')).toMatchObject({ reduction: 3.8 });
});

test('a code is refused with a reason outside its period, for another plan, and for earlier buyers', async () => {
  const { seller, listingId } = await aSeller();
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  await aVoucher({ code: 'JUTRO', holdsFrom: at(1) });
  await aVoucher({ code: 'WCZORAJ', holdsFrom: at(-2), holdsUntil: at(-1) });
  await aVoucher({ code: 'SKLEPY', plans: ['shopLink'] });
  const stopped = await aVoucher({ code: 'STOP-1' });
  await stopped.admin.api.call(stopVoucher, { params: { id: stopped.id } });
  await stopped.admin.api.call(stopVoucher, { params: { id: stopped.id } });
  for (const [code, text] of [
    ['NIEMA', 'Nie ma takiego kodu'],
    ['JUTRO', 'Nie ma takiego kodu'],
    ['STOP-1', 'Nie ma takiego kodu'],
    ['WCZORAJ', 'czas minął'],
    ['SKLEPY', 'na coś innego'],
  ] as const) {
    await expect(quote(seller, listingId, code)).rejects.toMatchObject(refusedAs(text));
  }
  const { items } = await stopped.admin.api.call(listAudit, {});
  expect(items.filter(({ action }) => action === 'voucher.stop')).toHaveLength(1);
  expect(items.filter(({ action }) => action === 'voucher.create')).toHaveLength(4);
});

test('a newcomer has never bought anything, not even under an earlier account with the same address', async () => {
  await aVoucher({ isForNewcomers: true, maxPerPerson: null });
  const { seller, listingId } = await aSeller();
  const { db } = app.client;
  const email = 'jagna.reymont@example.pl';
  await db.updateTable('account').set({ email }).where('id', '=', seller.id).execute();
  expect(await quote(seller, listingId, 'WIOSNA-26')).toMatchObject({ reduction: 3.8 });
  const { data } = await start(seller, listingId, 15.2, 'WIOSNA-26');
  await decideInSandbox(app, data.redirectUrl, 'approve');
  const second = await aListing(app, 'ad', { seller_id: seller.id });
  await expect(quote(seller, second, 'WIOSNA-26')).rejects.toMatchObject(refusedAs('jeszcze za nic'));
  await sql`update session set password_confirmed_at = now() where account_id = ${seller.id}`.execute(db);
  await seller.api.call(deleteAccount, { body: {} } as never);
  const again = await aSeller();
  await db
    .updateTable('account')
    .set({ email: email.replace('@', '+nowe@').toUpperCase() })
    .where('id', '=', again.seller.id)
    .execute();
  await expect(quote(again.seller, again.listingId, 'WIOSNA-26')).rejects.toMatchObject(refusedAs('jeszcze za nic'));
});

test('attempts with invalid codes are limited, and valid codes do not count', async () => {
  await aVoucher({ maxPerPerson: null });
  const { seller, listingId } = await aSeller();
  for (let tries = 0; tries < 15; tries += 1) await quote(seller, listingId, 'WIOSNA-26');
  for (let tries = 0; tries < 10; tries += 1) {
    await expect(quote(seller, listingId, `PROBA-${tries}`)).rejects.toMatchObject({ code: 'validationFailed' });
  }
  await expect(quote(seller, listingId, 'WIOSNA-26')).rejects.toMatchObject({ code: 'tooManyRequests' });
  expect(await seller.api.call(getQuote, { query: { listingId, plan: 'basic' } })).toMatchObject({ amount: 19 });
});

test('a generated code has eight legible characters, and a taken one is refused at its field', async () => {
  const { code, admin } = await aVoucher({ code: null });
  expect(code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
  const again = admin.api.call(createVoucher, { body: { ...WISH, code: code.toLowerCase() } });
  await expect(again).rejects.toMatchObject({ fieldErrors: { code: [expect.stringContaining('już jest')] } });
  const call = { body: { ...WISH, code: 'RAZ-A-DOBRZE' }, idempotencyKey: 'jeden-kod' };
  const [one, other] = await Promise.all([admin.api.call(createVoucher, call), admin.api.call(createVoucher, call)]);
  expect(other).toEqual(one);
});

test.each([
  ['code', { code: 'a b' }],
  ['code', { code: '<script>' }],
  ['discount.percent', { discount: { kind: 'percent', percent: 100 } }],
  ['discount.amount', { discount: { kind: 'amount', amount: 0 } }],
  ['plans', { plans: [] }],
  ['maxUses', { maxUses: 0 }],
  ['holdsUntil', { holdsFrom: '2026-12-02T10:00:00Z', holdsUntil: '2026-12-01T10:00:00Z' }],
])('a voucher that makes no sense is refused at its field: %s %j', async (field, changes) => {
  await expect(aVoucher(changes)).rejects.toMatchObject({ fieldErrors: { [field]: [expect.any(String)] } });
});

test('a payment confirmed late keeps the reduced price', async () => {
  const { seller, listingId } = await aSeller();
  const { id, admin } = await aVoucher();
  const { data } = await start(seller, listingId, 15.2, 'WIOSNA-26');
  const { db } = app.client;
  await sql`update purchase set expires_at = now() - interval '1 second'`.execute(db);
  await db.transaction().execute((tx) => app.app.jobs.queue(tx, 'payments.expire', {}));
  await untilDone(app, ['payments.expire', 'payment.check']);
  await admin.api.call(stopVoucher, { params: { id } });
  await decideInSandbox(app, data.redirectUrl, 'approve');
  const paid = await seller.api.call(getTransaction, { params: { id: data.transaction.id } });
  expect(paid).toMatchObject({ status: 'success', amount: 15.2, invoices: [{ gross: 15.2 }] });
});
