import { sql } from 'kysely';
import type { JobName } from '#server/jobs.ts';
import type { TestApp } from './test-app.ts';

/** Runs a job that comes by the clock now, and waits until it and all that it has queued is done. */
export async function runClockJob(test: TestApp, name: 'mails.unread'): Promise<void> {
  await test.client.db.transaction().execute((tx) => test.app.jobs.queue(tx, name, {}));
  await untilDone(test, [name, 'account.mail']);
}

/** Waits until no job of these names is left to be done; those that wait for a later hour are made to come now. */
export async function untilDone(test: TestApp, names: readonly JobName[]): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if ((await countOpenJobs(test, names)) === 0) return;
    await sql`update pgboss.job set start_after = now() where name = any(${[...names]}) and state = 'created'`.execute(
      test.client.db,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${names} are never done`);
}

async function countOpenJobs(test: TestApp, names: readonly JobName[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where name = any(${[...names]}) and state in ('created', 'active')`.execute(
    test.client.db,
  );
  return rows[0]?.count ?? 0;
}

/** Has jobs that failed tried again at once, and waits until they have been. */
export async function retryNow(test: TestApp, name: JobName): Promise<void> {
  await sql`update pgboss.job set start_after = now() where name = ${name} and state = 'retry'`.execute(test.client.db);
  for (let tries = 0; tries < 400; tries += 1) {
    const { rows } = await sql`
      select from pgboss.job where name = ${name} and (state = 'active' or state = 'retry' and start_after <= now())`.execute(
      test.client.db,
    );
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${name} is never tried again`);
}
