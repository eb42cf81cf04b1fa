import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteAccount } from '#contract/accounts/settings.ts';
import { createComment, removeComment as removeOwnComment, updateComment } from '#contract/comments.ts';
import { isApiError } from '#contract/errors.ts';
import { aComment, aListing, anAccount, aSession, manyListings } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { removeComment, setCommentHidden } from './service.ts';

const app = testApp();

/** The stored rating sums of each listing, next to those computed from its visible comments. */
async function comparedSums(): Promise<{ id: number; kept: number[]; counted: number[] }[]> {
  const { rows } = await sql<{ id: number; kept: number[]; counted: number[] }>`
    select l.id, array[l.rating_sum, l.rating_count] as kept,
      array[coalesce(sum(c.rating) filter (where c.hidden_at is null), 0)::int,
        count(c.id) filter (where c.hidden_at is null)::int] as counted
    from listing l left join comment c on c.listing_id = l.id group by l.id order by l.id`.execute(app.client.db);
  return rows;
}

async function findComment(listingId: number, authorId: number): Promise<number> {
  const row = await app.client.db
    .selectFrom('comment')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('author_id', '=', authorId)
    .executeTakeFirst();
  return row?.id ?? 4711;
}

const PEOPLE = 4;
const LISTINGS = 3;

const act = fc.record({
  verb: fc.constantFrom('create', 'update', 'delete', 'hide', 'show', 'remove'),
  person: fc.nat(PEOPLE - 1),
  listing: fc.nat(LISTINGS - 1),
  rating: fc.integer({ min: 1, max: 5 }),
});
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

interface World {
  readonly people: readonly { id: number; api: ReturnType<typeof app.as> }[];
  readonly listingIds: readonly number[];
}

async function aWorld(): Promise<World> {
  const people = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const id = await anAccount(app);
    people.push({ id, api: app.as(await aSession(app, id)) });
  }
  const sellers = people.slice(0, LISTINGS);
  return {
    people,
    listingIds: await manyListings(
      app,
      sellers.map(({ id }) => ({ kind: 'ad', seller_id: id })),
    ),
  };
}

/** Performs one act; refusals are expected, server errors are not. */
async function perform({ people, listingIds }: World, { verb, person, listing, rating }: Act): Promise<void> {
  const { id: authorId = 0, api = app.api() } = people[person] ?? {};
  const listingId = listingIds[listing] ?? 0;
  const body = { rating, text: 'Słowo w słowo.' };
  const commentId = await findComment(listingId, authorId);
  const moderate = (isHidden: boolean) =>
    app.client.db.transaction().execute((tx) => setCommentHidden(tx, commentId, isHidden));
  const acts = {
    create: () => api.call(createComment, { params: { id: listingId }, body }),
    update: () => api.call(updateComment, { params: { id: commentId }, body }),
    delete: () => api.call(removeOwnComment, { params: { id: commentId } }),
    hide: () => moderate(true),
    show: () => moderate(false),
    remove: () => app.client.db.transaction().execute((tx) => removeComment(tx, commentId)),
  };
  await acts[verb]().catch((error: unknown) => {
    if (!isApiError(error) || error.status >= 500) throw error;
  });
}

test('rating sums match the visible comments after any concurrent acts', async () => {
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 1, maxLength: 12 }), { minLength: 2, maxLength: 3 }),
      async (rounds) => {
        const world = await aWorld();
        for (const round of rounds) {
          await Promise.all(round.map((each) => perform(world, each)));
          for (const { kept, counted } of await comparedSums()) {
            expect(kept).toEqual(counted);
            seen += counted[1] ?? 0;
          }
        }
      },
    ),
    { numRuns: 10, endOnFailure: true },
  );
  expect(seen).toBeGreaterThan(20);
});

test('deleting accounts subtracts their visible ratings, but not the hidden ones', async () => {
  const leaver = await anAccount(app);
  const [shown, hidden] = [await aListing(app, 'ad'), await aListing(app, 'ad')];
  for (const id of [shown, hidden]) {
    await aComment(app, id, 2);
    const comment = await aComment(app, id, 5, 'Znakomite.', leaver);
    if (id === hidden) await app.client.db.transaction().execute((tx) => setCommentHidden(tx, comment, true));
  }
  await app.as(await aSession(app, leaver)).call(deleteAccount);
  expect(await comparedSums()).toEqual([
    { id: shown, kept: [2, 1], counted: [2, 1] },
    { id: hidden, kept: [2, 1], counted: [2, 1] },
  ]);
});

test('accounts that rated each other can all be deleted concurrently', async () => {
  const people = [];
  for (let index = 0; index < 6; index += 1) people.push(await anAccount(app));
  const listingIds = [];
  for (const seller of [...people].reverse()) listingIds.push(await aListing(app, 'ad', { seller_id: seller }));
  const stays = await aListing(app, 'ad');
  await aComment(app, stays, 3);
  for (const author of people) {
    for (const id of [...listingIds, stays]) await aComment(app, id, 4, 'Dobre.', author);
  }
  const clients = [];
  for (const id of people) clients.push(app.as(await aSession(app, id)));
  const latecomer = app.as(await aSession(app, await anAccount(app)));
  const body = { rating: 1, text: 'Za późno?' };
  await Promise.all([
    ...clients.map((api) => api.call(deleteAccount)),
    ...listingIds.map((id) =>
      latecomer.call(createComment, { params: { id }, body }).catch((error) => {
        expect(error.code).toBe('notFound');
      }),
    ),
    latecomer.call(createComment, { params: { id: stays }, body }),
  ]);
  expect(await comparedSums()).toEqual([{ id: stays, kept: [4, 2], counted: [4, 2] }]);
});

test("a comment sent while its author's account is being deleted does not remain", async () => {
  const listingIds = [];
  for (let index = 0; index < 4; index += 1) listingIds.push(await aListing(app, 'ad'));
  const author = await anAccount(app);
  const api = app.as(await aSession(app, author));
  const posts = listingIds.map((id) =>
    api.call(createComment, { params: { id }, body: { rating: 5, text: 'Na odchodne.' } }).catch((error) => {
      expect(error.code).toBe('mustLoggedIn');
    }),
  );
  await Promise.all([...posts, api.call(deleteAccount)]);
  for (const { kept, counted } of await comparedSums())
    expect([kept, counted]).toEqual([
      [0, 0],
      [0, 0],
    ]);
});
