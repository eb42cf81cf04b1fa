/**
 * The real server with the demo market in its own folder, empty at every run, on its own database: on the PostgreSQL
 * that comes with npm, on the server named by TEST_DATABASE_URL, or on PGlite. On the next port it offers tests
 * a way to run SQL, for example to make time pass.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { startTestServer } from '../database-server.ts';
import { createTestDatabase } from '../test-database.ts';

/** Runs one or more SQL statements; returns the rows of the last one. */
type RunSql = (sql: string) => Promise<unknown[]>;

/** SQL runs in the database that the server opens in this process. */
function watchEmbedded(): RunSql {
  let database: PGlite | undefined;
  const create = PGlite.create.bind(PGlite) as (...options: unknown[]) => Promise<PGlite>;
  PGlite.create = (async (...options: unknown[]) => {
    database = await create(...options);
    return database;
  }) as typeof PGlite.create;
  return async (sql) => (await database?.exec(sql))?.at(-1)?.rows ?? [];
}

function connect(connectionString: string): RunSql {
  const pool = new pg.Pool({ connectionString, max: 2 });
  return async (sql) => {
    const result = (await pool.query(sql)) as pg.QueryResult | pg.QueryResult[];
    return (Array.isArray(result) ? result.at(-1) : result)?.rows ?? [];
  };
}

/** A separate process, which outlives this one however it ends, deletes what the run created. */
function cleanUpAfterwards(...made: string[]): void {
  const file = new URL('./clean-up.ts', import.meta.url).pathname;
  spawn(process.execPath, [file, ...made], { detached: true, stdio: ['pipe', 'ignore', 'inherit'] }).unref();
}

const isNamed = Boolean(process.env.TEST_DATABASE_URL);
const server = await startTestServer();
const folder = mkdtempSync(join(tmpdir(), 'jarmark-e2e-'));
const url = server ? await createTestDatabase(server.url) : '';
// The database server started for this run is removed with it, and all its databases.
cleanUpAfterwards(folder, ...(server && isNamed ? [server.url, url] : []));

process.env.DATA_DIR = folder;
// Set even when empty: tests must never run on a database named in `.env`.
process.env.DATABASE_URL = url;
const runSql = url ? connect(url) : watchEmbedded();

await import('../../src/server/main.ts');

createServer(async (request, response) => {
  try {
    const rows = await runSql(await text(request));
    response.end(JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? Number(value) : value)));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}).listen(Number(process.env.PORT) + 1, '127.0.0.1');
