import { sql } from 'kysely';
import type { Db } from '../../platform/db/client.ts';
import { countingDay } from '../../platform/db/day-count.ts';

/** Adds to the jobs done and the attempts failed of the current day. */
export async function addJobs(db: Db, { done, failed }: { done: number; failed: number }): Promise<void> {
  await countingDay(sql`
    select * from (values ('jobs', ${done}::bigint), ('failures', ${failed}::bigint)) v (figure, count)
    where v.count > 0`).execute(db);
}
