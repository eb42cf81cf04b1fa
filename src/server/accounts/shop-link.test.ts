import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getProfile } from '#contract/accounts/accounts.ts';
import { deleteAccount, getAccount, updateProfile } from '#contract/accounts/settings.ts';
import { getListing } from '#contract/listings/listings.ts';
import { getTransaction, startTransaction } from '#contract/payments/payments.ts';
import { getEditable, updateListing } from '#contract/selling/selling.ts';
import { shopLinkPlan } from '#kinds/plans.ts';
import { aListing, aPerson, type LoggedIn } from '#test/factories.ts';
import { anOrder, aPurchase, decideInSandbox } from '#test/money-factories.ts';
import { testApp } from '#test/test-app.ts';
import type { Tx } from '../platform/db/client.ts';
import { extendShopLink, findShop, shortenShopLink } from './shop-link.ts';

const app = testApp();
const PERIOD_MS = shopLinkPlan.visibleDays * 86_400_000;
const SHOP = 'https://pasieka.example/sklep';
const within = <T>(act: (tx: Tx) => Promise<T>) => app.client.db.transaction().execute(act);
const pay = (id: number, now = new Date()) => within((tx) => extendShopLink(tx, id, now, shopLinkPlan.visibleDays));
const refund = (id: number, now = new Date()) => within((tx) => shortenShopLink(tx, id, now, shopLinkPlan.visibleDays));
const untilOf = async (id: number) => (await findShop(app.client.db, id)).until?.getTime();

/** A person who named a shop, with two ads, one of which names a page of its own. */
async function aShop(): Promise<LoggedIn & { ads: [number, number] }> {
  const person = await aPerson(app);
  await person.api.call(updateProfile, { body: { shop_url: SHOP } });
  const plain = await aListing(app, 'ad', { seller_id: person.id });
  const own = await aListing(app, 'ad', { seller_id: person.id, shop_url: `${SHOP}/miod` });
  return { ...person, ads: [plain, own] };
}

/** The shop links visitors see: on the profile and beside the ads. */
async function shownTo({ id, ads }: { id: number; ads: readonly number[] }): Promise<(string | null)[]> {
  const profile = await app.api().call(getProfile, { params: { id } });
  const details = await Promise.all(ads.map((ad) => app.api().call(getListing.ad, { params: { id: ad } })));
  return [profile, ...details].map(({ shop_url }) => shop_url);
}

test('the shop link shows on the profile and beside all ads exactly while it is paid for', async () => {
  const shop = await aShop();
  expect(await shownTo(shop)).toEqual([null, null, null]);
  await pay(shop.id);
  expect(await shownTo(shop)).toEqual([SHOP, SHOP, `${SHOP}/miod`]);
  await pay(shop.id, new Date());
  await sql`update account set shop_link_until = now() where id = ${shop.id}`.execute(app.client.db);
  expect(await shownTo(shop)).toEqual([null, null, null]);
});

test('its owner sees the address in the settings and the form whether or not it is paid for', async () => {
  const { api, ads } = await aShop();
  expect((await api.call(getAccount)).shop_url).toBe(SHOP);
  const { form } = await api.call(getEditable.ad, { params: { id: ads[1] } });
  expect(form).toMatchObject({ shop_url: `${SHOP}/miod` });
});

test('listings of kinds without a shop link show none', async () => {
  const { id } = await aShop();
  await pay(id);
  const facility = await aListing(app, 'agritourism', { seller_id: id });
  const event = await aListing(app, 'event', { seller_id: id });
  expect((await app.api().call(getListing.agritourism, { params: { id: facility } })).shop_url).toBeNull();
  expect((await app.api().call(getListing.event, { params: { id: event } })).shop_url).toBeNull();
});

test('a second payment extends the current period, a later one starts a new period', async () => {
  const { id } = await aShop();
  const now = new Date();
  expect((await pay(id, now))?.getTime()).toBe(now.getTime() + PERIOD_MS);
  expect((await pay(id, now))?.getTime()).toBe(now.getTime() + 2 * PERIOD_MS);
  const later = new Date(now.getTime() + 3 * PERIOD_MS);
  expect((await pay(id, later))?.getTime()).toBe(later.getTime() + PERIOD_MS);
});

test('concurrent payments all count', async () => {
  const { id } = await aShop();
  const now = new Date();
  await Promise.all(Array.from({ length: 4 }, () => pay(id, now)));
  expect(await untilOf(id)).toBe(now.getTime() + 4 * PERIOD_MS);
});

test('a refund ends the link, or removes one of several periods', async () => {
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

test('a deleted or banned account gets no link', async () => {
  const [leaver, banned] = [await aShop(), await aShop()];
  await leaver.api.call(deleteAccount);
  await app.client.db.updateTable('account').set({ suspended_until: 'infinity' }).where('id', '=', banned.id).execute();
  expect(await pay(leaver.id)).toBeNull();
  expect(await pay(banned.id)).toBeNull();
  expect(await findShop(app.client.db, leaver.id)).toEqual({ shopUrl: null, until: null });
});

test('pages that show a shop are re-rendered when the link is paid for, moves or is refunded', async () => {
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

test('while a link is paid for it keeps its shop', async () => {
  const { api, id, ads } = await aShop();
  const now = new Date();
  const moved = (shop_url: string) => api.call(updateProfile, { body: { shop_url } });
  const refused = { code: 'validationFailed', fieldErrors: { shop_url: [expect.stringMatching(/pasieka\.example/)] } };
  await aPurchase(app, { accountId: id, title: SHOP, status: 'success', paid_at: now, activated_at: now });
  await pay(id);
  await expect(moved('https://inny-sklep.example')).rejects.toMatchObject(refused);
  await api.call(updateProfile, { body: { shop_url: '' } });
  await expect(moved('https://inny-sklep.example')).rejects.toMatchObject(refused);
  expect((await moved('https://www.pasieka.example/nowy')).data.shop_url).toBe('https://www.pasieka.example/nowy');
  const { form, listing } = await api.call(getEditable.ad, { params: { id: ads[1] } });
  // A category that requires no registration number.
  const changed = { ...form, category: 202, shop_url: 'https://inny-sklep.example/miod' };
  const body = { form: changed, version: listing.version } as never;
  await expect(api.call(updateListing.ad, { params: { id: ads[1] }, body })).rejects.toMatchObject({
    fieldErrors: { shop_url: [expect.stringMatching(/pasieka\.example/)] },
  });
  await sql`update account set shop_link_until = now() where id = ${id}`.execute(app.client.db);
  expect((await moved('https://inny-sklep.example')).data.shop_url).toBe('https://inny-sklep.example');
});

test('an ad that names another site links to the paid shop', async () => {
  const shop = await aShop();
  const elsewhere = { shop_url: 'https://inny-sklep.example/miod' };
  await app.client.db.updateTable('listing').set(elsewhere).where('id', '=', shop.ads[1]).execute();
  await pay(shop.id);
  expect(await shownTo(shop)).toEqual([SHOP, SHOP, SHOP]);
});

test('a payment for a shop that was replaced meanwhile activates nothing and awaits a refund', async () => {
  const { api, id } = await aShop();
  const { data } = await api.call(startTransaction, { body: anOrder('shopLink', 25) });
  await sql`update account set shop_url = 'https://inny-sklep.example' where id = ${id}`.execute(app.client.db);
  await decideInSandbox(app, data.redirectUrl, 'approve');
  const paid = await api.call(getTransaction, { params: { id: data.transaction.id } });
  expect(paid).toMatchObject({ status: 'success', needsRefund: true, activeUntil: null });
});
