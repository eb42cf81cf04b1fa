import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openConversation } from '#contract/conversations.ts';
import { addFavourite } from '#contract/favourites.ts';
import { actOnListings, choosePlan, countView, type ListingAction, setHoliday } from '#contract/selling/selling.ts';
import { getNumbers } from '#contract/statistics.ts';
import { polishDay } from '#contract/values/polish-time.ts';
import { aListing } from '#test/factories.ts';
import { aConversation, aMessage, aTalker, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const numbersOf = (seller: Talker, id: number, days = 14) =>
  seller.api.call(getNumbers, { params: { id }, query: { days } });
const act = (seller: Talker, id: number, action: ListingAction) =>
  seller.api.call(actOnListings, { body: { ids: [id], action } });

/** The timestamp of a Polish time of day, some days ago. */
async function atHour(daysAgo: number, time: string): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select ((now() at time zone 'Europe/Warsaw')::date - ${daysAgo}::int + ${time}::time) at time zone 'Europe/Warsaw' as at
    `.execute(app.client.db);
  return rows[0]?.at as Date;
}

/** Inserts a history of plans with their start and end as day and hour; an open one has no end. */
async function stood(
  listingId: number,
  past: readonly [status: string, from: [number, string], to?: [number, string]][],
) {
  await app.client.db.deleteFrom('listing_standing').where('listing_id', '=', listingId).execute();
  for (const [status, from, to] of past) {
    await sql`
      insert into listing_standing (listing_id, status, begins_at, ends_at)
      values (${listingId}, ${status}, ${await atHour(...from)}, ${to ? await atHour(...to) : null})`.execute(
      app.client.db,
    );
  }
}

async function standings(listingId: number): Promise<[status: string, isOpen: boolean][]> {
  const rows = await app.client.db
    .selectFrom('listing_standing')
    .selectAll()
    .where('listing_id', '=', listingId)
    .orderBy('id')
    .execute();
  return rows.map(({ status, ends_at }) => [status, ends_at === null]);
}

test('views, first questions and favourites are counted on their day', async () => {
  const { buyer, seller, listingId, id: conversationId } = await aConversation(app);
  const visitor = app.api();
  await visitor.call(countView, { params: { id: listingId } });
  await visitor.call(countView, { params: { id: listingId } });
  await buyer.api.call(countView, { params: { id: listingId } });
  await seller.api.call(countView, { params: { id: listingId } });
  await aMessage(buyer, conversationId);
  await aMessage(seller, conversationId, 'Tak, jest.');
  await aMessage(buyer, conversationId, 'Poproszę trzy słoiki.');
  await buyer.api.call(addFavourite, { params: { id: listingId } });
  const { days, totals } = await numbersOf(seller, listingId);
  expect(totals).toEqual({ views: 2, contacts: 1, favourites: 1 });
  expect(days).toHaveLength(14);
  expect(days.at(-1)).toEqual({ day: polishDay(new Date()), ...totals, status: 'basic' });
  expect(days.at(0)).toMatchObject({ views: 0, contacts: 0, favourites: 0, status: null });
});

test('concurrent first questions are each counted, and a retried message is not', async () => {
  const seller = await aTalker(app);
  const { listingId, ...first } = await aConversation(app, { seller });
  const others = [];
  for (let n = 0; n < 4; n += 1) {
    const buyer = await aTalker(app);
    const { data } = await buyer.api.call(openConversation, { body: { announcementId: listingId } });
    others.push({ buyer, id: data.id });
  }
  await Promise.all(
    [first, ...others].flatMap(({ buyer, id }, at) => {
      const clientId = `pierwsza-${at}`;
      return [aMessage(buyer, id, 'Czy jest?', { clientId }), aMessage(buyer, id, 'Czy jest?', { clientId })];
    }),
  );
  expect((await numbersOf(seller, listingId)).totals.contacts).toBe(5);
});

test('a question sent while the seller edits the listing or deletes the account arrives without waiting', async () => {
  const { buyer, seller, listingId, id } = await aConversation(app);
  await app.client.db.transaction().execute(async (tx) => {
    await sql`select id from listing where id = ${listingId} for update`.execute(tx);
    // The embedded database runs requests one after another: there is nothing to wait for.
    if (process.env.TEST_DATABASE_URL) await aMessage(buyer, id);
  });
  if (!process.env.TEST_DATABASE_URL) await aMessage(buyer, id);
  const { totals } = await numbersOf(seller, listingId);
  expect(totals.contacts).toBe(process.env.TEST_DATABASE_URL ? 0 : 1);
});

test('days with and without promotion are compared if the plan held the whole day', async () => {
  const seller = await aTalker(app);
  const id = await aListing(app, 'ad', { seller_id: seller.id, status: 'highlighted' });
  await stood(id, [
    ['basic', [9, '00:00'], [6, '15:00']],
    ['promoted', [6, '15:00'], [3, '09:30']],
    ['highlighted', [3, '09:30']],
  ]);
  const views = [8, 10, 12, 100, 40, 41, 42, 43, 44, 500];
  await sql`
    insert into listing_day (listing_id, day, views, contacts, favourites)
    select ${id}, (now() at time zone 'Europe/Warsaw')::date - 9 + (v.n - 1)::int, v.views, 1, 2
    from unnest(${views}::int[]) with ordinality as v (views, n)`.execute(app.client.db);
  const { days, before, during, totals } = await numbersOf(seller, id);
  expect(days.map(({ status }) => status)).toEqual([
    ...Array(4).fill(null),
    ...Array(3).fill('basic'),
    ...Array(3).fill('promoted'),
    ...Array(4).fill('highlighted'),
  ]);
  expect(before).toEqual({ days: 3, views: 10, contacts: 1, favourites: 2 });
  expect(during).toEqual({ days: 5, views: 42, contacts: 1, favourites: 2 });
  expect(totals).toEqual({ views: 840, contacts: 10, favourites: 20 });
});

test('a day with a pause of hours is excluded from the comparison', async () => {
  const seller = await aTalker(app);
  const id = await aListing(app, 'ad', { seller_id: seller.id });
  await stood(id, [
    ['promoted', [5, '12:00'], [3, '20:00']],
    ['promoted', [2, '08:00'], [2, '18:00']],
  ]);
  const { days, before, during } = await numbersOf(seller, id);
  expect(days.slice(-6).map(({ status }) => status)).toEqual(['promoted', 'promoted', null, null, null, null]);
  expect([before, during?.days]).toEqual([null, 1]);
});

test('sellers can query their own listings for the offered numbers of days', async () => {
  const [seller, other] = [await aTalker(app), await aTalker(app)];
  const id = await aListing(app, 'ad', { seller_id: seller.id });
  for (const days of [14, 28, 90]) expect((await numbersOf(seller, id, days)).days).toHaveLength(days);
  await expect(numbersOf(seller, id, 15)).rejects.toMatchObject({ code: 'validationFailed' });
  await expect(numbersOf(other, id)).rejects.toMatchObject({ code: 'notFound' });
  await act(seller, id, 'remove');
  await expect(numbersOf(seller, id)).rejects.toMatchObject({ code: 'notFound' });
});

test('the history of plans follows everything that happens to a listing', async () => {
  const seller = await aTalker(app);
  const id = await aListing(app, 'ad', { seller_id: seller.id, status: 'neverActivated' });
  expect(await standings(id)).toEqual([]);
  await seller.api.call(choosePlan, { params: { id }, body: { plan: 'free' } });
  await act(seller, id, 'pause');
  await act(seller, id, 'resume');
  await seller.api.call(setHoliday, { body: { on: true } });
  await seller.api.call(setHoliday, { body: { on: false } });
  await act(seller, id, 'end');
  await act(seller, id, 'reopen');
  await act(seller, id, 'remove');
  await act(seller, id, 'restore');
  expect(await standings(id)).toEqual([...Array(4).fill(['basic', false]), ['basic', true]]);
  await app.client.db.updateTable('listing').set({ status: 'highlighted' }).where('id', '=', id).execute();
  await app.client.db.updateTable('listing').set({ title: 'Miód gryczany' }).where('id', '=', id).execute();
  expect((await standings(id)).slice(-2)).toEqual([
    ['basic', false],
    ['highlighted', true],
  ]);
  await app.client.db
    .updateTable('listing')
    .set({ suspended_at: new Date(), suspend_reason: 'listing' })
    .where('id', '=', id)
    .execute();
  expect((await standings(id)).at(-1)).toEqual(['highlighted', false]);
});
