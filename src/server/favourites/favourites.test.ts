import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteAccount } from '#contract/account-settings.ts';
import {
  addFavourite,
  FAVOURITES_MAX,
  listFavouriteIds,
  listFavourites,
  removeFavourite,
} from '#contract/favourites.ts';
import { PAGE_SIZE } from '#contract/primitives.ts';
import { actOnListings } from '#contract/selling.ts';
import { aListing, anAccount, aPerson, manyListings } from '#test/factories.ts';
import { aTalker, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const keep = ({ api }: Pick<Talker, 'api'>, id: number) => api.call(addFavourite, { params: { id } });
const drop = ({ api }: Pick<Talker, 'api'>, id: number) => api.call(removeFavourite, { params: { id } });
const kept = async ({ api }: Pick<Talker, 'api'>) => (await api.call(listFavouriteIds)).ids;
const list = ({ api }: Pick<Talker, 'api'>, page = 1) => api.call(listFavourites, { query: { page } });

/** How often a listing was kept today, as its seller is told. */
async function countedToday(listingId: number): Promise<number> {
  const { rows } = await sql<{ favourites: number }>`
    select favourites from listing_day where listing_id = ${listingId}
      and day = (now() at time zone 'Europe/Warsaw')::date`.execute(app.client.db);
  return rows[0]?.favourites ?? 0;
}

test('one keeps listings of all kinds, sees the latest first, and lets one go again', async () => {
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

test('keeping again, or many times at once, changes nothing and counts once', async () => {
  const person = await aTalker(app);
  const [first, second] = [await aListing(app, 'ad'), await aListing(app, 'ad')];
  await Promise.all(Array.from({ length: 8 }, () => keep(person, first)));
  await keep(person, second);
  await keep(person, first);
  expect(await kept(person)).toEqual([second, first]);
  expect(await countedToday(first)).toBe(1);
});

test('who keeps, lets go and keeps again is counted once that day, and others besides', async () => {
  const id = await aListing(app, 'ad');
  const [one, other] = [await aTalker(app), await aTalker(app)];
  for (let round = 0; round < 3; round += 1) {
    await keep(one, id);
    await drop(one, id);
  }
  await keep(other, id);
  expect(await countedToday(id)).toBe(2);
});

test('what is not shown is kept, counted, and back when it is shown again', async () => {
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

test('a listing that is not shown, not there, or one’s own cannot be kept', async () => {
  const person = await aTalker(app);
  const own = await aListing(app, 'ad', { seller_id: person.id });
  const waiting = await aListing(app, 'ad', { status: 'neverActivated' });
  const over = await aListing(app, 'ad', { visible_until: new Date(Date.now() - 1_000).toISOString() });
  await expect(keep(person, own)).rejects.toMatchObject({ code: 'ownListing' });
  for (const id of [waiting, over, 4711]) await expect(keep(person, id)).rejects.toMatchObject({ code: 'notFound' });
  expect(await kept(person)).toEqual([]);
  expect(await countedToday(own)).toBe(0);
});

test('there is a most that one can keep, also when several come at once', async () => {
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

test('who leaves keeps nothing, and whose listings go are in no list', async () => {
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
