import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteAccount } from '#contract/accounts/settings.ts';
import {
  addFavourite,
  FAVOURITES_MAX,
  listFavouriteIds,
  listFavourites,
  removeFavourite,
} from '#contract/favourites.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import { actOnListings } from '#contract/selling/selling.ts';
import { aListing, anAccount, aPerson, manyListings } from '#test/factories.ts';
import { aTalker, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const keep = ({ api }: Pick<Talker, 'api'>, id: number) => api.call(addFavourite, { params: { id } });
const drop = ({ api }: Pick<Talker, 'api'>, id: number) => api.call(removeFavourite, { params: { id } });
const kept = async ({ api }: Pick<Talker, 'api'>) => (await api.call(listFavouriteIds)).ids;
const list = ({ api }: Pick<Talker, 'api'>, page = 1) => api.call(listFavourites, { query: { page } });

/** How often a listing was added to favourites today, as shown to its seller. */
async function countedToday(listingId: number): Promise<number> {
  const { rows } = await sql<{ favourites: number }>`
    select favourites from listing_day where listing_id = ${listingId}
      and day = (now() at time zone 'Europe/Warsaw')::date`.execute(app.client.db);
  return rows[0]?.favourites ?? 0;
}

test('listings of all kinds can be added, are listed latest first, and can be removed', async () => {
  const person = await aTalker(app);
  const ids = [];
  for (const kind of ['ad', 'agritourism', 'event'] as const) {
    const id = await aListing(app, kind, { starts_at: kind === 'event' ? '2999-01-01T10:00:00Z' : null });
    await keep(person, id);
    ids.unshift(id);
  }
  expect(await kept(person)).toEqual(ids);
  const { items, total, hidden } = await list(person);
  expect(items.map(({ id, kind }) => [id, kind])).toEqual([
    [ids[0], 'event'],
    [ids[1], 'agritourism'],
    [ids[2], 'ad'],
  ]);
  expect([total, hidden]).toEqual([3, 0]);
  await drop(person, ids[1] as number);
  await drop(person, ids[1] as number);
  expect(await kept(person)).toEqual([ids[0], ids[2]]);
  expect(await kept(await aTalker(app))).toEqual([]);
});

test('adding again, also concurrently, changes nothing and counts once', async () => {
  const person = await aTalker(app);
  const [first, second] = [await aListing(app, 'ad'), await aListing(app, 'ad')];
  await Promise.all(Array.from({ length: 8 }, () => keep(person, first)));
  await keep(person, second);
  await keep(person, first);
  expect(await kept(person)).toEqual([second, first]);
  expect(await countedToday(first)).toBe(1);
});

test('adding again after removing counts once per person and day', async () => {
  const id = await aListing(app, 'ad');
  const [one, other] = [await aTalker(app), await aTalker(app)];
  for (let round = 0; round < 3; round += 1) {
    await keep(one, id);
    await drop(one, id);
  }
  await keep(other, id);
  expect(await countedToday(id)).toBe(2);
});

test('a hidden listing stays a favourite, is counted, and returns when shown again', async () => {
  const [seller, person] = [await aTalker(app), await aTalker(app)];
  const id = await aListing(app, 'ad', { seller_id: seller.id });
  const over = await aListing(app, 'ad');
  await keep(person, id);
  await keep(person, over);
  await app.client.db.updateTable('listing').set({ visible_until: new Date() }).where('id', '=', over).execute();
  await seller.api.call(actOnListings, { body: { ids: [id], action: 'pause' } });
  expect(await list(person)).toMatchObject({ items: [], total: 0, pageCount: 1, hidden: 2 });
  expect(await kept(person)).toEqual([over, id]);
  await keep(person, id);
  await seller.api.call(actOnListings, { body: { ids: [id], action: 'resume' } });
  const { items, total, hidden } = await list(person);
  expect([items.map((item) => item.id), total, hidden]).toEqual([[id], 1, 1]);
});

test('a hidden, missing or own listing cannot be added', async () => {
  const person = await aTalker(app);
  const own = await aListing(app, 'ad', { seller_id: person.id });
  const waiting = await aListing(app, 'ad', { status: 'neverActivated' });
  const over = await aListing(app, 'ad', { visible_until: new Date(Date.now() - 1_000).toISOString() });
  await expect(keep(person, own)).rejects.toMatchObject({ code: 'ownListing' });
  for (const id of [waiting, over, 4711]) await expect(keep(person, id)).rejects.toMatchObject({ code: 'notFound' });
  expect(await kept(person)).toEqual([]);
  expect(await countedToday(own)).toBe(0);
});

test('the number of favourites is limited, also for concurrent requests', async () => {
  const person = await aTalker(app);
  const sellerId = await anAccount(app);
  const seed = { kind: 'ad' as const, seller_id: sellerId };
  const ids = await manyListings(
    app,
    Array.from({ length: FAVOURITES_MAX + 3 }, () => seed),
  );
  await sql`
    insert into favourite (account_id, listing_id)
    select ${person.id}, unnest(${ids.slice(0, FAVOURITES_MAX - 1)}::bigint[])`.execute(app.client.db);
  const outcomes = await Promise.all(
    ids.slice(FAVOURITES_MAX - 1).map((id) =>
      keep(person, id).then(
        () => 'kept',
        (error) => error.code,
      ),
    ),
  );
  expect(outcomes.toSorted()).toEqual(['kept', 'tooMany', 'tooMany', 'tooMany']);
  await keep(person, ids[0] as number);
  const last = await list(person, Math.ceil(FAVOURITES_MAX / PAGE_SIZE));
  expect([last.total, last.items.length]).toEqual([FAVOURITES_MAX, FAVOURITES_MAX % PAGE_SIZE]);
});

test("deleting an account deletes its favourites, and its listings from others' favourites", async () => {
  const [leaver, person] = [await aPerson(app), await aTalker(app)];
  const id = await aListing(app, 'ad', { seller_id: leaver.id });
  const other = await aListing(app, 'ad');
  await keep(person, id);
  await keep(leaver, other);
  await leaver.api.call(deleteAccount);
  expect(await kept(person)).toEqual([]);
  const { rows } = await sql<{ count: number }>`select count(*) as count from favourite`.execute(app.client.db);
  expect(rows[0]?.count).toBe(0);
});
