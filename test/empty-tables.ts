import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { currentCatalogue, SEED_CATALOGUE, setCatalogue } from '#kinds/ad/catalogue.ts';
import { currentPrices, SEED_PRICES, setPrices } from '#kinds/price-list.ts';
import type { DatabaseClient } from '#server/platform/db/client.ts';
import { emit } from '#server/platform/events.ts';

/** What emptying found: jobs that were running, in which case nothing was emptied, and texts of the operator. */
interface Found {
  readonly is_busy: boolean;
  readonly had_texts: boolean;
}

/** Empties all tables; if it waits for running jobs, only when there are none. */
type Empty = (waits: boolean) => Promise<Found>;
type RunSql = (text: string) => Promise<{ rows: unknown[] }>;

const OWN_JOBS = String.raw`name not like '\_\_pgboss\_\_%'`;

/**
 * Deleting is forty times faster than truncating, which creates new files for every table and index; most tables are
 * empty, which one statement whose plan is kept finds out. Triggers are off: those of foreign keys would look for rows
 * that are deleted anyway, and the audit log forbids deletion. Identity columns restart; listing revisions continue,
 * because a search index compares them.
 */
const functionFor = (tables: readonly string[]) => `
  create or replace function pg_temp.empty_all(waits boolean, out is_busy boolean, out had_texts boolean)
  language plpgsql set session_replication_role = 'replica' as $$
  declare
    filled text[];
    each text;
  begin
    -- A mail that the previous test is still sending must not arrive among those of the next.
    delete from pgboss.job where state < 'active' and ${OWN_JOBS};
    is_busy := waits and exists (select from pgboss.job where state = 'active' and ${OWN_JOBS});
    had_texts := exists (select from text_version);
    if is_busy then return; end if;
    filled := array_remove(array[${tables.map((each) => `case when exists (select from ${each}) then '${each}' end`)}], null);
    foreach each in array filled loop execute 'delete from ' || each; end loop;
    perform setval(s.seqrelid, s.seqstart, false)
      from pg_sequence s
      join pg_class c on c.oid = s.seqrelid and c.relnamespace = 'public'::regnamespace
      where pg_sequence_last_value(s.seqrelid) is not null
        and exists (select from pg_depend d where d.objid = s.seqrelid and d.refobjsubid > 0 and d.deptype in ('a', 'i'));
    delete from pgboss.job where ${OWN_JOBS};
  end $$`;

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname = 'public' and tablename <> 'migration'`;

async function prepare(run: RunSql): Promise<Empty> {
  const { rows } = (await run(TABLES)) as { rows: { name: string }[] };
  await run(functionFor(rows.map(({ name }) => name)));
  return async (waits) => (await run(`select * from pg_temp.empty_all(${waits})`)).rows[0] as Found;
}

/**
 * A server's databases are emptied over a connection of their own, which is in the role that switches triggers off:
 * changing the role discards the plans of a connection's statements.
 */
async function open({ origin }: DatabaseClient): Promise<Empty> {
  if ('pglite' in origin) return prepare((text) => origin.pglite.query(text));
  const connection = new pg.Client({ connectionString: origin.url });
  // It is cut when its database is dropped.
  connection.on('error', () => {});
  await connection.connect();
  await connection.query(`set session_replication_role = 'replica'`);
  return prepare((text) => connection.query(text));
}

const opened = new WeakMap<DatabaseClient, Promise<Empty>>();

/** Empties a database to its state after the migrations, and waits for jobs that are still running. */
export async function emptyTables(client: DatabaseClient): Promise<void> {
  const { db } = client;
  const emptying = opened.get(client) ?? open(client);
  opened.set(client, emptying);
  const empty = await emptying;
  let found = await emptied(empty, true);
  for (let tries = 1; found.is_busy; tries += 1) {
    await wait(10);
    found = await emptied(empty, tries < 1_000);
  }
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
  if (found.had_texts) await emit(db, 'texts.changed', {});
}

const DEADLOCK = '40P01';

// A job that the site has just started may have locked some of the rows.
async function emptied(empty: Empty, waits: boolean, tries = 5): Promise<Found> {
  return empty(waits).catch((error: { code?: string }) => {
    if (error.code !== DEADLOCK || tries === 0) throw error;
    return emptied(empty, waits, tries - 1);
  });
}
