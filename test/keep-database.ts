/**
 * Starts the bundled PostgreSQL for a test run, prints its address as a line of JSON, and stops and deletes it when the
 * process that started this one has exited, however that happened.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PostgresUnavailableError } from '../src/server/platform/db/embedded/binaries.ts';
import { startPostgres } from '../src/server/platform/db/embedded/launcher.ts';
import { runStatements } from './test-database.ts';

/** Enough for workers with two applications each, and for the processes that some tests start. */
const CONNECTIONS = 150;

/** The printed line: the server's address, or why there is none. */
export type DatabaseWord = { readonly url: string } | { readonly unavailable: string };

const say = (word: DatabaseWord) => console.log(JSON.stringify(word));
const folder = mkdtempSync(join(tmpdir(), 'jarmark-pg-'));
// As root, another account runs the server and must be able to enter the folder.
chmodSync(folder, 0o755);
try {
  const server = await startPostgres({
    folder: join(folder, 'pg'),
    isDurable: false,
    maxConnections: CONNECTIONS,
    onIncident: (line) => console.error(line),
  });
  // Each connection would otherwise plan a prepared statement five times before it reuses a plan, and most tests run it
  // fewer times than that.
  await runStatements(server.adminUrl, 'alter role all set plan_cache_mode = force_generic_plan');
  say({ url: server.adminUrl });
  await text(process.stdin);
  await server.stop('immediate');
} catch (error) {
  if (!(error instanceof PostgresUnavailableError)) throw error;
  say({ unavailable: `${error.message}: ${error.remedy}` });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
