import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getPayment, refundPayment } from '#contract/payments/desk.ts';
import { getQuote, getTransaction, listTransactions, startTransaction, withdraw } from '#contract/payments/payments.ts';
import { getOwnListing } from '#contract/selling/selling.ts';
import { share } from '#test/effort.ts';
import { aListing } from '#test/factories.ts';
import { untilDone } from '#test/job-queue.ts';
import { anOrder, decideInSandbox } from '#test/money-factories.ts';
import { aTalker, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { aModerator } from '#test/trust-factories.ts';

const app = testApp();
const DAY_MS = 86_400_000;
const TERM_DAYS = 14;

interface Stall {
  readonly seller: Talker;
  readonly listingId: number;
}

async function aStall(): Promise<Stall> {
  const seller = await aTalker(app);
  await sql`update account set shop_url = 'https://pasieka.example.pl' where id = ${seller.id}`.execute(app.client.db);
  return { seller, listingId: await aListing(app, 'ad', { seller_id: seller.id }) };
}

type Bought = 'basic' | 'extended' | 'shopLink';

async function buy({ seller, listingId }: Stall, bought: Bought): Promise<number> {
  const query = bought === 'shopLink' ? {} : { listingId, plan: bought };
  const { amount } = await seller.api.call(getQuote, { query });
  const body = anOrder(bought === 'shopLink' ? bought : { listingId, plan: bought }, amount);
  const { data } = await seller.api.call(startTransaction, { body });
  await decideInSandbox(app, data.redirectUrl, 'approve');
  return data.transaction.id;
}

/** Moves everything a seller paid for back in time. */
async function pass({ seller, listingId }: Stall, ms: number): Promise<void> {
  const by = sql`${ms} * interval '1 millisecond'`;
  const { db } = app.client;
  await sql`update purchase set started_at = started_at - ${by}, expires_at = expires_at - ${by}, paid_at = paid_at - ${by},
    activated_at = activated_at - ${by}, active_until = active_until - ${by} where account_id = ${seller.id}`.execute(
    db,
  );
  await sql`update listing set visible_until = visible_until - ${by} where id = ${listingId}`.execute(db);
  await sql`update account set shop_link_until = shop_link_until - ${by} where id = ${seller.id}`.execute(db);
}

const refunded = () => untilDone(app, ['payment.refund', 'sandbox.webhook']);

test('withdrawing from an upgrade also refunds the credit for the lower plan, and notifies the buyer', async () => {
  const stall = await aStall();
  const { seller, listingId } = stall;
  const lower = await buy(stall, 'basic');
  const higher = await buy(stall, 'extended');
  const paid = await seller.api.call(getTransaction, { params: { id: higher } });
  expect(paid.credit + paid.amount).toBe(39);
  const admin = await aModerator(app, 'admin');
  await seller.api.call(withdraw, { params: { id: higher }, body: {} });
  const proposed = await admin.api.call(getPayment, { params: { id: higher } });
  expect(proposed).toMatchObject({
    proposedRefund: paid.amount,
    creditBack: [{ payment: lower, amount: paid.credit }],
  });
  const body = { amount: proposed.proposedRefund, reason: 'withdrawal' as const };
  const { data } = await admin.api.call(refundPayment, { params: { id: higher }, body });
  expect(data.creditBack).toEqual([{ payment: lower, amount: paid.credit }]);
  await refunded();
  const [before, after] = [
    await seller.api.call(getTransaction, { params: { id: lower } }),
    await seller.api.call(getTransaction, { params: { id: higher } }),
  ];
  expect(after).toMatchObject({ status: 'refunded', refunded: paid.amount, creditReturned: paid.credit });
  expect(before).toMatchObject({ status: 'refunded', refunded: paid.credit, withdrawableUntil: null });
  expect(before.invoices.map(({ gross }) => gross)).toEqual([19, -paid.credit]);
  expect((await seller.api.call(getOwnListing, { params: { id: listingId } })).status).toBe('basic');
  const texts = (await app.mails(6)).map(({ text }) => (text ?? '').replace(/\s+/g, ' '));
  const credit = `${paid.credit.toFixed(2).replace('.', ',')} zł`;
  expect(texts.some((text) => text.includes(`Od ceny odliczyliśmy ${credit} za niewykorzystane dni`))).toBe(true);
  expect(texts.some((text) => text.includes(`Od ceny odliczono ${credit} z poprzedniej płatności`))).toBe(true);
  expect(texts.some((text) => text.includes(`Oprócz tego wraca ${credit}`))).toBe(true);
  expect(texts.some((text) => text.includes(`więc wraca też ${credit}`))).toBe(true);
});

test('a plan traded in for a higher one is not refunded separately', async () => {
  const stall = await aStall();
  const lower = await buy(stall, 'basic');
  const higher = await buy(stall, 'extended');
  const admin = await aModerator(app, 'admin');
  const detail = await admin.api.call(getPayment, { params: { id: lower } });
  expect(detail).toMatchObject({ tradedInto: higher, proposedRefund: 0 });
  const call = admin.api.call(refundPayment, { params: { id: lower }, body: { amount: 5, reason: 'goodwill' } });
  await expect(call).rejects.toMatchObject({ code: 'actionNotPossible' });
});

test('a refund of an upgrade sent twice refunds each part once', async () => {
  const stall = await aStall();
  await buy(stall, 'basic');
  const higher = await buy(stall, 'extended');
  const admin = await aModerator(app, 'admin');
  const body = { amount: 10, reason: 'goodwill' as const };
  const call = { params: { id: higher }, body, idempotencyKey: 'klucz-dwa-razy' };
  await Promise.all([admin.api.call(refundPayment, call), admin.api.call(refundPayment, call)]);
  await refunded();
  const { rows } = await sql<{ reason: string }>`select reason from refund order by id`.execute(app.client.db);
  expect(rows.map(({ reason }) => reason)).toEqual(['goodwill', 'credit']);
});

/** A plan in the model: its price, its remaining days, and the money paid. */
interface Running {
  readonly id: number;
  readonly price: number;
  leftDays: number;
}

/** A reference ledger of prices and days in PLN. */
class Model {
  used = 0;
  plan: Running | null = null;
  shop: Running[] = [];

  pass(days: number): void {
    for (const running of [...(this.plan ? [this.plan] : []), ...this.shop.slice(0, 1)]) {
      const spent = Math.min(days, running.leftDays);
      this.used += (running.price * spent) / TERM_DAYS;
      running.leftDays -= spent;
    }
    if (this.plan?.leftDays === 0) this.plan = null;
    this.shop = this.shop.filter(({ leftDays }) => leftDays > 0);
  }

  get running(): number {
    const all = [...(this.plan ? [this.plan] : []), ...this.shop];
    return all.reduce((sum, { price, leftDays }) => sum + (price * leftDays) / TERM_DAYS, 0);
  }
}

type Step =
  | { readonly do: 'buy'; readonly what: Bought }
  | { readonly do: 'pass'; readonly days: number }
  | { readonly do: 'giveBack'; readonly what: 'plan' | 'shop'; readonly how: 'unused' | 'all' };

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      what: fc.constantFrom<Bought>('basic', 'extended', 'extended', 'shopLink'),
    }),
    weight: 4,
  },
  { arbitrary: fc.record({ do: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 9 }) }), weight: 2 },
  {
    arbitrary: fc.record({
      do: fc.constant('giveBack' as const),
      what: fc.constantFrom('plan' as const, 'shop' as const),
      how: fc.constantFrom('unused' as const, 'unused' as const, 'all' as const),
    }),
    weight: 2,
  },
);

const PRICES = { basic: 19, extended: 39, shopLink: 25 } as const;

async function takeStep(stall: Stall, admin: Talker, model: Model, step: Step): Promise<void> {
  if (step.do === 'pass') {
    await pass(stall, step.days * DAY_MS);
    return model.pass(step.days);
  }
  if (step.do === 'buy') {
    const isHigher = step.what === 'extended' && model.plan?.price === PRICES.basic;
    // One link at a time, so that the model can attribute its days.
    if (step.what === 'shopLink' ? model.shop.length > 0 : model.plan && !isHigher) return;
    const running = { id: await buy(stall, step.what), price: PRICES[step.what], leftDays: TERM_DAYS };
    if (step.what === 'shopLink') model.shop = [running];
    else model.plan = running;
    return;
  }
  const running = step.what === 'plan' ? model.plan : model.shop[0];
  if (!running) return;
  const params = { id: running.id };
  const { proposedRefund, amount } = await admin.api.call(getPayment, { params });
  const body = { amount: step.how === 'all' ? amount : proposedRefund, reason: 'withdrawal' as const };
  await admin.api.call(refundPayment, { params, body });
  // A full refund means that nothing was used.
  if (step.how === 'all') model.used -= (running.price * (TERM_DAYS - running.leftDays)) / TERM_DAYS;
  if (step.what === 'plan') model.plan = null;
  else model.shop = [];
}

test('money kept equals the value used plus the value still running, to the grosz', async () => {
  const admin = await aModerator(app, 'admin');
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 3, maxLength: 9, size: 'max' }), async (all) => {
      const [stall, model] = [await aStall(), new Model()];
      for (const step of all) await takeStep(stall, admin, model, step);
      await refunded();
      const { items } = await stall.seller.api.call(listTransactions, { query: {} });
      const kept = items.reduce((sum, { amount, refunded: back }) => sum + amount - back, 0);
      const invoiced = items.flatMap(({ invoices }) => invoices).reduce((sum, { gross }) => sum + gross, 0);
      // One grosz per rounding, and for the time the test itself takes.
      const slack = 0.02 * (all.length + 1);
      expect(Math.abs(kept - model.used - model.running), JSON.stringify(all)).toBeLessThan(slack);
      expect(Math.abs(kept - invoiced)).toBeLessThan(0.001);
    }),
    { numRuns: share(50), endOnFailure: true },
  );
}, 300_000);
