/**
 * Migrates the database of a site, also while an older version of it runs; `--list` only says what is missing. For
 * `npm run update`: a start migrates by itself.
 */
import { loadConfig } from '../src/server/config.ts';
import { openForBackup } from '../src/server/platform/backup/service.ts';
import { openServer } from '../src/server/platform/db/client.ts';
import { readEngine } from '../src/server/platform/db/embedded/open-embedded.ts';
import { listMissing, migrate } from '../src/server/platform/db/migrate.ts';

async function main(): Promise<void> {
  const config = loadConfig();
  if (!config.database.url && readEngine(config.dataDir) === null) return console.log('There is no database yet.');
  const { origin, close } = await openForBackup(config);
  if (!('url' in origin)) {
    // Only one process can use an embedded database, so the start will migrate it.
    await close();
    return console.log('PGlite is migrated by the next start.');
  }
  const client = await openServer(origin.url, 2);
  try {
    const missing = await listMissing(client);
    console.log(missing.length === 0 ? 'No migration is missing.' : `Missing migrations: ${missing.join(', ')}`);
    if (process.argv.includes('--list')) return;
    await migrate(client);
    if (missing.length > 0) console.log('The database is migrated.');
  } finally {
    await client.close();
    await close();
  }
}

main().catch((error: Error) => {
  console.error(`Not migrated: ${error.message}`);
  process.exit(1);
});
