import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteAccount } from '#contract/accounts/settings.ts';
import { getQuote } from '#contract/payments/payments.ts';
import { choosePlan, getNewcomerGift } from '#contract/selling/selling.ts';
import { changeSettings } from '#contract/settings/settings.ts';
import { aListing } from '#test/factories.ts';
import { aTalker, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { aModerator } from '#test/trust-factories.ts';

const app = testApp();

async function give(days: number): Promise<void> {
  const { api } = await aModerator(app, 'admin');
  await api.call(changeSettings, { body: { newcomerDays: days } });
}

const anAd = ({ id }: Talker, kind: 'ad' | 'event' = 'ad') =>
  aListing(app, kind, { seller_id: id, status: 'neverActivated' });
const choose = async ({ api }: Talker, id: number, plan: 'free' | 'basic' | 'extended' = 'free') =>
  (await api.call(choosePlan, { params: { id }, body: { plan } })).data;
const giftOf = ({ api }: Talker) => api.call(getNewcomerGift);

test('the first ad of a newcomer gets days of the basic plan, and no other one does', async () => {
  await give(30);
  const seller = await aTalker(app);
  expect(await giftOf(seller)).toEqual({ days: 30, given: null });
  const first = await choose(seller, await anAd(seller));
  expect(first).toMatchObject({ status: 'promoted', daysLeft: 30, wantedPlan: null });
  expect(await giftOf(seller)).toMatchObject({ days: null, given: { listingId: first.id, days: 30 } });
  expect(await choose(seller, await anAd(seller))).toMatchObject({ status: 'basic', daysLeft: 14 });
});

test('a higher plan still awaits its payment while the gift runs, which is worth no credit', async () => {
  await give(30);
  const seller = await aTalker(app);
  const listingId = await anAd(seller);
  expect(await choose(seller, listingId, 'extended')).toMatchObject({ status: 'promoted', wantedPlan: 'extended' });
  const quote = await seller.api.call(getQuote, { query: { listingId, plan: 'extended' } });
  expect(quote).toMatchObject({ credit: 0, amount: 39 });
});

test('of several ads activated concurrently, only one gets the gift', async () => {
  await give(30);
  const seller = await aTalker(app);
  const ids = await Promise.all([1, 2, 3, 4].map(() => anAd(seller)));
  const shown = await Promise.all(ids.map((id) => choose(seller, id)));
  expect(shown.map(({ status }) => status).sort()).toEqual(['basic', 'basic', 'basic', 'promoted']);
});

test('there is no gift while it is off, nor for kinds without plans or people who had listings', async () => {
  await give(0);
  const seller = await aTalker(app);
  expect(await giftOf(seller)).toEqual({ days: null, given: null });
  expect(await choose(seller, await anAd(seller))).toMatchObject({ status: 'basic' });
  await give(30);
  expect(await giftOf(seller)).toEqual({ days: null, given: null });
  expect(await choose(seller, await anAd(seller))).toMatchObject({ status: 'basic' });
  const host = await aTalker(app);
  expect(await choose(host, await anAd(host, 'event'))).toMatchObject({ status: 'basic' });
});

test('registering again with the same address gives no second gift, and only a hash is kept', async () => {
  await give(30);
  const { db } = app.client;
  const email = 'stach.wokulski@example.pl';
  const known = async () => {
    const seller = await aTalker(app);
    await db.updateTable('account').set({ email }).where('id', '=', seller.id).execute();
    return seller;
  };
  const seller = await known();
  await choose(seller, await anAd(seller));
  await sql`update session set password_confirmed_at = now() where account_id = ${seller.id}`.execute(db);
  await seller.api.call(deleteAccount, { body: {} } as never);
  const kept = await db.selectFrom('newcomer_gift').selectAll().execute();
  expect(kept).toMatchObject([{ account_id: null, listing_id: null, person_key: expect.any(Buffer) }]);
  const again = await known();
  expect(await giftOf(again)).toEqual({ days: null, given: null });
  expect(await choose(again, await anAd(again))).toMatchObject({ status: 'basic' });
});
