import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { DatabaseClient } from './client.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/** Arbitrary, but the same on every node: only one may migrate at a time. */
const LOCK_KEY = 4_715_001;

/** The migrations of this version, in order. */
export function listMigrations(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

/**
 * Migrates the database to the newest version. Each migration runs once, in order, under an advisory lock.
 *
 * files  only these: the ones that an older version had.
 */
export async function migrate(client: DatabaseClient, files: readonly string[] = listMigrations()): Promise<void> {
  await client.exec(
    'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
  );
  const done = await appliedNames(client);
  for (const file of files) {
    if (!done.has(file)) await client.exec(guarded(file, readFileSync(new URL(file, FOLDER), 'utf8')));
  }
}

/** The migrations that a database lacks. */
export async function listMissing(client: DatabaseClient): Promise<string[]> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('public.migration') is not null as found`.execute(
    client.db,
  );
  const done = rows[0]?.found ? await appliedNames(client) : new Set<string>();
  return listMigrations().filter((name) => !done.has(name));
}

async function appliedNames(client: DatabaseClient): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(client.db);
  return new Set(rows.map((row) => row.name));
}

/**
 * One transaction that takes the lock, checks whether another node was faster, and only then runs the file. The file's
 * text is inside a dollar-quoted block, so it must not contain the same quotes.
 */
function guarded(file: string, text: string): string {
  return `begin;
select pg_advisory_xact_lock(${LOCK_KEY});
do $guard$ begin
  if not exists (select 1 from migration where name = '${file}') then
    execute $migration$ ${text} $migration$;
    insert into migration (name) values ('${file}');
  end if;
end $guard$;
commit;`;
}
