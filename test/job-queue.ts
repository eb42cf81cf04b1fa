import { sql } from 'kysely';
import { JOB_CHANNEL, type JobName } from '#server/platform/jobs.ts';
import type { TestApp } from './test-app.ts';

/** Runs a scheduled job now, and waits until it and everything that it queued is done. */
export async function runClockJob(
  test: TestApp,
  name:
    | 'mails.unread'
    | 'savedSearches.daily'
    | 'savedSearches.weekly'
    | 'savedSearches.newDay'
    | 'notifications.digest'
    | 'following.tell'
    | 'following.daily'
    | 'favourites.tell'
    | 'favourites.remind'
    | 'credentials.remind'
    | 'reviews.show'
    | 'reviews.prompt'
    | 'listings.purge',
): Promise<void> {
  await test.client.db.transaction().execute((tx) => test.app.jobs.queue(tx, name, {}));
  await untilDone(test, [name, 'account.mail']);
}

/** Waits until no job of these names is left; delayed ones are made due now. */
export async function untilDone(test: TestApp, names: readonly JobName[]): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if ((await countOpenJobs(test, names)) === 0) return;
    await sql`
      with hurried as (
        update pgboss.job set start_after = now()
        where name = any(${[...names]}) and state = 'created' and start_after > now() returning name)
      select pg_notify(${JOB_CHANNEL}, name) from (select distinct name from hurried) as woken`.execute(test.client.db);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${names} did not finish in time`);
}

async function countOpenJobs(test: TestApp, names: readonly JobName[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where name = any(${[...names]}) and state in ('created', 'active')`.execute(
    test.client.db,
  );
  return rows[0]?.count ?? 0;
}

/** Retries failed jobs at once, and waits until they have run. */
export async function retryNow(test: TestApp, name: JobName): Promise<void> {
  await sql`update pgboss.job set start_after = now() where name = ${name} and state = 'retry'`.execute(test.client.db);
  await sql`select pg_notify(${JOB_CHANNEL}, ${name})`.execute(test.client.db);
  for (let tries = 0; tries < 400; tries += 1) {
    const { rows } = await sql`
      select from pgboss.job where name = ${name} and (state = 'active' or state = 'retry' and start_after <= now())`.execute(
      test.client.db,
    );
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${name} was not retried in time`);
}
