import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { updatePreferences } from '#contract/accounts/settings.ts';
import { getListing, listListings } from '#contract/listings/listings.ts';
import {
  actOnListings,
  choosePlan,
  countView,
  exportListings,
  getOwnListing,
  importListings,
  type ListingAction,
  listOwnListings,
  renewByLink,
  setHoliday,
} from '#contract/selling/selling.ts';
import { aListing, aPerson, type LoggedIn } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const act = (person: LoggedIn, id: number, action: ListingAction) =>
  person.api.call(actOnListings, { body: { ids: [id], action } });
const isShown = async (id: number) => {
  await app.settle();
  const { items } = await app.api().call(listListings.ad, { query: {} });
  const isListed = items.some((item) => item.id === id);
  const isThere = await app
    .api()
    .call(getListing.ad, { params: { id } })
    .then(
      () => true,
      () => false,
    );
  expect(isListed).toBe(isThere);
  return isThere;
};
const runExpiry = () => app.client.db.transaction().execute((tx) => app.app.jobs.queue(tx, 'listings.expire', {}));
const untilStatus = async (id: number, status: string) => {
  for (let tries = 0; tries < 200; tries += 1) {
    const row = await app.client.db.selectFrom('listing').select('status').where('id', '=', id).executeTakeFirst();
    if (row?.status === status) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`never ${status}`);
};

test('a paid plan is stored as pending, and the listing is not shown yet', async () => {
  const person = await aPerson(app);
  const id = await aListing(app, 'ad', { seller_id: person.id, status: 'neverActivated' });
  const { data } = await person.api.call(choosePlan, { params: { id }, body: { plan: 'extended' } });
  expect(data).toMatchObject({ status: 'neverActivated', wantedPlan: 'extended' });
  expect(await isShown(id)).toBe(false);
});

test('a transition that is not in the table is refused', async () => {
  const person = await aPerson(app);
  const id = await aListing(app, 'ad', { seller_id: person.id, status: 'highlighted', visible_until: inDays(3) });
  for (const plan of ['free', 'basic', 'extended'] as const) {
    await expect(person.api.call(choosePlan, { params: { id }, body: { plan } })).rejects.toMatchObject({
      code: 'moveNotAllowed',
    });
  }
});

test('an ad is hidden when its 14 days are over, expires once, and one mail renews it without a log-in', async () => {
  const person = await aPerson(app);
  await app.mails(1);
  const id = await aListing(app, 'ad', { seller_id: person.id, title: 'Ser z Podhala', visible_until: inDays(-0.001) });
  expect(await isShown(id)).toBe(false);
  expect(await person.api.call(getOwnListing, { params: { id } })).toMatchObject({ status: 'expired', daysLeft: null });
  await Promise.all([runExpiry(), runExpiry()]);
  await untilStatus(id, 'expired');
  const mail = (await app.mails(2))[1];
  expect(mail?.subject).toContain('Ser z Podhala');
  const token = /\/renew\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const { data } = await app.api().call(renewByLink, { body: { token } });
  expect(data).toMatchObject({ id, kind: 'ad', title: 'Ser z Podhala' });
  expect(Date.parse(data.visibleUntil) - Date.now()).toBeGreaterThan(13.99 * DAY_MS);
  expect(await isShown(id)).toBe(true);
  await expect(app.api().call(renewByLink, { body: { token } })).rejects.toMatchObject({ code: 'linkInvalid' });
  expect(await app.mails()).toHaveLength(2);
});

test('one mail warns two days before; people who opted out get none', async () => {
  const [one, two] = [await aPerson(app), await aPerson(app)];
  await app.mails(2);
  await two.api.call(updatePreferences, { body: { notifications: { expiry: false } } });
  await aListing(app, 'ad', { seller_id: one.id, visible_until: inDays(1.9) });
  await aListing(app, 'ad', { seller_id: two.id, visible_until: inDays(1.9) });
  await aListing(app, 'ad', { seller_id: one.id, visible_until: inDays(2.1) });
  await runExpiry();
  expect((await app.mails(3))[2]?.to?.[0]?.address).toBe(one.email);
  await runExpiry();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await app.mails()).toHaveLength(3);
});

test('a deleted listing disappears at once and can be restored for half an hour', async () => {
  const person = await aPerson(app);
  const id = await aListing(app, 'ad', { seller_id: person.id, visible_until: inDays(5) });
  expect((await act(person, id, 'remove')).data.done[0]?.hidden).toBe('deleted');
  expect(await isShown(id)).toBe(false);
  await act(person, id, 'restore');
  expect(await isShown(id)).toBe(true);
  await act(person, id, 'remove');
  await sql`update listing set deleted_at = now() - interval '31 minutes'`.execute(app.client.db);
  expect((await act(person, id, 'restore')).data.refused).toEqual([id]);
  await app.client.db.transaction().execute((tx) => app.app.jobs.queue(tx, 'listings.purge', {}));
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await app.client.db.selectFrom('listing').select('id').execute()).length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('never purged');
});

test('a pause stops an ad’s time', async () => {
  const person = await aPerson(app);
  const id = await aListing(app, 'ad', { seller_id: person.id, visible_until: inDays(5) });
  await act(person, id, 'pause');
  expect(await isShown(id)).toBe(false);
  await sql`update listing set paused_at = paused_at - interval '10 days', visible_until = visible_until - interval '10 days'`.execute(
    app.client.db,
  );
  expect(await person.api.call(getOwnListing, { params: { id } })).toMatchObject({
    hidden: 'paused',
    daysLeft: 5,
    status: 'basic',
  });
  const { data } = await act(person, id, 'resume');
  expect(data.done[0]).toMatchObject({ hidden: null, daysLeft: 5 });
  expect(await isShown(id)).toBe(true);
});

test('a holiday hides everything and restores it, except what was paused before', async () => {
  const person = await aPerson(app);
  const [shown, paused] = [
    await aListing(app, 'ad', { seller_id: person.id, visible_until: inDays(5) }),
    await aListing(app, 'ad', { seller_id: person.id, visible_until: inDays(5) }),
  ];
  await act(person, paused, 'pause');
  expect((await person.api.call(setHoliday, { body: { on: true } })).data.listings).toBe(1);
  expect(await isShown(shown)).toBe(false);
  const own = await person.api.call(listOwnListings, { query: { kind: 'ad' } });
  expect(own.items.map(({ hidden }) => hidden)).toEqual(['paused', 'holiday']);
  expect(own.holidaySince).not.toBeNull();
  await person.api.call(setHoliday, { body: { on: false } });
  expect([await isShown(shown), await isShown(paused)]).toEqual([true, false]);
});

test('a sold item is not shown and can be offered again', async () => {
  const person = await aPerson(app);
  const id = await aListing(app, 'ad', { seller_id: person.id, visible_until: inDays(5) });
  await act(person, id, 'end');
  expect(await isShown(id)).toBe(false);
  await act(person, id, 'reopen');
  expect(await isShown(id)).toBe(true);
});

test('views count once a day per visitor, without the owner’s', async () => {
  const person = await aPerson(app);
  const id = await aListing(app, 'ad', { seller_id: person.id });
  const [one, two] = [app.api(), app.api()];
  const looks = [one, one, two, person.api].map((api) => api.call(countView, { params: { id } }));
  const counted = (await Promise.all(looks)).map(({ data }) => data.counted);
  expect(counted.sort()).toEqual([false, false, true, true]);
  expect(await person.api.call(getOwnListing, { params: { id } })).toMatchObject({ views: 2 });
});

const CSV = `\ufefftitle;description;category;price;weight;weight_unit;town;flags;organicCertificate;foodRegistration
Miód lipowy;"Jasny, ""majowy""; z Podlasia";honey;38,50;0,9;kg;Zamość;eco;PL-EKO-99 05716/26;SB 06993804
Ser kozi;Dojrzewający trzy miesiące.;cheese;60;500;g;Zamość;fresh smoked;;PL 06990261 WE
`;

test('a CSV of ads can be dry-run, is posted once when sent repeatedly, and exports in the same format', async () => {
  const person = await aPerson(app);
  const send = (csv: string, dryRun: boolean) => person.api.call(importListings, { body: { csv, dryRun } });
  const tried = await send(CSV, true);
  expect(tried.data).toMatchObject({
    posted: 0,
    lines: [
      { line: 2, outcome: 'new' },
      { line: 3, outcome: 'new' },
    ],
  });
  expect((await send(CSV, false)).data.posted).toBe(2);
  expect((await send(CSV, false)).data).toMatchObject({
    posted: 0,
    lines: [{ outcome: 'known' }, { outcome: 'known' }],
  });
  const { csv } = await person.api.call(exportListings);
  expect(csv).toContain('Ser kozi;Dojrzewający trzy miesiące.;cheese;60;');
  const other = await aPerson(app);
  const withoutIds = csv.replace(/^\d+;/gm, ';');
  expect((await other.api.call(importListings, { body: { csv: withoutIds, dryRun: false } })).data.posted).toBe(2);
});

test('every invalid line of a file is reported with its columns, and nothing is written', async () => {
  const person = await aPerson(app);
  const csv = `${CSV}x;;zupa;-3;;;Nibylandia;eco\n`;
  const { data } = await person.api.call(importListings, { body: { csv, dryRun: false } });
  expect(data.posted).toBe(0);
  expect(data.lines[2]).toMatchObject({ line: 4, outcome: 'wrong' });
  expect(Object.keys(data.lines[2]?.errors ?? {}).sort()).toEqual(['category', 'price', 'title', 'town']);
  const broken = person.api.call(importListings, { body: { csv: 'title\n"Miód', dryRun: true } });
  await expect(broken).rejects.toMatchObject({ fieldErrors: { csv: [expect.stringContaining('W wierszu 2')] } });
});
