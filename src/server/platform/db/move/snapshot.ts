import { Readable } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import type { DatabaseOrigin } from '../client.ts';
import { blobOf } from './side.ts';
import { listSequences, listTables, type Reader, SESSION, type SequenceState, sumTable, type Table } from './tables.ts';

/** The rows of a table at the moment of the snapshot. */
export interface TableSnapshot extends Table {
  readonly rows: string;
  readonly sum: string;
  /** Its rows in the text format of COPY. */
  read(): Promise<Readable>;
}

/** A database at one moment. */
export interface Snapshot {
  readonly engine: 'postgres' | 'pglite';
  readonly serverVersion: string;
  readonly migrations: readonly string[];
  readonly sequences: readonly SequenceState[];
  /** One after the other; each must be read before the next is taken. */
  tables(): AsyncIterable<TableSnapshot>;
}

/** Runs work on a consistent snapshot of the database, while other transactions continue to write. */
export function withSnapshot<T>(origin: DatabaseOrigin, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return 'url' in origin ? withServerSnapshot(origin.url, work) : withPgliteSnapshot(origin.pglite, work);
}

async function withServerSnapshot<T>(url: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const connection = new pg.Client({ connectionString: url });
  connection.on('error', () => {});
  await connection.connect();
  try {
    const reader: Reader = {
      run: async (sql) => (await connection.query(sql)).rows,
      copyOut: async (what) => connection.query(to(`copy ${what} to stdout`)),
    };
    await reader.run(`${SESSION}; begin isolation level repeatable read read only`);
    const snapshot = {
      engine: 'postgres' as const,
      ...(await readShape(reader)),
      tables: () => readLazily(reader),
    };
    const result = await work(snapshot);
    await reader.run('commit');
    return result;
  } finally {
    await connection.end();
  }
}

async function* readLazily(reader: Reader): AsyncGenerator<TableSnapshot> {
  for (const table of await listTables(reader)) {
    const sum = await sumTable(reader, table.name);
    yield { ...table, ...sum, read: () => reader.copyOut(`${table.name} (${table.columns})`) };
  }
}

/**
 * PGlite has a single connection, and all other queries wait during a transaction. Therefore all tables are read into
 * memory at once and processed afterwards.
 */
async function withPgliteSnapshot<T>(pglite: PGlite, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const snapshot = await pglite.transaction(async (tx) => {
    const reader: Reader = {
      run: async (sql) => (await tx.exec(sql)).at(-1)?.rows as Record<string, unknown>[],
      copyOut: async (what) => Readable.from(await blobOf(tx as Pick<PGlite, 'query'>, what)),
    };
    // For this transaction only, since the connection is shared.
    await reader.run(`set transaction isolation level repeatable read; ${SESSION.replaceAll('set ', 'set local ')}`);
    const shape = await readShape(reader);
    const tables: TableSnapshot[] = [];
    for await (const table of readLazily(reader)) {
      const rows = await table.read();
      tables.push({ ...table, read: async () => rows });
    }
    return { engine: 'pglite' as const, ...shape, tables };
  });
  return work({ ...snapshot, tables: () => Readable.from(snapshot.tables) });
}

async function readShape(reader: Reader): Promise<Pick<Snapshot, 'serverVersion' | 'migrations' | 'sequences'>> {
  const names = await reader.run('select name from migration order by name');
  const [server] = await reader.run('show server_version');
  return {
    serverVersion: String(server?.server_version),
    migrations: names.map(({ name }) => String(name)),
    sequences: await listSequences(reader),
  };
}
