import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createComment } from '#contract/comments.ts';
import { getListing } from '#contract/listings/listings.ts';
import { listAudit } from '#contract/moderation/audit.ts';
import { getSetup, leaveDemo, previewDemo } from '#contract/settings/setup.ts';
import { layMarket } from '#server/demo/lay-market.ts';
import { aListing, anAccount, aPerson, aSession } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { aModerator } from '#test/trust-factories.ts';

// A separate server, because the demo market is large.
const app = testApp({ RATE_LIMIT: '0' });

interface Demo {
  readonly accountIds: number[];
  readonly listingIds: number[];
}

async function layDemo(): Promise<Demo> {
  await layMarket(app.client, app.app.jobs, Date.now(), 0);
  await app.settle();
  const row = await app.client.db.selectFrom('setting').select('value').where('name', '=', 'demo').executeTakeFirst();
  return row?.value as unknown as Demo;
}

const listingsOf = (ids: readonly number[]) =>
  app.client.db
    .selectFrom('listing')
    .select('id')
    .where('seller_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();

test("leaving the demo lists what real users wrote, and removes only the demo's accounts and listings", async () => {
  const demo = await layDemo();
  const person = await aPerson(app, { name: 'Prawdziwa Hanka' });
  const own = await aListing(app, 'ad', { title: 'Prawdziwy miód' });
  const about = await app.client.db
    .selectFrom('listing')
    .select('id')
    .where('id', 'in', demo.listingIds)
    .where('kind', '=', 'ad')
    .where('is_shown', '=', true)
    .where('visible_until', '>', new Date())
    .limit(1)
    .executeTakeFirstOrThrow();
  await person.api.call(createComment, { params: { id: about.id }, body: { rating: 5, text: 'Pyszne, polecam!' } });
  const admin = await aModerator(app, 'admin');
  const preview = await admin.api.call(previewDemo);
  expect(preview).toMatchObject({ people: demo.accountIds.length, keptListings: 1, writingCount: 1 });
  expect(preview.writings).toEqual([
    { person: 'Prawdziwa Hanka', listing: expect.any(String), text: 'Pyszne, polecam!' },
  ]);

  await Promise.all([admin.api.call(leaveDemo), admin.api.call(leaveDemo)]);
  await expect.poll(async () => (await admin.api.call(getSetup)).demo, { timeout: 60_000 }).toBe('none');
  expect(await listingsOf(demo.accountIds)).toEqual([]);
  const left = await app.client.db
    .selectFrom('account')
    .select('id')
    .where('id', 'in', demo.accountIds)
    .where('deleted_at', 'is', null)
    .execute();
  expect(left).toEqual([]);
  for (const table of ['comment', 'agreement', 'sealed_review'] as const) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
      app.client.db,
    );
    expect([table, rows[0]?.count]).toEqual([table, 0]);
  }
  expect((await app.api().call(getListing.ad, { params: { id: own } })).title).toBe('Prawdziwy miód');
  const { items } = await admin.api.call(listAudit, { query: {} });
  expect(items.filter(({ action }) => action === 'demo.leave')).toHaveLength(1);
  // The next start does not recreate the demo.
  expect(await layMarket(app.client, app.app.jobs, Date.now(), 0)).toBe(false);
}, 120_000);

test('without a confirmed password the demo stays', async () => {
  const value = JSON.stringify({ accountIds: [await anAccount(app)], listingIds: [] });
  await app.client.db.insertInto('setting').values({ name: 'demo', value }).execute();
  const { id } = await aModerator(app, 'admin');
  const api = app.as(await aSession(app, id, { isStrong: true, confirmed: false }));
  await expect(api.call(leaveDemo)).rejects.toMatchObject({ code: 'passwordConfirmationRequired' });
  expect((await api.call(getSetup)).demo).toBe('here');
});
