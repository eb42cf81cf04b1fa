import type { Readable } from 'node:stream';
import { Jobs } from '../../jobs.ts';
import { migrate } from '../migrate.ts';
import type { Side } from './side.ts';
import {
  assertSame,
  listSequences,
  listTables,
  MoveError,
  SCHEMAS,
  SESSION,
  type SequenceState,
  sumTable,
  type Table,
  type TableSum,
} from './tables.ts';

/** The content to fill a database with. */
export interface Content {
  readonly tables: readonly Table[];
  readonly sequences: readonly SequenceState[];
  /** The rows of a table, in the text format of COPY. */
  readTable(table: Table): Promise<Readable>;
  /** The checksum that the stored rows must have. */
  sumTable(table: Table): Promise<TableSum>;
}

/** Applies migrations (the given ones, or all of this version) and creates the job queue's tables. */
export async function bringUpToDate({ client }: Side, files?: readonly string[]): Promise<void> {
  await migrate(client, files);
  const jobs = new Jobs(client, () => {});
  await jobs.start();
  await jobs.stop(1_000);
}

/**
 * Fills a migrated database without a market, in one transaction, and compares it with the source.
 *
 * @returns the number of rows.
 * @throws MoveError if the target holds a market or other tables, or differs in the end.
 */
export async function fillDatabase(target: Side, content: Content, say: (line: string) => void): Promise<number> {
  const { tables } = content;
  await target.run(`${SESSION}; begin`);
  await assertEmpty(target);
  assertSame('tables', tables, await listTables(target));
  const constraints = await loosen(target, tables);
  for (const table of tables) {
    say(`Copying ${table.name}`);
    await target.copyIn(`${table.name} (${table.columns})`, await content.readTable(table));
  }
  await tighten(target, tables, constraints);
  for (const { name, last } of content.sequences) {
    if (last !== null) await target.run(`select setval('${name}', ${last})`);
  }
  assertSame('sequences', content.sequences, await listSequences(target));
  let rows = 0;
  for (const table of tables) {
    const ours = await content.sumTable(table);
    assertSame(`rows of ${table.name}`, ours, await sumTable(target, table.name));
    rows += Number(ours.rows);
  }
  await target.run('commit');
  await target.run('analyze');
  return rows;
}

/** @throws MoveError if the database holds accounts or listings */
export async function assertEmpty(target: Pick<Side, 'run'>): Promise<void> {
  const [row] = await target.run('select (select count(*) from account) + (select count(*) from listing) as count');
  if (Number(row?.count) > 0) throw new MoveError('the target holds a market already');
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
