import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { openInMemory } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { Jobs } from '#server/jobs.ts';

export const DUMP_FILE = new URL('../.cache/migrated.tar', import.meta.url);
const MIGRATIONS = new URL('../src/server/db/migrations/', import.meta.url);

/** One migrated database is dumped once; every test file opens a copy of it, which takes a tenth of migrating. */
export default async function setup(): Promise<void> {
  mkdirSync(new URL('../.cache/', import.meta.url), { recursive: true });
  const stamp = new URL('../.cache/migrated.stamp', import.meta.url);
  const wanted = fingerprint();
  if (existsSync(DUMP_FILE) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const client = await openInMemory();
  await migrate(client);
  // The job queue's tables too: making them takes longer than all else together.
  const jobs = new Jobs(client, (error) => console.error(error));
  await jobs.start();
  await jobs.stop(1_000);
  const dump = await client.pglite.dumpDataDir('none');
  writeFileSync(DUMP_FILE, Buffer.from(await dump.arrayBuffer()));
  writeFileSync(stamp, wanted);
  await client.close();
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS).sort()) hash.update(name).update(readFileSync(new URL(name, MIGRATIONS)));
  return hash.update(String(statSync(new URL('../package-lock.json', import.meta.url)).size)).digest('hex');
}
