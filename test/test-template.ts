import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type DatabaseClient, openInMemory, openServer } from '#server/platform/db/client.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { Jobs } from '#server/platform/jobs.ts';
import { createTestDatabase } from './test-database.ts';

const DUMP_FILE = new URL('../.cache/migrated.tar', import.meta.url);
const MIGRATIONS = new URL('../src/server/platform/db/migrations/', import.meta.url);

/** Creates a migrated database on a server, as a template for others. Returns its URL. */
export async function makeTemplate(server: string): Promise<string> {
  const url = await createTestDatabase(server);
  const client = await openServer(url, 2);
  await prepare(client);
  await client.close();
  return url;
}

/** Dumps a migrated embedded database to a file, unless one exists from an earlier run. */
export async function dumpTemplate(): Promise<void> {
  mkdirSync(new URL('../.cache/', import.meta.url), { recursive: true });
  const stamp = new URL('../.cache/migrated.stamp', import.meta.url);
  const wanted = fingerprint();
  if (existsSync(DUMP_FILE) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const client = await openInMemory();
  await prepare(client);
  const dump = await client.pglite.dumpDataDir('none');
  writeFileSync(DUMP_FILE, Buffer.from(await dump.arrayBuffer()));
  writeFileSync(stamp, wanted);
  await client.close();
}

/** The embedded database as dumped by `dumpTemplate`. */
export function readDump(): Blob {
  return new Blob([readFileSync(DUMP_FILE)]);
}

/** Includes the job queue's tables: creating them takes longer than everything else together. */
async function prepare(client: DatabaseClient): Promise<void> {
  await migrate(client);
  const jobs = new Jobs(client, (error) => console.error(error));
  await jobs.start();
  await jobs.stop(1_000);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS).sort()) hash.update(name).update(readFileSync(new URL(name, MIGRATIONS)));
  return hash.update(String(statSync(new URL('../package-lock.json', import.meta.url)).size)).digest('hex');
}
