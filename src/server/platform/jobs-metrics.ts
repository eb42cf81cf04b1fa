import { sql } from 'kysely';
import { Gauge, type Metric } from 'prom-client';
import type { Db } from './db/client.ts';

/**
 * Metrics of the job queue and the daily backup. They are the same on every node, because the queue is in the database.
 * Without the database they are missing, and `/readyz` reports the reason.
 */
export function createJobsMetrics(db: Db): Metric[] {
  const jobs = new Gauge({
    name: 'jobs',
    help: 'Jobs that are due, running, or have failed for good within the last days',
    labelNames: ['queue', 'state'],
    registers: [],
    async collect() {
      const { rows } = await countJobs(db);
      this.reset();
      for (const { queue, state, count } of rows) this.set({ queue, state }, count);
    },
  });
  const backup = new Gauge({
    name: 'backup_made_timestamp_seconds',
    help: 'When the last daily backup was whole; 0 if none was within the last days',
    registers: [],
    async collect() {
      this.set(await lastBackupS(db));
    },
  });
  return [jobs, backup];
}

/** Jobs by queue and state: due, running, retrying, or permanently failed within the last days. */
export function countJobs(db: Db) {
  return sql<{ queue: string; state: string; count: number }>`
    select name as queue, case when state = 'retry' then 'retrying' when state = 'created' then 'due'
      when state = 'active' then 'running' else 'failed' end as state, count(*) as count
    from pgboss.job
    where state in ('active', 'failed') or (state in ('created', 'retry') and start_after <= now())
    group by 1, 2`.execute(db);
}

/** When the last daily backup was completed, in seconds; 0 if none was within the last days. */
export async function lastBackupS(db: Db): Promise<number> {
  const { rows } = await sql<{ at: number | null }>`
    select extract(epoch from max(completed_on))::float8 as at
    from pgboss.job where name = 'backup.make' and state = 'completed'`.execute(db);
  return rows[0]?.at ?? 0;
}
