import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteAccount } from '#contract/accounts/settings.ts';
import { ApiError } from '#contract/errors.ts';
import { addFavourite } from '#contract/favourites.ts';
import { checkPayment, refundPayment } from '#contract/payments/desk.ts';
import { startTransaction, withdraw } from '#contract/payments/payments.ts';
import { actOnListings, choosePlan, setHoliday } from '#contract/selling/selling.ts';
import { untilDone } from '#test/job-queue.ts';
import { anOrder, aPaidPlan } from '#test/money-factories.ts';
import { aTalker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { aModerator } from '#test/trust-factories.ts';

const app = testApp();
const SELLERS = 4;

/** A server error: never acceptable, whatever is requested and however concurrently. */
const isFault = (outcome: unknown) => !(outcome instanceof ApiError) || outcome.status >= 500;

test('concurrent payments, refunds, pauses, erasure and scheduled jobs never block each other', async () => {
  const { db } = app.client;
  const admin = await aModerator(app, 'admin');
  const keeper = await aTalker(app);
  const sellers = [];
  for (let count = 0; count < SELLERS; count += 1) {
    const paid = await aPaidPlan(app);
    const { data } = await paid.seller.api.call(startTransaction, {
      body: anOrder({ listingId: paid.listingId, plan: 'extended' }, 20),
    });
    sellers.push({ ...paid, higher: data.transaction.id });
  }
  await sql`update sandbox_payment set paid_at = now()`.execute(db);
  const acts = sellers.flatMap(({ seller: { api }, listingId, purchaseId, higher }, number) => {
    const [params, ids] = [{ id: higher }, [listingId]];
    const act = (action: 'pause' | 'resume' | 'end' | 'reopen') => api.call(actOnListings, { body: { ids, action } });
    return [
      () => admin.api.call(checkPayment, { params }),
      () => act('pause'),
      () => admin.api.call(refundPayment, { params: { id: purchaseId }, body: { amount: 5, reason: 'goodwill' } }),
      () => api.call(setHoliday, { body: { on: true } }),
      () => admin.api.call(checkPayment, { params }),
      () => keeper.api.call(addFavourite, { params: { id: listingId } }),
      () => api.call(withdraw, { params: { id: purchaseId }, body: {} }),
      () => act('resume'),
      () => api.call(startTransaction, { body: anOrder({ listingId, plan: 'extended' }, 20) }),
      () => db.transaction().execute((tx) => app.app.jobs.queue(tx, 'payments.expire', {})),
      () => db.transaction().execute((tx) => app.app.jobs.queue(tx, 'listings.expire', {})),
      () => api.call(choosePlan, { params: { id: listingId }, body: { plan: 'extended' } }),
      () => act('end'),
      () => api.call(setHoliday, { body: { on: false } }),
      ...(number % 2 ? [() => api.call(deleteAccount)] : []),
      () => act('reopen'),
      () => admin.api.call(refundPayment, { params, body: { amount: 20, reason: 'notDelivered' } }),
    ];
  });
  // Interleave the actions of different people.
  const mixed = acts.toSorted((a, b) => (acts.indexOf(a) % 7) - (acts.indexOf(b) % 7));
  const outcomes = await Promise.allSettled(mixed.map((act) => act()));
  const faults = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' && isFault(outcome.reason) ? [String(outcome.reason)] : [],
  );
  expect(faults).toEqual([]);
  const left = await db.selectFrom('account').select('id').where('deleted_at', 'is not', null).execute();
  expect(left).toHaveLength(SELLERS / 2);
  for (const { higher } of sellers) await admin.api.call(checkPayment, { params: { id: higher } });
  await untilDone(app, ['payments.expire', 'payment.cancel', 'payment.check', 'payment.refund', 'sandbox.webhook']);
  const { rows } = await sql<{ series: string; numbers: number; last: number; purchases: number }>`
    select series, count(*)::int as numbers, max(number) as last, count(distinct purchase_id)::int as purchases
    from invoice group by series`.execute(db);
  for (const { numbers, last, purchases } of rows) expect([last, purchases]).toEqual([numbers, numbers]);
  const { rows: unpaid } = await sql`
    select p.id from purchase p where (p.paid_at is not null) <> exists (
      select from invoice i where i.purchase_id = p.id and i.corrects_id is null)`.execute(db);
  expect(unpaid).toEqual([]);
  const paid = await db
    .selectFrom('purchase')
    .select('paid_at')
    .where(
      'id',
      'in',
      sellers.map((each) => each.higher),
    )
    .execute();
  expect(paid.every(({ paid_at: at }) => at !== null)).toBe(true);
});
