import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteAccount } from '#contract/accounts/settings.ts';
import type { ListingStatus } from '#contract/listings/listings.ts';
import type { PaidPlan, Variant } from '#contract/payments/payments.ts';
import { actOnListings, choosePlan, type ListingAction, setHoliday } from '#contract/selling/selling.ts';
import { PROMOTION_PLACES } from '#kinds/price-list.ts';
import { aListing, aPerson } from '#test/factories.ts';
import { aTalker, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import type { Tx } from '../platform/db/client.ts';
import { createPaidPlans } from './paid-plans.ts';

const app = testApp();
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const plans = () => createPaidPlans({ jobs: app.app.jobs });
const within = <T>(act: (tx: Tx) => Promise<T>) => app.client.db.transaction().execute(act);

interface Offer {
  readonly seller: Talker;
  readonly id: number;
}

async function anOffer(
  status: ListingStatus = 'basic',
  daysLeft: number | null = 10,
  kind: 'ad' | 'event' | 'agritourism' = 'ad',
): Promise<Offer> {
  const seller = await aTalker(app);
  const until = daysLeft === null ? null : inDays(daysLeft).toISOString();
  return { seller, id: await aListing(app, kind, { seller_id: seller.id, status, visible_until: until }) };
}

const about = ({ seller, id }: Offer, now = new Date()) => ({ listingId: id, sellerId: seller.id, now });
const pay = (offer: Offer, plan: PaidPlan, now = new Date()) =>
  within((tx) => plans().activate(tx, { ...about(offer, now), sold: { plan, days: 14, places: PROMOTION_PLACES } }));
const giveBack = (offer: Offer, variant: Variant, now = new Date()) =>
  within((tx) => plans().end(tx, { ...about(offer, now), variant, days: 14 }));
const target = ({ seller, id }: Offer, plan: PaidPlan) =>
  plans().findTarget(app.client.db, { sellerId: seller.id, listingId: id, plan });
const act = ({ seller, id }: Offer, action: ListingAction) =>
  seller.api.call(actOnListings, { body: { ids: [id], action } });
const rowOf = ({ id }: Offer) =>
  app.client.db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Days left of a listing's time, to a thousandth. */
async function daysLeft(offer: Offer, now = new Date()): Promise<number> {
  const { visible_until: until } = await rowOf(offer);
  return Math.round((((until?.getTime() ?? 0) - now.getTime()) / DAY_MS) * 1_000) / 1_000;
}

test.each([
  ['neverActivated', 'basic', 'promoted'],
  ['neverActivated', 'extended', 'highlighted'],
  ['basic', 'basic', 'promoted'],
  ['basic', 'extended', 'highlighted'],
  ['promoted', 'extended', 'highlighted'],
  ['expired', 'basic', 'promoted'],
  ['expired', 'extended', 'highlighted'],
] as const)('a listing that is %s, paid for with plan %s, is %s for 14 days', async (status, plan, after) => {
  const offer = await anOffer(status, status === 'neverActivated' ? null : 3);
  await offer.seller.api.call(choosePlan, { params: { id: offer.id }, body: { plan } });
  expect((await target(offer, plan)).status).toBe(status);
  const now = new Date();
  expect((await pay(offer, plan, now))?.getTime()).toBe(now.getTime() + 14 * DAY_MS);
  expect(await rowOf(offer)).toMatchObject({ status: after, wanted_plan: null, is_shown: true, activated_at: now });
  expect(await daysLeft(offer, now)).toBe(14);
});

test('a lower plan, the same one and a kind without plans are no target', async () => {
  for (const [status, plan, kind] of [
    ['promoted', 'basic', 'ad'],
    ['highlighted', 'basic', 'ad'],
    ['highlighted', 'extended', 'agritourism'],
    ['basic', 'basic', 'event'],
  ] as const) {
    await expect(target(await anOffer(status, 5, kind), plan)).rejects.toMatchObject({ code: 'moveNotAllowed' });
  }
});

test('a stranger’s, deleted or suspended listing is no target', async () => {
  const offer = await anOffer();
  const other = await aTalker(app);
  await expect(target({ ...offer, seller: other }, 'basic')).rejects.toMatchObject({ code: 'notFound' });
  await app.client.db
    .updateTable('listing')
    .set({ suspended_at: new Date(), suspend_reason: 'account' })
    .where('id', '=', offer.id)
    .execute();
  await expect(target(offer, 'basic')).rejects.toMatchObject({ code: 'moveNotAllowed' });
  await act(offer, 'remove');
  await expect(target(offer, 'basic')).rejects.toMatchObject({ code: 'notFound' });
});

test('a plan that has just expired can be bought again, whether or not the job has run', async () => {
  const offer = await anOffer('highlighted', -0.0001);
  expect(await target(offer, 'basic')).toMatchObject({ status: 'expired', unusedMs: 0 });
  expect(await pay(offer, 'basic')).not.toBeNull();
  expect((await rowOf(offer)).status).toBe('promoted');
});

test('the unused time of a paused plan is what was left when it was paused', async () => {
  const offer = await anOffer('promoted', 9);
  await app.client.db
    .updateTable('listing')
    .set({ paused_at: inDays(-2), pause_reason: 'owner' })
    .where('id', '=', offer.id)
    .execute();
  const { unusedMs } = await target(offer, 'extended');
  expect(Math.round((unusedMs / DAY_MS) * 1_000) / 1_000).toBe(11);
  expect(await plans().findRunning(app.client.db, about(offer))).toMatchObject({ status: 'promoted' });
});

test('the same plan paid twice lasts twice as long and keeps a pause', async () => {
  const offer = await anOffer();
  const now = new Date();
  await pay(offer, 'basic', now);
  await act(offer, 'pause');
  await pay(offer, 'basic', now);
  expect(await daysLeft(offer, now)).toBe(28);
  expect(await rowOf(offer)).toMatchObject({ status: 'promoted', pause_reason: 'owner' });
});

test('concurrent payments all count', async () => {
  const offer = await anOffer();
  const now = new Date();
  await Promise.all(Array.from({ length: 3 }, () => pay(offer, 'extended', now)));
  expect(await daysLeft(offer, now)).toBe(42);
});

test('a plan below the running one cannot begin, and changes nothing', async () => {
  const offer = await anOffer('highlighted', 6);
  const before = await rowOf(offer);
  expect(await pay(offer, 'basic')).toBeNull();
  expect(await rowOf(offer)).toEqual(before);
});

test('a deleted listing, one hidden by moderators, or one of a banned seller cannot begin', async () => {
  const [removed, hidden, banned, erased] = [await anOffer(), await anOffer(), await anOffer(), await aPerson(app)];
  await act(removed, 'remove');
  const suspend = (id: number, suspend_reason: 'listing' | 'account') =>
    app.client.db
      .updateTable('listing')
      .set({ suspended_at: new Date(), suspend_reason })
      .where('id', '=', id)
      .execute();
  await suspend(hidden.id, 'listing');
  await suspend(banned.id, 'account');
  await app.client.db
    .updateTable('account')
    .set({ suspended_until: 'infinity' })
    .where('id', '=', banned.seller.id)
    .execute();
  const id = await aListing(app, 'ad', { seller_id: erased.id });
  await erased.api.call(deleteAccount);
  for (const offer of [removed, hidden, banned, { seller: erased as unknown as Talker, id }])
    expect(await pay(offer, 'basic')).toBeNull();
  expect((await rowOf(hidden)).status).toBe('basic');
});

test('under a temporary suspension the full time is left when it ends', async () => {
  const offer = await anOffer();
  const until = inDays(3);
  await app.client.db
    .updateTable('account')
    .set({ suspended_until: until })
    .where('id', '=', offer.seller.id)
    .execute();
  await app.client.db
    .updateTable('listing')
    .set({ suspended_at: inDays(-2), suspend_reason: 'account' })
    .where('id', '=', offer.id)
    .execute();
  const now = new Date();
  expect((await pay(offer, 'basic', now))?.getTime()).toBe(now.getTime() + 14 * DAY_MS);
  await app.client.db
    .updateTable('account')
    .set({ suspended_until: new Date() })
    .where('id', '=', offer.seller.id)
    .execute();
  await within((tx) => app.app.jobs.queue(tx, 'suspensions.end', {}));
  for (let tries = 0; tries < 200 && (await rowOf(offer)).suspended_at; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await rowOf(offer)).toMatchObject({ status: 'promoted', is_shown: true, suspended_at: null });
  expect(Math.round(await daysLeft(offer))).toBe(14);
});

test('a plan paid for on holiday waits and loses no time', async () => {
  const offer = await anOffer('neverActivated', null);
  await offer.seller.api.call(setHoliday, { body: { on: true } });
  const now = new Date();
  await pay(offer, 'extended', now);
  expect(await rowOf(offer)).toMatchObject({ status: 'highlighted', pause_reason: 'holiday', is_shown: false });
  await sql`update listing set paused_at = paused_at - interval '3 days', visible_until = visible_until - interval '3 days'
    where id = ${offer.id}`.execute(app.client.db);
  await offer.seller.api.call(setHoliday, { body: { on: false } });
  expect(Math.round(await daysLeft(offer))).toBe(14);
  expect(await rowOf(offer)).toMatchObject({ status: 'highlighted', is_shown: true });
});

test('a refund leaves the free plan for the remaining time', async () => {
  const offer = await anOffer('highlighted', 5);
  await giveBack(offer, 'highlighted');
  expect(await rowOf(offer)).toMatchObject({ status: 'basic', is_shown: true });
  expect(Math.round(await daysLeft(offer))).toBe(5);
});

test('refunding one of two payments for a plan removes only its days', async () => {
  const offer = await anOffer();
  const now = new Date();
  await pay(offer, 'basic', now);
  await pay(offer, 'basic', now);
  await giveBack(offer, 'promoted', now);
  expect(await rowOf(offer)).toMatchObject({ status: 'promoted' });
  expect(await daysLeft(offer, now)).toBe(14);
  await giveBack(offer, 'promoted', now);
  expect((await rowOf(offer)).status).toBe('basic');
});

test('refunding a plan that no longer runs changes nothing', async () => {
  const [higher, over] = [await anOffer('highlighted', 5), await anOffer('promoted', -1)];
  await giveBack(higher, 'promoted');
  await giveBack(over, 'promoted');
  expect([(await rowOf(higher)).status, (await rowOf(over)).status]).toEqual(['highlighted', 'promoted']);
});
