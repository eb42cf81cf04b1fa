import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { currentCatalogue, SEED_CATALOGUE, setCatalogue } from '#kinds/ad/catalogue.ts';
import { currentPrices, SEED_PRICES, setPrices } from '#kinds/price-list.ts';
import type { DatabaseClient } from '#server/platform/db/client.ts';
import { emit } from '#server/platform/events.ts';

/**
 * Deleting is forty times faster than truncating, which creates new files for every table and index. Triggers are off:
 * those of foreign keys would look for rows that are deleted anyway, and the audit log forbids deletion. Identity
 * columns restart; listing revisions continue, because a search index compares them.
 */
const EMPTY_ALL = `do $$ declare name text; begin
  perform set_config('session_replication_role', 'replica', true);
  for name in select format('%I.%I', schemaname, tablename) from pg_tables
    where schemaname = 'public' and tablename <> 'migration' loop
    execute 'delete from ' || name;
  end loop;
  perform setval(s.seqrelid, s.seqstart, false)
    from pg_sequence s
    join pg_class c on c.oid = s.seqrelid and c.relnamespace = 'public'::regnamespace
    where exists (select from pg_depend d where d.objid = s.seqrelid and d.refobjsubid > 0 and d.deptype in ('a', 'i'));
end $$`;

const OWN_JOBS = sql`name not like '\\_\\_pgboss\\_\\_%'`;

/** Empties a database to its state after the migrations, and waits for jobs that are still running. */
export async function emptyTables({ db }: DatabaseClient): Promise<void> {
  // A mail that the previous test is still sending must not arrive among those of the next.
  await sql`delete from pgboss.job where state < 'active' and ${OWN_JOBS}`.execute(db);
  for (let tries = 0; tries < 1_000 && (await countActiveJobs({ db })) > 0; tries += 1) await wait(10);
  const hadTexts = await hasTexts({ db });
  await emptied({ db });
  await sql`delete from pgboss.job where ${OWN_JOBS}`.execute(db);
  await emit(db, 'listings.changed', {});
  // The catalogue is held by the process: reset it to the seed.
  if (currentCatalogue().edition !== 0) {
    setCatalogue(SEED_CATALOGUE);
    await emit(db, 'catalogue.changed', {});
  }
  // The same for the price list.
  if (currentPrices().edition !== 0) {
    setPrices(SEED_PRICES);
    await emit(db, 'prices.changed', {});
  }
  // The same for the operator's texts.
  if (hadTexts) await emit(db, 'texts.changed', {});
}

const DEADLOCK = '40P01';

// A job that the site has just started may have locked some of the rows.
async function emptied({ db }: Pick<DatabaseClient, 'db'>, tries = 5): Promise<void> {
  await sql
    .raw(EMPTY_ALL)
    .execute(db)
    .catch((error: { code?: string }) => {
      if (error.code !== DEADLOCK || tries === 0) throw error;
      return emptied({ db }, tries - 1);
    });
}

async function hasTexts({ db }: Pick<DatabaseClient, 'db'>): Promise<boolean> {
  return (await db.selectFrom('text_version').select('number').limit(1).executeTakeFirst()) !== undefined;
}

async function countActiveJobs({ db }: Pick<DatabaseClient, 'db'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pgboss.job where state = 'active' and ${OWN_JOBS}`.execute(db);
  return rows[0]?.count ?? 0;
}
