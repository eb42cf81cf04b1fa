import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listAudit } from '#contract/moderation/audit.ts';
import { getPayment } from '#contract/payments/desk.ts';
import { getQuote, getTransaction, startTransaction } from '#contract/payments/payments.ts';
import { cancelPrices, getPrices, type SoldPrices, schedulePrices } from '#contract/payments/price-list.ts';
import { currentPrices, PROMOTION_PLACES } from '#kinds/price-list.ts';
import { aListing } from '#test/factories.ts';
import { untilDone } from '#test/job-queue.ts';
import { anOrder, aPaidPlan, decideInSandbox, passPaidTime } from '#test/money-factories.ts';
import { aTalker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { aModerator } from '#test/trust-factories.ts';
import { findOfPurchase } from '../../invoices/repository.ts';
import { contentOf } from '../../invoices/stored.ts';

const app = testApp();
const DAY_MS = 86_400_000;
const PLACES = [...PROMOTION_PLACES];
const LIST: SoldPrices = {
  basic: { price: 19, days: 14, vatPercent: 23, places: PLACES },
  extended: { price: 39, days: 14, vatPercent: 23, places: PLACES },
  shopLink: { price: 25, days: 14, vatPercent: 23 },
};
const with_ = (changes: { [Plan in keyof SoldPrices]?: Partial<SoldPrices[Plan]> }): SoldPrices => ({
  basic: { ...LIST.basic, ...changes.basic },
  extended: { ...LIST.extended, ...changes.extended },
  shopLink: { ...LIST.shopLink, ...changes.shopLink },
});

/** An admin who schedules price lists one after the other. */
async function aDesk() {
  const { api } = await aModerator(app, 'admin');
  const schedule = async (prices: SoldPrices, holdsFrom: Date | null = null) => {
    const { last } = await api.call(getPrices);
    const body = { last, holdsFrom: holdsFrom?.toISOString() ?? null, prices };
    return (await api.call(schedulePrices, { body })).data;
  };
  return { api, schedule };
}

async function aSeller() {
  const seller = await aTalker(app);
  return { seller, listingId: await aListing(app, 'ad', { seller_id: seller.id }) };
}

const lineOf = async (purchaseId: number) => {
  const row = await findOfPurchase(app.client.db, purchaseId, 'invoice');
  return row && contentOf(row).lines[0];
};

async function eventually(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !isTrue(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 25));
  expect(isTrue()).toBe(true);
}

test('a new price applies at once; payments started before are charged and invoiced at the old one', async () => {
  const { seller, listingId } = await aSeller();
  const started = await seller.api.call(startTransaction, { body: anOrder({ listingId, plan: 'basic' }, 19) });
  const { schedule, api } = await aDesk();
  const desk = await schedule(with_({ basic: { price: 29.99, days: 30, vatPercent: 8 } }));
  expect(desk).toMatchObject({ last: 1, holding: { number: 1, prices: { basic: { price: 29.99, days: 30 } } } });
  expect(desk.past.map(({ number }) => number)).toEqual([0]);
  expect(currentPrices()).toMatchObject({ edition: 1, prices: { basic: { priceMinor: 2999 } } });

  const query = { listingId, plan: 'basic' as const };
  const quote = await seller.api.call(getQuote, { query });
  expect(quote).toMatchObject({ listPrice: 29.99, amount: 29.99, days: 30, vatPercent: 8 });
  await expect(
    seller.api.call(startTransaction, { body: anOrder({ listingId, plan: 'basic' }, 19) }),
  ).rejects.toMatchObject({ code: 'conflict', fieldErrors: { expected: ['29.99'] } });

  const { id } = started.data.transaction;
  await decideInSandbox(app, started.data.redirectUrl, 'approve');
  const paid = await seller.api.call(getTransaction, { params: { id } });
  expect(paid).toMatchObject({ status: 'success', listPrice: 19, amount: 19, days: 14, vatPercent: 23 });
  expect(Date.parse(paid.activeUntil ?? '') - Date.parse(paid.paidAt ?? '')).toBe(14 * DAY_MS);
  expect(await lineOf(id)).toMatchObject({ grossMinor: 1900, vatPercent: 23, name: expect.stringContaining('14 dni') });

  const other = await aListing(app, 'ad', { seller_id: seller.id });
  const later = await seller.api.call(startTransaction, { body: anOrder({ listingId: other, plan: 'basic' }, 29.99) });
  await decideInSandbox(app, later.data.redirectUrl, 'approve');
  const bought = await seller.api.call(getTransaction, { params: { id: later.data.transaction.id } });
  expect(Date.parse(bought.activeUntil ?? '') - Date.parse(bought.paidAt ?? '')).toBe(30 * DAY_MS);
  expect(await lineOf(bought.id)).toMatchObject({
    ...{ grossMinor: 2999, netMinor: 2777, vatMinor: 222, vatPercent: 8 },
    name: expect.stringContaining('30 dni'),
  });
  const { items } = await api.call(listAudit, {});
  expect(items.find(({ action }) => action === 'prices.schedule')?.content).toMatchObject({
    edition: 1,
    basic: '19.00 PLN, 14 d, 23% VAT, list + home → 29.99 PLN, 30 d, 8% VAT, list + home',
  });
});

test('credits, refunds and withdrawals depend on what was paid, not on the current list', async () => {
  const { seller, listingId, purchaseId } = await aPaidPlan(app);
  const { schedule, api } = await aDesk();
  await schedule(with_({ basic: { price: 190, days: 365 }, extended: { price: 300 } }));
  await passPaidTime(app, purchaseId, 7 * DAY_MS);
  expect((await api.call(getPayment, { params: { id: purchaseId } })).proposedRefund).toBe(9.5);
  const quote = await seller.api.call(getQuote, { query: { listingId, plan: 'extended' } });
  expect(quote).toMatchObject({ listPrice: 300, unusedDays: 7 });
  expect(quote.credit).toBeCloseTo(9.5, 1);
});

test('a scheduled list comes into force on time without an event, and invalidates cached pages', async () => {
  const { schedule } = await aDesk();
  const desk = await schedule(with_({ shopLink: { price: 99 } }), new Date(Date.now() + 1_500));
  expect(desk).toMatchObject({ holding: { number: 0 }, scheduled: [{ number: 1 }] });
  expect(currentPrices().edition).toBe(0);
  const page = { status: 200, headers: {}, body: Buffer.from('25 zł'), encoded: new Map() };
  await app.app.pages.getOrMake('pl /pricing', () => Promise.resolve(page));
  await eventually(() => currentPrices().edition === 1);
  expect(currentPrices().prices.shopLink.priceMinor).toBe(9900);
  await eventually(() => app.app.pages.find('pl /pricing') === undefined);
});

test('a scheduled list can be cancelled until it comes into force', async () => {
  const { schedule, api } = await aDesk();
  await schedule(with_({ basic: { price: 21 } }), new Date(Date.now() + 5 * DAY_MS));
  const cancel = (id: number) => api.call(cancelPrices, { params: { id } });
  expect((await cancel(1)).data).toMatchObject({ scheduled: [], holding: { number: 0 } });
  expect((await cancel(1)).data.past.map(({ state }) => state)).toEqual(['cancelled']);
  await schedule(LIST);
  await expect(cancel(2)).rejects.toMatchObject({ code: 'actionNotPossible' });
  await expect(cancel(9)).rejects.toMatchObject({ code: 'notFound' });
  const { items } = await api.call(listAudit, {});
  expect(items.filter(({ action }) => action === 'prices.cancel')).toHaveLength(1);
});

test('concurrent changes by two admins conflict, and a repeated request counts once', async () => {
  const { api } = await aDesk();
  const body = { last: 0, holdsFrom: null, prices: with_({ basic: { price: 20 } }) };
  const call = { body, idempotencyKey: 'nowy-cennik-1' };
  const [one, other] = await Promise.all([api.call(schedulePrices, call), api.call(schedulePrices, call)]);
  expect([one.data.last, other.data.last]).toEqual([1, 1]);
  await expect(api.call(schedulePrices, { body })).rejects.toMatchObject({ code: 'conflict' });
});

test.each([
  ['basic.price', { basic: { price: 0 } }],
  ['basic.price', { basic: { price: 10_000.01 } }],
  ['extended.price', { extended: { price: 12.345 } }],
  ['extended.days', { extended: { days: 0 } }],
  ['shopLink.days', { shopLink: { days: 366 } }],
  ['basic.vatPercent', { basic: { vatPercent: 22 as 23 } }],
  ['basic.places', { basic: { places: [] } }],
])('what cannot be sold is refused at its field: %s %j', async (field, changes) => {
  const { schedule } = await aDesk();
  await expect(schedule(with_(changes))).rejects.toMatchObject({
    code: 'validationFailed',
    fieldErrors: { [`prices.${field}`]: [expect.any(String)] },
  });
});

test('a time in the past or too far ahead is refused', async () => {
  const { schedule } = await aDesk();
  for (const ms of [-DAY_MS, 400 * DAY_MS]) {
    await expect(schedule(LIST, new Date(Date.now() + ms))).rejects.toMatchObject({
      fieldErrors: { holdsFrom: [expect.any(String)] },
    });
  }
});

test('a listing is promoted only in the places that its plan was bought with', async () => {
  const { schedule } = await aDesk();
  await schedule(with_({ basic: { places: ['home'] } }));
  const { seller, listingId } = await aSeller();
  const { data } = await seller.api.call(startTransaction, { body: anOrder({ listingId, plan: 'basic' }, 19) });
  await decideInSandbox(app, data.redirectUrl, 'approve');
  await app.settle();
  const find = (home: 1 | 2) => app.app.search.search({ kind: 'ad', tagMatch: 'any', offset: 0, limit: 10, home }).ids;
  expect([find(1), find(2)]).toEqual([[listingId], []]);
  const newer = await aListing(app, 'ad', { seller_id: seller.id });
  const { ids } = app.app.search.search({ kind: 'ad', tagMatch: 'any', offset: 0, limit: 10 });
  expect(ids).toEqual([newer, listingId]);
});

test('paying again for the same plan adds the number of days sold now', async () => {
  const { seller } = await aSeller();
  await sql`update account set shop_url = 'https://pasieka.example' where id = ${seller.id}`.execute(app.client.db);
  const { schedule } = await aDesk();
  const buy = async (price: number) => {
    const { data } = await seller.api.call(startTransaction, { body: anOrder('shopLink', price) });
    await decideInSandbox(app, data.redirectUrl, 'approve');
    return seller.api.call(getTransaction, { params: { id: data.transaction.id } });
  };
  const first = await buy(25);
  await schedule(with_({ shopLink: { price: 50, days: 60 } }));
  const second = await buy(50);
  await untilDone(app, ['sandbox.webhook']);
  expect(Date.parse(second.activeUntil ?? '') - Date.parse(first.activeUntil ?? '')).toBe(60 * DAY_MS);
});
