import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getPayment, refundPayment } from '#contract/payments/desk.ts';
import { getTransaction, startTransaction } from '#contract/payments/payments.ts';
import { getOwnListing } from '#contract/selling/selling.ts';
import { share } from '#test/effort.ts';
import { aListing } from '#test/factories.ts';
import { untilDone } from '#test/job-queue.ts';
import { anOrder, decideInSandbox } from '#test/money-factories.ts';
import { expectedOfPair, type Pair, pairs } from '#test/payment-pairs.ts';
import { aTalker, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { aModerator } from '#test/trust-factories.ts';

const app = testApp();
const PRICES = { basic: 19, extended: 39, shopLink: 25 } as const;
type Bought = keyof typeof PRICES;

interface Begun {
  readonly id: number;
  readonly url: string;
}

async function aSeller(): Promise<{ seller: Talker; listingId: number }> {
  const seller = await aTalker(app);
  await sql`update account set shop_url = 'https://pasieka.example.pl' where id = ${seller.id}`.execute(app.client.db);
  return { seller, listingId: await aListing(app, 'ad', { seller_id: seller.id }) };
}

/** Starts a payment in another tab, with a key of its own. */
async function begin({ api }: Talker, bought: Bought, listingId: number, key: string): Promise<Begun> {
  const ordered = bought === 'shopLink' ? bought : { listingId, plan: bought };
  const call = { body: anOrder(ordered, PRICES[bought]), idempotencyKey: key };
  const { data } = await api.call(startTransaction, call);
  return { id: data.transaction.id, url: data.redirectUrl };
}

const settled = () => untilDone(app, ['payment.cancel', 'payment.refund', 'sandbox.webhook']);

/** Pays at the provider even if the attempt was cancelled on our side, as banks allow. */
async function payAnyway(begun: Begun): Promise<void> {
  // Let pending cancellations reach the provider first.
  await settled();
  await sql`update sandbox_payment set cancelled_at = null where purchase_id = ${begun.id}`.execute(app.client.db);
  await decideInSandbox(app, begun.url, 'approve');
  await settled();
}

const stateOf = ({ api }: Talker, id: number) => api.call(getTransaction, { params: { id } });

test.each([
  ['the older first', [0, 1]],
  ['the newer first', [1, 0]],
] as const)('of one plan paid in two tabs, %s, one counts and the other is refunded', async (_, order) => {
  const { seller, listingId } = await aSeller();
  const tabs = [await begin(seller, 'basic', listingId, 'tab-one'), await begin(seller, 'basic', listingId, 'tab-two')];
  const [first, second] = [tabs[order[0]] as Begun, tabs[order[1]] as Begun];
  await payAnyway(first);
  // The page in the other tab shows this before the payment is made.
  expect(await stateOf(seller, second.id)).toMatchObject({ status: 'timeout', duplicateOf: first.id, paidAt: null });
  await payAnyway(second);
  const counting = await stateOf(seller, first.id);
  expect(counting).toMatchObject({ status: 'success', duplicateOf: null, invoices: [{ gross: 19 }] });
  const other = await stateOf(seller, second.id);
  expect(other).toMatchObject({ status: 'refunded', refunded: 19, duplicateOf: first.id, activeUntil: null });
  expect(other.invoices.map(({ gross }) => gross)).toEqual([19, -19]);
  const own = await seller.api.call(getOwnListing, { params: { id: listingId } });
  expect(own).toMatchObject({ status: 'promoted', daysLeft: 14 });
  const admin = await aModerator(app, 'admin');
  const detail = await admin.api.call(getPayment, { params: { id: second.id } });
  expect(detail).toMatchObject({ refunds: [{ reason: 'duplicate', state: 'done', amount: 19 }], attentions: [] });
});

test('a mail tells the buyer that the second payment is refunded, and which one counts', async () => {
  const { seller, listingId } = await aSeller();
  const [older, newer] = [
    await begin(seller, 'basic', listingId, 'a'),
    await begin(seller, 'basic', listingId, 'b'),
  ] as const;
  await payAnyway(older);
  await payAnyway(newer);
  const mails = await app.mails(3);
  const texts = mails.map(({ text }) => (text ?? '').replace(/\s+/g, ' '));
  expect(texts.filter((text) => text.includes('już działa'))).toHaveLength(1);
  const said = texts.filter((text) => text.includes(`numer ${older.id}`));
  expect(said).toHaveLength(2);
  expect(said.some((text) => /zwracamy od razu w całości/.test(text))).toBe(true);
  expect(said.some((text) => /zapłacono dwa razy.*19,00 zł/.test(text))).toBe(true);
});

test('paying in one tab cancels the pending payment of the other at the provider', async () => {
  const { seller, listingId } = await aSeller();
  const older = await begin(seller, 'basic', listingId, 'a');
  const newer = await begin(seller, 'extended', listingId, 'b');
  await payAnyway(older);
  const row = await sql<{ is_cancelled: boolean }>`
    select cancelled_at is not null as is_cancelled from sandbox_payment where purchase_id = ${newer.id}`.execute(
    app.client.db,
  );
  expect(row.rows).toEqual([{ is_cancelled: true }]);
});

test('after a refund of the payment that counted, the other one counts', async () => {
  const { seller, listingId } = await aSeller();
  const older = await begin(seller, 'basic', listingId, 'a');
  const newer = await begin(seller, 'basic', listingId, 'b');
  await payAnyway(older);
  const admin = await aModerator(app, 'admin');
  const body = { amount: 19, reason: 'withdrawal' as const };
  await admin.api.call(refundPayment, { params: { id: older.id }, body });
  await payAnyway(newer);
  expect(await stateOf(seller, newer.id)).toMatchObject({ status: 'success', duplicateOf: null, needsRefund: false });
});

test('a shop link paid again after activation lasts twice as long', async () => {
  const { seller, listingId } = await aSeller();
  await payAnyway(await begin(seller, 'shopLink', listingId, 'a'));
  const again = await begin(seller, 'shopLink', listingId, 'b');
  await payAnyway(again);
  expect(await stateOf(seller, again.id)).toMatchObject({ status: 'success', duplicateOf: null });
});

/** Runs a pair of payments through the API and the provider; returns the outcome. */
async function play({ bought, steps }: Pair): Promise<object> {
  const { seller, listingId } = await aSeller();
  const tabs: Begun[] = [];
  for (const [index, each] of bought.entries()) tabs.push(await begin(seller, each, listingId, `tab-${index}`));
  for (const { tab, word } of steps) {
    const begun = tabs[tab] as Begun;
    if (word === 'approve') await payAnyway(begun);
    else if (word === 'decline') await decideInSandbox(app, begun.url, 'decline').catch(() => {});
    else if (word === 'again') {
      const events = sql`delete from payment_event where purchase_id = ${begun.id} and kind = 'declined'`;
      await events.execute(app.client.db);
    } else
      await sql`update purchase set status = 'timeout' where id = ${begun.id} and status = 'pending'`.execute(
        app.client.db,
      );
  }
  await settled();
  const found = [];
  for (const { id } of tabs) {
    const { status, refunded, activeUntil } = await stateOf(seller, id);
    found.push({
      isPaid: status === 'success' || status === 'refunded',
      isKept: status === 'success',
      refunded,
      counts: activeUntil !== null && status === 'success',
    });
  }
  const { status } = await seller.api.call(getOwnListing, { params: { id: listingId } });
  const { rows } = await sql<{ days: number | null }>`
    select round(extract(epoch from shop_link_until - now()) / 86400)::int as days from account
    where id = ${seller.id}`.execute(app.client.db);
  return { found, status, shopDays: rows[0]?.days ?? 0 };
}

test('two payments for one target, approved in any order: one charge remains for one purchase', async () => {
  await fc.assert(
    fc.asyncProperty(pairs, async (pair) => {
      expect(await play(pair), JSON.stringify(pair)).toEqual(expectedOfPair(pair));
    }),
    { numRuns: share(50), endOnFailure: true },
  );
}, 300_000);
