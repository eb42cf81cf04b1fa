import { Jobs } from '../../jobs.ts';
import { migrate } from '../migrate.ts';
import type { Side } from './side.ts';

/** The move is impossible or failed: the target must not be used. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}

/** The schemas to move: the site's and the job queue's. */
const SCHEMAS = `('public', 'pgboss')`;
/** Makes both sides format values identically. */
const SESSION = `set timezone = 'UTC'; set datestyle = 'ISO'; set extra_float_digits = 1; set search_path = public`;

interface Table {
  readonly name: string;
  readonly columns: string;
}

/**
 * Copies everything from one database into a new one, in one transaction, and compares the two.
 *
 * @returns the number of tables and rows.
 * @throws MoveError if the target is not empty, or differs in the end.
 */
export async function copyDatabase(
  source: Side,
  target: Side,
  say: (line: string) => void,
): Promise<{ tables: number; rows: number }> {
  for (const side of [source, target]) await bringUpToDate(side);
  await source.run(`${SESSION}; begin isolation level repeatable read`);
  await target.run(`${SESSION}; begin`);
  await assertEmpty(target);
  const tables = await listTables(source);
  assertSame('tables', tables, await listTables(target));
  const constraints = await loosen(target, tables);
  for (const table of tables) {
    say(`Copying ${table.name}`);
    const what = `${table.name} (${table.columns})`;
    await target.copyIn(what, await source.copyOut(what));
  }
  await tighten(target, tables, constraints);
  await copySequences(source, target);
  const rows = await compare(source, target, tables);
  await target.run('commit');
  await source.run('commit');
  await target.run('analyze');
  return { tables: tables.length, rows };
}

/** Migrates both sides to this version, including the job queue's tables. */
async function bringUpToDate({ client }: Side): Promise<void> {
  await migrate(client);
  const jobs = new Jobs(client, () => {});
  await jobs.start();
  await jobs.stop(1_000);
}

async function assertEmpty(target: Side): Promise<void> {
  const [row] = await target.run('select (select count(*) from account) + (select count(*) from listing) as count');
  if (Number(row?.count) > 0) throw new MoveError('the target holds a market already');
}

async function listTables(side: Side): Promise<Table[]> {
  const rows = await side.run(`
    select format('%I.%I', n.nspname, c.relname) as name,
      string_agg(quote_ident(a.attname), ', ' order by a.attname) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname in ${SCHEMAS} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by 1 order by 1`);
  return rows as unknown as Table[];
}

function assertSame(what: string, ours: unknown, theirs: unknown): void {
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) throw new MoveError(`the ${what} of the two sides differ`);
}

/**
 * Empties the tables and drops their foreign keys, so that they can be filled in any order; returns the statements that
 * restore the keys.
 */
async function loosen(target: Side, tables: readonly Table[]): Promise<string[]> {
  const found = await target.run(`
    select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add,
      format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop
    from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text in ${SCHEMAS} order by 1`);
  for (const { drop } of found) await target.run(String(drop));
  for (const { name } of tables) await target.run(`alter table ${name} disable trigger user`);
  await target.run(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  return found.map(({ add }) => String(add));
}

/** Adding a foreign key checks every row. */
async function tighten(target: Side, tables: readonly Table[], constraints: readonly string[]): Promise<void> {
  for (const { name } of tables) await target.run(`alter table ${name} enable trigger user`);
  for (const add of constraints) await target.run(add);
}

const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name, last_value
  from pg_sequences where schemaname in ${SCHEMAS} order by 1`;

async function copySequences(source: Side, target: Side): Promise<void> {
  for (const { name, last_value } of await source.run(SEQUENCES)) {
    if (last_value !== null) await target.run(`select setval('${name}', ${last_value})`);
  }
  const [ours, theirs] = [await source.run(SEQUENCES), await target.run(SEQUENCES)];
  assertSame('sequences', ours.map(valueText), theirs.map(valueText));
}

/** The two drivers return large numbers as different types. */
const valueText = ({ name, last_value }: Record<string, unknown>): string => `${name} ${last_value}`;

/** Compares each table's row count and the sum of its row hashes; returns the total number of rows. */
async function compare(source: Side, target: Side, tables: readonly Table[]): Promise<number> {
  let count = 0;
  for (const { name } of tables) {
    const query = `
      select count(*)::text as rows,
        coalesce(sum(('x' || substr(md5(t::text), 1, 16))::bit(64)::bigint::numeric), 0)::text as sum
      from ${name} t`;
    const [[ours], [theirs]] = [await source.run(query), await target.run(query)];
    assertSame(`rows of ${name}`, ours, theirs);
    count += Number(ours?.rows);
  }
  return count;
}
