import { sql } from 'kysely';
import type { Db } from '../platform/db/client.ts';

/** Stores that a phrase was searched in the current hour; repeats count once. */
export async function insertSearchHour(db: Db, phrase: string): Promise<void> {
  await sql`
    insert into search_hour (phrase, hour) values (${phrase}, date_trunc('hour', now())) on conflict do nothing`.execute(
    db,
  );
}

/** Phrases searched in at least `leastHours` different hours of the last `days` days, most hours first. */
export async function listPopular(
  db: Db,
  { days, leastHours, limit }: { days: number; leastHours: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ phrase: string }>`
    select phrase from search_hour where hour > now() - make_interval(days => ${days})
    group by phrase having count(*) >= ${leastHours}
    order by count(*) desc, phrase limit ${limit}`.execute(db);
  return rows.map(({ phrase }) => phrase);
}

/** Deletes searches older than `days` days. */
export async function deleteOldHours(db: Db, days: number): Promise<void> {
  await sql`delete from search_hour where hour < now() - make_interval(days => ${days})`.execute(db);
}
