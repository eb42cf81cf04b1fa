import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteAccount, getAccount, updateProfile } from '#contract/account-settings.ts';
import { getProfile } from '#contract/accounts.ts';
import { getListing } from '#contract/listings.ts';
import { getEditable } from '#contract/selling.ts';
import { shopLinkPlan } from '#kinds/plans.ts';
import { aListing, aPerson, type LoggedIn } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import type { Tx } from '../db/client.ts';
import { extendShopLink, findShop, shortenShopLink } from './shop-link.ts';

const app = testApp();
const PERIOD_MS = shopLinkPlan.visibleDays * 86_400_000;
const SHOP = 'https://pasieka.example/sklep';
const within = <T>(act: (tx: Tx) => Promise<T>) => app.client.db.transaction().execute(act);
const pay = (id: number, now = new Date()) => within((tx) => extendShopLink(tx, id, now));
const refund = (id: number, now = new Date()) => within((tx) => shortenShopLink(tx, id, now));
const untilOf = async (id: number) => (await findShop(app.client.db, id)).until?.getTime();

/** Somebody who named a shop, with two ads: one of them names a page of its own. */
async function aShop(): Promise<LoggedIn & { ads: [number, number] }> {
  const person = await aPerson(app);
  await person.api.call(updateProfile, { body: { shop_url: SHOP } });
  const plain = await aListing(app, 'ad', { seller_id: person.id });
  const own = await aListing(app, 'ad', { seller_id: person.id, shop_url: `${SHOP}/miod` });
  return { ...person, ads: [plain, own] };
}

/** What visitors are told of a shop: on the profile, and beside the ads. */
async function shownTo({ id, ads }: { id: number; ads: readonly number[] }): Promise<(string | null)[]> {
  const profile = await app.api().call(getProfile, { params: { id } });
  const details = await Promise.all(ads.map((ad) => app.api().call(getListing.ad, { params: { id: ad } })));
  return [profile, ...details].map(({ shop_url }) => shop_url);
}

test('the link to a shop stands on the profile and beside all ads exactly while it is paid for', async () => {
  const shop = await aShop();
  expect(await shownTo(shop)).toEqual([null, null, null]);
  await pay(shop.id);
  expect(await shownTo(shop)).toEqual([SHOP, SHOP, `${SHOP}/miod`]);
  await pay(shop.id, new Date());
  await sql`update account set shop_link_until = now() where id = ${shop.id}`.execute(app.client.db);
  expect(await shownTo(shop)).toEqual([null, null, null]);
});

test('its owner sees in the settings and in the form what they wrote, paid for or not', async () => {
  const { api, ads } = await aShop();
  expect((await api.call(getAccount)).shop_url).toBe(SHOP);
  const { form } = await api.call(getEditable.ad, { params: { id: ads[1] } });
  expect(form).toMatchObject({ shop_url: `${SHOP}/miod` });
});

test('what is not sold over a shop has no link to one', async () => {
  const { id } = await aShop();
  await pay(id);
  const facility = await aListing(app, 'agritourism', { seller_id: id });
  const event = await aListing(app, 'event', { seller_id: id });
  expect((await app.api().call(getListing.agritourism, { params: { id: facility } })).shop_url).toBeNull();
  expect((await app.api().call(getListing.event, { params: { id: event } })).shop_url).toBeNull();
});

test('a second payment is added to what is left, one that comes later begins anew', async () => {
  const { id } = await aShop();
  const now = new Date();
  expect((await pay(id, now))?.getTime()).toBe(now.getTime() + PERIOD_MS);
  expect((await pay(id, now))?.getTime()).toBe(now.getTime() + 2 * PERIOD_MS);
  const later = new Date(now.getTime() + 3 * PERIOD_MS);
  expect((await pay(id, later))?.getTime()).toBe(later.getTime() + PERIOD_MS);
});

test('payments at the same moment all count', async () => {
  const { id } = await aShop();
  const now = new Date();
  await Promise.all(Array.from({ length: 4 }, () => pay(id, now)));
  expect(await untilOf(id)).toBe(now.getTime() + 4 * PERIOD_MS);
});

test('what is given back ends the link, or takes one period off several', async () => {
  const { id, ads } = await aShop();
  const now = new Date();
  await pay(id, now);
  await pay(id, now);
  await refund(id, now);
  expect(await untilOf(id)).toBe(now.getTime() + PERIOD_MS);
  await refund(id, now);
  expect(await untilOf(id)).toBe(now.getTime());
  expect(await shownTo({ id, ads })).toEqual([null, null, null]);
  await refund(id, new Date(now.getTime() + 1_000));
  expect(await untilOf(id)).toBe(now.getTime());
});

test('who has left, or may never be seen again, gets no link', async () => {
  const [leaver, banned] = [await aShop(), await aShop()];
  await leaver.api.call(deleteAccount);
  await app.client.db.updateTable('account').set({ suspended_until: 'infinity' }).where('id', '=', banned.id).execute();
  expect(await pay(leaver.id)).toBeNull();
  expect(await pay(banned.id)).toBeNull();
  expect(await findShop(app.client.db, leaver.id)).toEqual({ shopUrl: null, until: null });
});

test('pages that show a shop, or no longer, are made anew when it is paid for, moves, or is given back', async () => {
  const { id, ads, api } = await aShop();
  const keys = [`user:${id}`, ...ads.map((ad) => `listing:${ad}`)];
  const keep = async () => {
    const page = { status: 200, headers: {}, body: Buffer.from('x'), encoded: new Map() };
    for (const key of keys) {
      await app.app.pages.getOrMake(key, async (onTags) => {
        onTags([key]);
        return page;
      });
    }
  };
  const acts = [
    () => pay(id),
    () => api.call(updateProfile, { body: { shop_url: 'https://nowa-pasieka.example' } }),
    () => refund(id),
  ];
  for (const act of acts) {
    await keep();
    expect(keys.filter((key) => app.app.pages.find(key))).toEqual(keys);
    await act();
    for (let tries = 0; tries < 100 && keys.some((key) => app.app.pages.find(key)); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(keys.filter((key) => app.app.pages.find(key))).toEqual([]);
  }
});
