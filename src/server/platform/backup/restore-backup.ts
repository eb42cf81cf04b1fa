import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { PostgresUnavailableError } from '../db/embedded/binaries.ts';
import { type Engine, FOLDERS, readEngine, writeEngine } from '../db/embedded/open-embedded.ts';
import { stopOrphan } from '../db/embedded/orphans.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { listMigrations, migrate } from '../db/migrate.ts';
import { assertEmpty, bringUpToDate, fillDatabase } from '../db/move/fill-database.ts';
import { isEngine, openSide, type Place } from '../db/move/move-database.ts';
import { type Side, serverSide } from '../db/move/side.ts';
import { listTables, MoveError, type Table } from '../db/move/tables.ts';
import { isDamage, namingDamage, readFileOf, readTableOf } from './check-backup.ts';
import { type Manifest, readManifest, type TableEntry } from './manifest.ts';
import { BackupError, type ObjectStore } from './object-store.ts';
import { MARKER } from './restore-marker.ts';
import { openSiteFiles } from './site-files.ts';
import type { Vault } from './vault.ts';

/** What to restore, and where. */
export interface RestoreOrder {
  readonly config: Config;
  readonly vault: Vault;
  readonly id: string;
  /** The embedded engine to restore into; null for PostgreSQL if it can run. Ignored with DATABASE_URL. */
  readonly engine: Engine | null;
  /** Skips damaged files instead of stopping at the first. A damaged table always stops the restore. */
  readonly skipsDamaged: boolean;
  readonly say: (line: string) => void;
}

/**
 * Restores a backup into an empty place: the configured database, DATA_DIR and the bucket. An interrupted restore
 * leaves a marker that prevents the site from starting; repeating the same restore completes it.
 *
 * @returns the paths of damaged files that were skipped.
 * @throws BackupError | MoveError | FolderLockedError
 */
export async function restoreBackup(order: RestoreOrder): Promise<string[]> {
  const { config, vault, id, say } = order;
  const manifest = await readManifest(vault, id);
  assertKnown(manifest);
  mkdirSync(config.dataDir, { recursive: true });
  const unlock = lockFolder(config.dataDir);
  try {
    const files = await openSiteFiles(config);
    await clearForRestore(order, files);
    const leftOut = await restoreFiles(order, manifest, files);
    const place = await restoreDatabase(order, manifest);
    if (isEngine(place)) writeEngine(config.dataDir, place);
    rmSync(join(config.dataDir, MARKER));
    const rows = manifest.tables.reduce((sum, table) => sum + Number(table.rows), 0);
    say(`Restored ${id}: ${rows} rows of ${manifest.tables.length} tables, ${manifest.files.length} files.`);
    return leftOut;
  } finally {
    unlock();
  }
}

function assertKnown({ head }: Manifest): void {
  const known = new Set(listMigrations());
  const newer = head.migrations.find((name) => !known.has(name));
  if (newer) {
    throw new BackupError(
      `the backup was made by a newer version of the site (${newer}): restore it with that version`,
    );
  }
}

/** Refuses a place that contains anything but the leftovers of an interrupted restore of the same backup. */
async function clearForRestore({ config, id }: RestoreOrder, files: ObjectStore): Promise<void> {
  const { dataDir } = config;
  const marker = join(dataDir, MARKER);
  const begun = existsSync(marker) ? readFileSync(marker, 'utf8').trim() : null;
  if (begun === null) {
    if (readEngine(dataDir)) throw new BackupError(`${dataDir} holds a database: restore into an empty folder`);
    for await (const { key } of files.list()) {
      throw new BackupError(`${files.place} is not empty, it holds ${key}: restore into an empty place`);
    }
  } else if (begun !== id) {
    throw new BackupError(`a restore of ${begun} was interrupted in ${dataDir}: repeat it, or empty the folder`);
  }
  // Also check a repeated restore: the address may have changed, and may now be of a database in use.
  if (config.database.url) await assertServerEmpty(config.database.url);
  writeFileSync(marker, `${id}\n`);
  await stopOrphan(join(dataDir, FOLDERS.postgres, 'cluster'));
  for (const folder of Object.values(FOLDERS)) rmSync(join(dataDir, folder), { recursive: true, force: true });
}

async function assertServerEmpty(url: string): Promise<void> {
  const side = await serverSide(url);
  try {
    if ((await listTables(side)).some(({ name }) => name === 'public.account')) await assertEmpty(side);
  } catch (error) {
    if (!(error instanceof MoveError)) throw error;
    throw new BackupError('the database of DATABASE_URL holds a market: restore into an empty one');
  } finally {
    await side.close();
  }
}

async function restoreFiles(
  { vault, skipsDamaged, say }: RestoreOrder,
  { files: entries }: Manifest,
  target: ObjectStore,
): Promise<string[]> {
  const leftOut: string[] = [];
  for (const entry of entries) {
    try {
      await target.write(entry.path, await readFileOf(vault, entry));
    } catch (error) {
      if (!skipsDamaged || !isDamage(error)) namingDamage(`the file ${entry.path}`)(error);
      say(`Left out the file ${entry.path}: it is damaged in the backup`);
      leftOut.push(entry.path);
    }
  }
  return leftOut;
}

async function restoreDatabase(order: RestoreOrder, manifest: Manifest): Promise<Place> {
  const { config, engine, say } = order;
  const place = (config.database.url as Place | null) ?? engine ?? 'postgres';
  try {
    await fillFrom(order, manifest, place);
    return place;
  } catch (error) {
    if (!(error instanceof PostgresUnavailableError) || engine) throw error;
    say(`PostgreSQL cannot run here (${error.message}): restoring into PGlite`);
    await fillFrom(order, manifest, 'pglite');
    return 'pglite';
  }
}

async function fillFrom({ config, vault, say }: RestoreOrder, { head, tables }: Manifest, place: Place): Promise<void> {
  const target = await openSide(config.dataDir, place);
  try {
    await bringUpToDate(target, head.migrations);
    await assertSameShape(target, tables, head.version);
    const entryOf = ({ name }: Table) => tables.find((table) => table.name === name) as TableEntry;
    const content = {
      tables: tables.map(({ name, columns }) => ({ name, columns })),
      sequences: head.sequences,
      readTable: (table: Table) => readTableOf(vault, entryOf(table)),
      sumTable: async (table: Table) => {
        const { rows, sum } = entryOf(table);
        return { rows, sum };
      },
    };
    await fillDatabase(target, content, say).catch(namingDamage('a table'));
    // Apply the migrations added since the backup was made.
    await migrate(target.client);
  } finally {
    await target.close();
  }
}

/** The package of the job queue defines its tables, and a later version of the site may use another version of it. */
async function assertSameShape(target: Side, tables: readonly Table[], version: string): Promise<void> {
  const shape = (list: readonly Table[]) => JSON.stringify(list.map(({ name, columns }) => [name, columns]));
  if (shape(await listTables(target)) !== shape(tables)) {
    throw new BackupError(
      `the job queue of the backup is another than this version's: restore it with version ${version}, then update`,
    );
  }
}
