import { expect, test } from 'vitest';
import { getOverview } from '#contract/operator/overview.ts';
import { aListing, aPerson } from '#test/factories.ts';
import { aPaidPlan } from '#test/money-factories.ts';
import { testApp } from '#test/test-app.ts';
import { aCase, aModerator } from '#test/trust-factories.ts';
import { createOverviewService, lastDays } from './service.ts';
import { createTally } from './tally.ts';
import { addJobs } from './tally-repository.ts';

const app = testApp();

/** A separate service, so that nothing is cached from the previous test. */
function theService() {
  return createOverviewService({
    db: app.client.db,
    dataDir: app.dataDir,
    engine: 'PostgreSQL',
    hasBackups: true,
    countPaymentsWaiting: async () => 3,
  });
}

test('days follow the Polish calendar, also across clock changes', () => {
  expect(lastDays(3, new Date('2026-11-22T23:30:00Z'))).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
  expect(lastDays(3, new Date('2026-10-25T10:00:00Z'))).toEqual(['2026-10-23', '2026-10-24', '2026-10-25']);
});

test('the figures of a day include people, listings, reports and money received', async () => {
  await aPaidPlan(app);
  await aCase(app, 'listing', await aListing(app, 'ad'));
  const yesterday = await aPerson(app);
  const { db } = app.client;
  await db
    .updateTable('account')
    .set({ created_at: new Date(Date.now() - 86_400_000) })
    .where('id', '=', yesterday.id)
    .execute();
  const people = await db.selectFrom('account').select('id').where('id', '<>', yesterday.id).execute();
  const { days, before, waiting, totals } = await theService().get(7);
  expect(days).toHaveLength(7);
  expect(days.at(-1)).toMatchObject({ people: people.length, listings: 2, reports: 1, money: 19 });
  expect(days.at(-2)).toMatchObject({ people: 1, listings: 0 });
  expect(before).toMatchObject({ people: 0, money: 0 });
  expect(waiting).toMatchObject({ cases: 1, appeals: 0, payments: 3, isBackupOld: true, backupMadeAt: null });
  expect(totals.people).toBe(people.length + 1);
});

test("jobs are added to the day's figures, and those of a failed write with the next ones", async () => {
  let isAway = true;
  const tally = createTally({
    add: (jobs) => (isAway ? Promise.reject(new Error('no database')) : addJobs(app.client.db, jobs)),
  });
  tally.note(true);
  tally.note(true);
  tally.note(false);
  await tally.flush();
  isAway = false;
  tally.note(true);
  await tally.close();
  expect((await theService().get(7)).days.at(-1)).toMatchObject({ jobs: 3, failures: 1 });
});

test('a response is cached for a minute', async () => {
  const service = theService();
  const first = await service.get(7);
  await aPerson(app);
  expect(await service.get(7)).toBe(first);
  service.forget();
  expect((await service.get(7)).days.at(-1)?.people).toBe((first.days.at(-1)?.people ?? 0) + 1);
});

test('an admin sees versions, sizes and queues', async () => {
  const admin = await aModerator(app, 'admin');
  const { system, days } = await admin.api.call(getOverview, { query: { days: 90 } });
  expect(days).toHaveLength(90);
  expect(system).toMatchObject({ version: expect.stringMatching(/^\d/), database: expect.stringMatching(/^\d\d/) });
  expect(system.databaseBytes).toBeGreaterThan(1_000_000);
  expect(system.disk?.freeBytes).toBeGreaterThan(0);
  await expect(admin.api.call(getOverview, { query: { days: 8 } })).rejects.toMatchObject({ code: 'validationFailed' });
});
