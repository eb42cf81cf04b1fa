import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getProfile } from '#contract/accounts/accounts.ts';
import { deleteAccount } from '#contract/accounts/settings.ts';
import { blockPerson } from '#contract/blocks.ts';
import {
  FOLLOWS_MAX,
  type FollowFrequency,
  followSeller,
  listFollowedIds,
  listFollows,
  unfollowSeller,
} from '#contract/following.ts';
import { listNews } from '#contract/notifications/notifications.ts';
import { aListing, anAccount, aPerson, manyListings } from '#test/factories.ts';
import { runClockJob } from '#test/job-queue.ts';
import { aTalker, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const follow = ({ api }: Pick<Talker, 'api'>, id: number, frequency?: FollowFrequency) =>
  api.call(followSeller, { params: { id }, body: frequency ? { frequency } : {} });
const unfollow = ({ api }: Talker, id: number) => api.call(unfollowSeller, { params: { id } });
const idsOf = async ({ api }: Talker) => (await api.call(listFollowedIds)).ids;
const listOf = ({ api }: Talker, page = 1) => api.call(listFollows, { query: { page } });
const followersOf = async (id: number) => (await app.api().call(getProfile, { params: { id } })).followers;

/** The lines of a user's news: title, text and path. */
async function newsOf({ api }: Talker): Promise<(string | null)[][]> {
  return (await api.call(listNews, { query: {} })).items.map(({ title, text, path }) => [title, text, path]);
}

/** Skips the grace period of two seconds and notifies the followers. */
async function tellNow(): Promise<void> {
  await sql`update follow_due set noted_at = noted_at - interval '1 minute'`.execute(app.client.db);
  await sql`update follow set created_at = created_at - interval '2 minutes'`.execute(app.client.db);
  await runClockJob(app, 'following.tell');
}

test('followed sellers are listed latest first, with their newest listings', async () => {
  const person = await aTalker(app);
  const [first, second] = [await anAccount(app, { name: 'Pasieka Pod Lipą' }), await anAccount(app)];
  const titles = ['Miód lipowy', 'Miód gryczany', 'Miód akacjowy', 'Pyłek kwiatowy'];
  const ids = await manyListings(
    app,
    titles.map((title, at) => ({
      kind: 'ad',
      title,
      seller_id: first,
      created_at: new Date(Date.now() - at * 60_000).toISOString(),
    })),
  );
  await aListing(app, 'ad', { seller_id: first, status: 'expired' });
  expect((await follow(person, first)).data).toEqual({ id: first, frequency: 'instant' });
  await follow(person, second, 'daily');
  const { items, total, followers } = await listOf(person);
  expect([total, followers]).toEqual([2, 0]);
  expect(items.map(({ seller, frequency }) => [seller.id, frequency])).toEqual([
    [second, 'daily'],
    [first, 'instant'],
  ]);
  expect(items[1]?.seller).toMatchObject({ name: 'Pasieka Pod Lipą', avatar: null, town: 'Łowicz' });
  expect(items.map(({ newest }) => newest.map(({ id }) => id))).toEqual([[], ids.slice(0, 3)]);
  expect(await idsOf(person)).toEqual([second, first]);
});

test('following again changes only an explicit frequency; unfollowing is idempotent', async () => {
  const person = await aTalker(app);
  const seller = await anAccount(app);
  await Promise.all(Array.from({ length: 6 }, () => follow(person, seller, 'daily')));
  expect((await follow(person, seller)).data.frequency).toBe('daily');
  expect((await follow(person, seller, 'instant')).data.frequency).toBe('instant');
  expect(await idsOf(person)).toEqual([seller]);
  await unfollow(person, seller);
  await unfollow(person, seller);
  expect(await idsOf(person)).toEqual([]);
});

test('users cannot follow themselves, nor missing, suspended or deleted accounts', async () => {
  const person = await aTalker(app);
  const [suspended, deleted] = [await anAccount(app), await aPerson(app)];
  await sql`update account set suspended_until = 'infinity' where id = ${suspended}`.execute(app.client.db);
  await deleted.api.call(deleteAccount);
  await expect(follow(person, person.id)).rejects.toMatchObject({ code: 'ownAccount' });
  for (const id of [4711, suspended, deleted.id]) {
    await expect(follow(person, id)).rejects.toMatchObject({ code: 'notFound' });
  }
  await expect(follow(person, await anAccount(app), 'weekly' as never)).rejects.toMatchObject({
    code: 'validationFailed',
    fieldErrors: { frequency: [expect.any(String)] },
  });
});

test('a block ends follows in both directions and prevents new ones', async () => {
  const [person, seller] = [await aTalker(app), await aTalker(app)];
  await follow(person, seller.id);
  await follow(seller, person.id);
  await seller.api.call(blockPerson, { params: { id: person.id } });
  expect([await idsOf(person), await idsOf(seller)]).toEqual([[], []]);
  await expect(follow(person, seller.id)).rejects.toMatchObject({ code: 'blocked' });
  await expect(follow(seller, person.id)).rejects.toMatchObject({ code: 'actionNotPossible' });
});

test('the number of followed sellers is limited, also for concurrent requests', async () => {
  const person = await aTalker(app);
  await sql`
    insert into account (name, email) select 'Osoba ' || n, 'stragan' || n || '@example.pl'
    from generate_series(1, ${FOLLOWS_MAX + 3}::int) n`.execute(app.client.db);
  const { rows } = await sql<{ id: number }>`
    select id from account where email like 'stragan%' order by id`.execute(app.client.db);
  const ids = rows.map(({ id }) => id);
  await sql`
    insert into follow (account_id, seller_id) select ${person.id}, unnest(${ids.slice(0, FOLLOWS_MAX - 1)}::bigint[])`.execute(
    app.client.db,
  );
  const outcomes = await Promise.all(
    ids.slice(FOLLOWS_MAX - 1).map((id) =>
      follow(person, id).then(
        () => 'followed',
        (error) => error.code,
      ),
    ),
  );
  expect(outcomes.toSorted()).toEqual(['followed', 'tooMany', 'tooMany', 'tooMany']);
  const last = await listOf(person, 25);
  expect([last.total, last.pageCount, last.items.length]).toEqual([FOLLOWS_MAX, 25, 20]);
});

test('a profile shows the number of followers from three on; the seller always sees it', async () => {
  const seller = await aTalker(app);
  const people = [await aTalker(app), await aTalker(app), await aTalker(app)];
  for (const [at, person] of people.entries()) {
    expect(await followersOf(seller.id)).toBeNull();
    await follow(person, seller.id);
    expect((await listOf(seller)).followers).toBe(at + 1);
  }
  expect(await followersOf(seller.id)).toBe(3);
  await unfollow(people[0] as Talker, seller.id);
  expect(await followersOf(seller.id)).toBeNull();
});

test('a new listing is notified with its title; several unread ones of a seller are one line', async () => {
  const person = await aTalker(app);
  const seller = await anAccount(app, { name: 'Pasieka Pod Lipą' });
  await aListing(app, 'ad', { seller_id: seller, title: 'Miód sprzed obserwowania' });
  await tellNow();
  await follow(person, seller);
  const first = await aListing(app, 'ad', { seller_id: seller, title: 'Miód lipowy' });
  await tellNow();
  expect(await newsOf(person)).toEqual([['Pasieka Pod Lipą', 'Nowa oferta: Miód lipowy', `/ad/${first}`]]);
  await aListing(app, 'event', { seller_id: seller, title: 'Miodobranie', starts_at: '2999-01-01T10:00:00Z' });
  await tellNow();
  expect(await newsOf(person)).toEqual([
    ['Pasieka Pod Lipą', '2 nowe oferty, między innymi: Miodobranie', `/user/${seller}`],
  ]);
  await sql`update listing set paused_at = now(), pause_reason = 'owner' where title = 'Miodobranie'`.execute(
    app.client.db,
  );
  expect(await newsOf(person)).toEqual([['Pasieka Pod Lipą', 'Nowa oferta: Miód lipowy', `/ad/${first}`]]);
});

test('daily followers are notified in the morning, or at once after changing the frequency', async () => {
  const [early, late] = [await aTalker(app), await aTalker(app)];
  const seller = await anAccount(app);
  for (const person of [early, late]) await follow(person, seller, 'daily');
  await aListing(app, 'ad', { seller_id: seller });
  await tellNow();
  expect([await newsOf(early), await newsOf(late)]).toEqual([[], []]);
  await follow(early, seller, 'instant');
  expect(await newsOf(early)).toHaveLength(1);
  await runClockJob(app, 'following.daily');
  expect([await newsOf(early), await newsOf(late)].map(({ length }) => length)).toEqual([1, 1]);
});

test('nobody is notified across a block, or about the listings of a suspended seller', async () => {
  const [person, other] = [await aTalker(app), await aTalker(app)];
  const seller = await aTalker(app);
  for (const each of [person, other]) await follow(each, seller.id);
  const id = await aListing(app, 'ad', { seller_id: seller.id });
  await sql`insert into block (account_id, blocked_id) values (${person.id}, ${seller.id})`.execute(app.client.db);
  await tellNow();
  expect([await newsOf(person), await newsOf(other)].map(({ length }) => length)).toEqual([0, 1]);
  await sql`
    update listing set suspended_at = now(), suspend_reason = 'account' where id = ${id}`.execute(app.client.db);
  expect(await newsOf(other)).toEqual([['Tego już tu nie ma', '', null]]);
});

test('deleting an account deletes its follows and its followers', async () => {
  const [leaver, person] = [await aPerson(app), await aTalker(app)];
  await follow(leaver, person.id);
  await follow(person, leaver.id, 'daily');
  await leaver.api.call(deleteAccount);
  const { rows } = await sql`select from follow`.execute(app.client.db);
  expect(rows).toEqual([]);
});
