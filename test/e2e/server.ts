/**
 * The real server with the demo market in a folder of its own, empty at every run: on the embedded database, or on a
 * database of its own when TEST_DATABASE_URL names a PostgreSQL server. Beside it, at the next port, what tests need
 * and no page offers: SQL, as time passes faster by it than by waiting.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PGlite } from '@electric-sql/pglite';
import { createTestDatabase, runStatements } from '../test-database.ts';

type RunSql = (sql: string) => Promise<unknown>;

/** The database that the server opens in this process is the one that SQL is run in. */
function watchEmbedded(): RunSql {
  let database: PGlite | undefined;
  const create = PGlite.create.bind(PGlite) as (...options: unknown[]) => Promise<PGlite>;
  PGlite.create = (async (...options: unknown[]) => {
    database = await create(...options);
    return database;
  }) as typeof PGlite.create;
  return async (sql) => database?.exec(sql);
}

/** Another process, which outlives this one however it ends, takes away what the run has made. */
function cleanUpAfterwards(...made: string[]): void {
  const file = new URL('./clean-up.ts', import.meta.url).pathname;
  spawn(process.execPath, [file, ...made], { detached: true, stdio: ['pipe', 'ignore', 'inherit'] }).unref();
}

const folder = mkdtempSync(join(tmpdir(), 'jarmark-e2e-'));
const server = process.env.TEST_DATABASE_URL;
const url = server ? await createTestDatabase(server) : '';
cleanUpAfterwards(folder, ...(server ? [server, url] : []));

process.env.DATA_DIR = folder;
// Set even when empty: a database that `.env` names is nobody's to test on.
process.env.DATABASE_URL = url;
const runSql = url ? (sql: string) => runStatements(url, sql) : watchEmbedded();

await import('../../src/server/main.ts');

createServer(async (request, response) => {
  try {
    await runSql(await text(request));
    response.end();
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}).listen(Number(process.env.PORT) + 1, '127.0.0.1');
