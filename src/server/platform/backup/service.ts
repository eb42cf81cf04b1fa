import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { BackupConfig, Config } from '../../config.ts';
import type { DatabaseOrigin } from '../db/client.ts';
import { findRunningUrl } from '../db/embedded/launcher.ts';
import { FOLDERS, openEmbedded, readEngine } from '../db/embedded/open-embedded.ts';
import { FolderLockedError } from '../db/folder-lock.ts';
import { openDiskStore } from './disk-store.ts';
import { type BackupResult, makeBackup } from './make-backup.ts';
import { BackupError } from './object-store.ts';
import type { BackupPlace } from './place.ts';
import { openS3Store } from './s3-store.ts';
import { openSiteFiles } from './site-files.ts';
import { openVault, type Vault } from './vault.ts';

/** Arbitrary, but the same on every node: serialises backups. */
const LOCK_KEY = 4_715_002;

/** Opens existing backups for reading. @throws BackupError if there are none, or the key is wrong */
export function openBackups({ place, key }: BackupConfig): Promise<Vault> {
  return openVaultAt(place, key, false);
}

async function openVaultAt(place: BackupPlace | null, key: string | null, begins: boolean): Promise<Vault> {
  if (!place) throw new BackupError('no place for backups is given: name a folder, or set BACKUP_DIR');
  const store = place.kind === 's3' ? await openS3Store(place) : openDiskStore(place.folder);
  return openVault(store, key, begins);
}

/** Backs up the site, given its open database. @throws BackupError */
export async function backUp(
  config: Pick<Config, 'backup' | 'dataDir' | 's3'>,
  origin: DatabaseOrigin,
  say: (line: string) => void,
): Promise<BackupResult> {
  const { place, key, keep } = config.backup;
  return withLock(origin, async () => {
    const vault = await openVaultAt(place, key, true);
    const files = await openSiteFiles(config);
    return makeBackup({ origin, files, vault, keep, version: siteVersion(), say });
  });
}

/**
 * Opens the database of a running site, or starts the embedded one if no site runs.
 *
 * @throws BackupError if there is none, or only the site's own process can read it
 */
export async function openForBackup(config: Config): Promise<{ origin: DatabaseOrigin; close: () => Promise<void> }> {
  const { database, dataDir } = config;
  if (database.url) return { origin: { url: database.url }, close: async () => {} };
  const engine = readEngine(dataDir);
  if (!engine) throw new BackupError(`${dataDir} holds no database`);
  try {
    const client = await openEmbedded(dataDir);
    return { origin: client.origin, close: client.close };
  } catch (error) {
    if (!(error instanceof FolderLockedError)) throw error;
    if (engine === 'pglite') {
      throw new BackupError(
        'the site runs on PGlite, which serves one process only: stop it first, or set BACKUP_DIR and it backs itself up',
      );
    }
    const url = findRunningUrl(join(dataDir, FOLDERS.postgres));
    if (!url) throw new BackupError(`${dataDir} is in use, but its database does not answer: try again in a moment`);
    return { origin: { url }, close: async () => {} };
  }
}

/** PGlite serves only this process, in which the job queue already serialises backups. */
async function withLock<T>(origin: DatabaseOrigin, work: () => Promise<T>): Promise<T> {
  if (!('url' in origin)) return work();
  const connection = new pg.Client({ connectionString: origin.url, keepAlive: true });
  connection.on('error', () => {});
  await connection.connect();
  try {
    const { rows } = await connection.query(`select pg_try_advisory_lock(${LOCK_KEY}) as is_ours`);
    if (!rows[0]?.is_ours) throw new BackupError('another backup of this site is being made');
    return await work();
  } finally {
    await connection.end();
  }
}

/** The version of the site, as in package.json. */
export function siteVersion(): string {
  const text = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
