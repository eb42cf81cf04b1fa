/**
 * `npm run restore -- <place> [id]`: restores the newest whole backup, or the named one, into an empty place: the
 * database, DATA_DIR and bucket of the settings. `--engine pglite` or `postgres` chooses the embedded database;
 * `--without-damaged` leaves damaged files out instead of stopping.
 */
import { parseArgs } from 'node:util';
import { loadConfig } from '../src/server/config.ts';
import { listBackups } from '../src/server/platform/backup/manifest.ts';
import { BackupError } from '../src/server/platform/backup/object-store.ts';
import { restoreBackup } from '../src/server/platform/backup/restore-backup.ts';
import { openBackups } from '../src/server/platform/backup/service.ts';
import type { Vault } from '../src/server/platform/backup/vault.ts';
import { isEngine } from '../src/server/platform/db/move/move-database.ts';

const USAGE = 'usage: npm run restore -- <place> [id] [--engine pglite|postgres] [--without-damaged]';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { engine: { type: 'string' }, 'without-damaged': { type: 'boolean', default: false } },
});

async function main(): Promise<void> {
  const [place, wanted, ...more] = positionals;
  const { engine = null } = values;
  if (!place || more.length > 0 || (engine !== null && !isEngine(engine))) throw new BackupError(USAGE);
  const config = loadConfig({ BACKUP_DIR: place });
  const vault = await openBackups(config.backup);
  const id = wanted ?? (await findNewest(vault));
  const skipsDamaged = values['without-damaged'];
  const leftOut = await restoreBackup({ config, vault, id, engine, skipsDamaged, say: console.log });
  if (leftOut.length > 0) console.log(`${leftOut.length} damaged files are missing; everything else is there.`);
}

async function findNewest(vault: Vault): Promise<string> {
  const all = await listBackups(vault);
  const newest = all.findLast(({ isWhole }) => isWhole);
  if (!newest) throw new BackupError(`${vault.store.place} holds no whole backup`);
  for (const { id } of all.slice(all.indexOf(newest) + 1)) console.log(`The backup ${id} is cut off and not used.`);
  return newest.id;
}

main().catch((error: Error & { remedy?: string }) => {
  console.error(`Not restored: ${error.message}${error.remedy ? `; ${error.remedy}` : ''}`);
  process.exit(1);
});
