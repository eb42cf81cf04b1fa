import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/client.ts';
import type { JobName } from '../../platform/jobs.ts';
import { afterCursor, cursorOf } from '../cursor-repository.ts';

export interface FailedJobRow {
  readonly id: string;
  readonly name: string;
  readonly reason: string | null;
  readonly attempts: number;
  readonly queued_at: Date;
  readonly failed_at: Date;
  readonly cursor: string;
}

const ENDED = sql`coalesce(j.completed_on, j.created_on)`;

/** Permanently failed jobs, latest first. The queue keeps them for at most a week, so they are few. */
export async function listFailedRows(db: Db, before: string | undefined, limit: number): Promise<FailedJobRow[]> {
  const { rows } = await sql<FailedJobRow>`
    select j.id, j.name, left(coalesce(j.output ->> 'message', j.output -> 'value' ->> 'message', j.output ->> 'value',
        nullif(j.output, 'null')::text), 500) as reason,
      j.retry_count + 1 as attempts, j.created_on as queued_at, ${ENDED} as failed_at,
      ${cursorOf(ENDED, sql`j.id::text`)} as cursor
    from pgboss.job j
    where j.state = 'failed' and ${afterCursor(ENDED, sql`j.id::text`, before)}
    order by ${ENDED} desc, j.id::text desc limit ${limit}`.execute(db);
  return rows;
}

/** The queue of a failed job, locked; undefined when there is no such job (any more). */
export async function lockFailed(tx: Tx, id: string): Promise<JobName | undefined> {
  const { rows } = await sql<{ name: JobName }>`
    select name from pgboss.job where id = ${id}::uuid and state = 'failed' for update`.execute(tx);
  return rows[0]?.name;
}

export async function deleteFailed(tx: Tx, name: JobName, id: string): Promise<void> {
  await sql`delete from pgboss.job where name = ${name} and id = ${id}::uuid and state = 'failed'`.execute(tx);
}
