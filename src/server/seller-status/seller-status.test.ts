import { expect, test } from 'vitest';
import { getProfile } from '#contract/accounts/accounts.ts';
import { getListing, listListings } from '#contract/listings/listings.ts';
import { listNews } from '#contract/notifications/notifications.ts';
import { getOwnStatus, stateStatus } from '#contract/seller-status/seller-status.ts';
import { createListing } from '#contract/selling/selling.ts';
import { TRADE_LIMITS } from '#kinds/rules/trade-signs.ts';
import { aListing, aPerson, type LoggedIn, manyListings } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { NEWS_DESCRIPTORS } from '../compose/news.ts';
import { createBuyers } from '../invoices/buyers.ts';
import { createFlagService } from '../moderation/flags/service.ts';
import { presentFacts } from '../moderation/target-facts.ts';
import { findTarget } from '../moderation/targets.ts';
import { createPublishNews } from '../notifications/centre/publish.ts';
import { createQueuePushes } from '../notifications/push/queue.ts';
import { loadStemmer } from '../search/stemmer.ts';
import { askPrivateSellers } from './asking.ts';

const app = testApp();

const FIRM = {
  sellsAs: 'trader',
  name: 'Garncarnia Kowalik',
  nip: 'PL 526-104-08-28',
  address: 'ul. Gliniana 4',
  zip: '34-400',
  city: 'Nowy Targ',
  email: 'sklep@garncarnia.example',
  phone: '18 442 11 22',
} as const;

const SHOWN = {
  name: 'Garncarnia Kowalik',
  nip: '5261040828',
  address: 'ul. Gliniana 4',
  zip: '34-400',
  city: 'Nowy Targ',
  email: 'sklep@garncarnia.example',
  phone: '+48184421122',
};

const sellerOf = async (id: number) => (await app.api().call(getListing.ad, { params: { id } })).seller;

/** The errors of a declaration, by field. */
async function errorsOf(person: LoggedIn, body: object): Promise<Record<string, readonly string[]>> {
  const error = await person.api.call(stateStatus, { body: body as never }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'validationFailed', status: 400 });
  return (error as { fieldErrors: Record<string, readonly string[]> }).fieldErrors;
}

test('a seller without a declaration is neither private nor a trader', async () => {
  const person = await aPerson(app);
  const id = await aListing(app, 'ad', { seller_id: person.id });
  expect(await sellerOf(id)).toMatchObject({ status: null, farmer: false, trader: null });
  expect((await app.api().call(getProfile, { params: { id: person.id } })).seller.status).toBeNull();
  expect(await person.api.call(getOwnStatus)).toEqual({
    sellsAs: null,
    status: null,
    farmer: false,
    trader: null,
    statedAt: null,
    hasInvoiceData: false,
    hint: null,
  });
});

test("a trader's data is shown on the ad and the profile, but not on cards", async () => {
  const person = await aPerson(app);
  const id = await aListing(app, 'ad', { seller_id: person.id });
  const { data } = await person.api.call(stateStatus, { body: FIRM });
  expect(data).toMatchObject({ sellsAs: 'trader', status: 'trader', farmer: false, trader: SHOWN });
  expect(await sellerOf(id)).toMatchObject({ status: 'trader', farmer: false, trader: SHOWN });
  const { seller } = await app.api().call(getProfile, { params: { id: person.id } });
  expect(seller).toEqual({ status: 'trader', farmer: false, trader: SHOWN });
  const { items } = await app.api().call(listListings.ad, { query: { seller: String(person.id) } as never });
  expect(items[0]?.seller).toEqual({ id: person.id, name: expect.any(String) });
});

test('a farmer is legally a trader and needs no NIP', async () => {
  const person = await aPerson(app);
  const id = await aListing(app, 'ad', { seller_id: person.id });
  await person.api.call(stateStatus, {
    body: { ...FIRM, sellsAs: 'farmer', name: 'Anna Bartnik', nip: '', email: '' },
  });
  expect(await sellerOf(id)).toMatchObject({
    status: 'trader',
    farmer: true,
    trader: { ...SHOWN, name: 'Anna Bartnik', nip: null, email: null },
  });
});

test('repeating a declaration changes nothing, and declaring to be private deletes company data', async () => {
  const person = await aPerson(app);
  const { data: first } = await person.api.call(stateStatus, { body: FIRM });
  const { data: again } = await person.api.call(stateStatus, { body: FIRM });
  expect(again).toEqual(first);
  const { data } = await person.api.call(stateStatus, { body: { sellsAs: 'private' } });
  expect(data).toMatchObject({ sellsAs: 'private', status: 'private', trader: null });
  const row = await app.client.db
    .selectFrom('seller_status')
    .selectAll()
    .where('account_id', '=', person.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    firm_name: null,
    nip: null,
    address: null,
    zip: null,
    city: null,
    email: null,
    phone: null,
  });
});

test('invalid input is reported at its field, and changes nothing', async () => {
  const person = await aPerson(app);
  await person.api.call(stateStatus, { body: FIRM });
  expect(await errorsOf(person, {})).toEqual({ sellsAs: ['Wybierz, kto sprzedaje.'] });
  const wrong = { ...FIRM, nip: '526-104-08-29', zip: '34400', city: ' ', email: 'sklep', phone: '12' };
  expect(Object.keys(await errorsOf(person, wrong)).sort()).toEqual(['city', 'email', 'nip', 'phone', 'zip']);
  expect(await errorsOf(person, { ...FIRM, nip: '' })).toEqual({
    nip: ['Wpisz poprawny NIP: dziesięć cyfr, na przykład 526-104-08-28.'],
  });
  expect(await errorsOf(person, { ...FIRM, name: '' })).toEqual({ name: ['Podaj imię i nazwisko albo nazwę firmy.'] });
  expect(await errorsOf(person, { ...FIRM, email: '', phone: '' })).toEqual({
    email: ['Podaj e-mail albo telefon dla kupujących.'],
  });
  const { email: _, phone: __, ...unreachable } = FIRM;
  expect(Object.keys(await errorsOf(person, unreachable))).toEqual(['email']);
  expect(await errorsOf(person, { ...FIRM, sellsAs: 'farmer', nip: '123' })).toHaveProperty('nip');
  expect((await person.api.call(getOwnStatus)).trader).toEqual(SHOWN);
});

test('an ad can be posted through the API without a declaration', async () => {
  const person = await aPerson(app);
  const body = {
    title: 'Dzbanek',
    description: 'Toczony na kole.',
    town: 'Nowy Targ',
    category: 201,
    price: '80',
    details: {},
  };
  const { data } = await person.api.call(createListing.ad, { body: body as never });
  expect(data.id).toBeGreaterThan(0);
  expect((await person.api.call(getOwnStatus)).sellsAs).toBeNull();
});

test('company data from invoices is suggested, not used automatically', async () => {
  const person = await aPerson(app);
  const buyers = createBuyers({ db: app.client.db });
  const { name, address, zip, city, email } = FIRM;
  const remember = (buyer: object) =>
    app.client.db.transaction().execute((tx) => buyers.rememberBuyer(tx, person.id, buyer as never));
  await remember({ type: 'person', name, address, zip, city, email });
  expect((await person.api.call(getOwnStatus)).hasInvoiceData).toBe(false);
  await remember({ type: 'business', name, address, zip, city, email, nip: SHOWN.nip });
  expect(await person.api.call(getOwnStatus)).toMatchObject({ hasInvoiceData: true, sellsAs: null, trader: null });
});

/** Creates ads of pottery with different titles, activated now. */
async function manyAds(sellerId: number, count: number, categoryId = 201): Promise<void> {
  const now = new Date().toISOString();
  const titleOf = (index: number) =>
    `Dzban ${String.fromCharCode(97 + (index % 26)).repeat(2 + Math.floor(index / 26))}`;
  const ads = Array.from({ length: count }, (_, index) => ({
    kind: 'ad' as const,
    seller_id: sellerId,
    category_id: categoryId,
    title: titleOf(index),
    activated_at: now,
  }));
  await manyListings(app, ads);
}

/** The kinds of flags on an account. */
async function flagsOn(accountId: number): Promise<string[]> {
  const flags = createFlagService({ db: app.client.db, loadStemmer });
  await flags.look({ type: 'account', id: accountId });
  const rows = await app.client.db
    .selectFrom('flag')
    .innerJoin('moderation_case', 'moderation_case.id', 'flag.case_id')
    .select('flag.kind')
    .where('moderation_case.target_type', '=', 'account')
    .where('moderation_case.target_id', '=', accountId)
    .execute();
  return rows.map(({ kind }) => kind);
}

test('a private seller with many sales is asked in the panel, and flagged with very many', async () => {
  const person = await aPerson(app);
  await person.api.call(stateStatus, { body: { sellsAs: 'private' } });
  await manyAds(person.id, TRADE_LIMITS.atOnce.ask);
  expect((await person.api.call(getOwnStatus)).hint).toEqual({ sign: 'atOnce', count: TRADE_LIMITS.atOnce.ask });
  expect(await flagsOn(person.id)).toEqual([]);
  await manyAds(person.id, TRADE_LIMITS.atOnce.look - TRADE_LIMITS.atOnce.ask, 202);
  expect(await flagsOn(person.id)).toEqual(['sellsMuch']);
  expect(await flagsOn(person.id)).toEqual(['sellsMuch']);
});

test("moderators see an account's declaration in their language", async () => {
  const person = await aPerson(app);
  await person.api.call(stateStatus, { body: FIRM });
  const target = await findTarget(app.client.db, { type: 'account', id: person.id });
  expect(presentFacts(target?.facts ?? {}, 'en')).toEqual([
    { name: 'Who is selling', value: 'Business' },
    {
      name: 'The seller’s details',
      value: `Garncarnia Kowalik, ${SHOWN.nip}, ul. Gliniana 4, 34-400 Nowy Targ, ${SHOWN.email}, ${SHOWN.phone}`,
    },
  ]);
});

test('farmers and sellers without a declaration are not flagged', async () => {
  const farmer = await aPerson(app);
  await farmer.api.call(stateStatus, { body: { ...FIRM, sellsAs: 'farmer', nip: '' } });
  const silent = await aPerson(app);
  for (const { id } of [farmer, silent]) await manyAds(id, TRADE_LIMITS.year.look);
  expect(await flagsOn(farmer.id)).toEqual([]);
  expect(await flagsOn(silent.id)).toEqual([]);
  expect((await farmer.api.call(getOwnStatus)).hint).toBeNull();
  expect((await silent.api.call(getOwnStatus)).hint).not.toBeNull();
});

test('the question is published as news once, and disappears when it is answered', async () => {
  const { db } = app.client;
  const person = await aPerson(app);
  const quiet = await aPerson(app);
  await manyAds(person.id, TRADE_LIMITS.atOnce.ask);
  await manyAds(quiet.id, TRADE_LIMITS.atOnce.ask - 1);
  const queuePushes = createQueuePushes({ jobs: app.app.jobs });
  const publishNews = createPublishNews({ jobs: app.app.jobs, queuePushes, descriptors: NEWS_DESCRIPTORS });
  await askPrivateSellers({ db, publishNews });
  // News are deleted after 90 days, but a seller is asked once a year.
  await db.updateTable('notification').set({ key: 'deleted since' }).execute();
  await askPrivateSellers({ db, publishNews });
  const kindsOf = async ({ api }: LoggedIn) => (await api.call(listNews, {})).items.map(({ path }) => path);
  expect(await kindsOf(person)).toEqual(['/userpanel?section=seller']);
  expect(await kindsOf(quiet)).toEqual([]);
  await person.api.call(stateStatus, { body: FIRM });
  expect(await kindsOf(person)).toEqual([null]);
});
