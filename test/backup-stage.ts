import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, onTestFinished } from 'vitest';
import { type Config, readConfig } from '#server/config.ts';
import { pictureName } from '#server/media/store.ts';
import { listBackups, type Manifest, readManifest } from '#server/platform/backup/manifest.ts';
import { restoreBackup } from '#server/platform/backup/restore-backup.ts';
import { backUp, openBackups } from '#server/platform/backup/service.ts';
import type { Vault } from '#server/platform/backup/vault.ts';
import type { Engine } from '#server/platform/db/embedded/open-embedded.ts';
import type { TestApp } from './test-app.ts';
import { createTestDatabase, dropTestDatabase } from './test-database.ts';

/** A picture of the site that is backed up, and its other file. */
export const PICTURE = pictureName('ab12'.padEnd(32, '0'), 640);
export const FILES = {
  [`media/ab/12/${PICTURE}`]: 'a picture',
  'credentials/of/someone.enc': 'whatever a later feature stores',
};
/** Files of a running site that are not backed up. */
export const NOT_KEPT = { lock: '1 1', 'media/incoming/half': 'x', 'pg/cluster/PG_VERSION': '18', 'note.part': 'x' };

/** Backups of a test's site, and places to restore them into. */
export interface BackupStage {
  /** A new folder that PostgreSQL can enter. */
  aFolder(): string;
  /** The settings of a site that keeps its files in a folder and its backups in another place. */
  siteAt(dataDir: string, backups: string, more?: Record<string, string>): Config;
  /** The same in a new folder, with a new database on the run's server; without one its own PGlite. */
  aTarget(backups: string, more?: Record<string, string>): Promise<Config>;
  layFiles(files?: Record<string, string>): void;
  backUpTo(backups: string, more?: Record<string, string>): ReturnType<typeof backUp>;
  newest(config: Config): Promise<{ vault: Vault; id: string; manifest: Manifest }>;
  /** Restores the newest backup, whole or not; returns the damaged files that were left out. */
  restore(config: Config, options?: { engine?: Engine; skipsDamaged?: boolean }): Promise<string[]>;
}

const quiet = () => {};

/** The backups of the given site; what it lays out is removed after each test. */
export function backupStage(app: TestApp): BackupStage {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
    for (const name of ['credentials', 'media/ab', 'media/incoming/half', 'pg', 'note.part']) {
      rmSync(join(app.dataDir, name), { recursive: true, force: true });
    }
  });
  const aFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'jarmark-backup-'));
    chmodSync(folder, 0o755);
    folders.push(folder);
    return folder;
  };
  return {
    aFolder,
    siteAt,
    aTarget: async (backups, more = {}) => {
      const url = await aDatabase();
      return siteAt(join(aFolder(), 'data'), backups, { DATABASE_URL: url, ...more });
    },
    layFiles: (files = FILES) => {
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(app.dataDir, path)), { recursive: true });
        writeFileSync(join(app.dataDir, path), content);
      }
    },
    backUpTo: (backups, more) => backUp(siteAt(app.dataDir, backups, more), app.client.origin, quiet),
    newest,
    restore: async (config, { engine = 'pglite', skipsDamaged = false } = {}) => {
      const { vault, id } = await newestOf(config);
      return restoreBackup({ config, vault, id, engine, skipsDamaged, say: quiet });
    },
  };
}

function siteAt(dataDir: string, backups: string, more: Record<string, string> = {}): Config {
  const plain = { NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DEMO: '0', DATABASE_URL: '' };
  return readConfig({ ...plain, DATA_DIR: dataDir, BACKUP_DIR: backups, ...more });
}

/** A new, empty database on the run's server; an empty address if the run has none. */
async function aDatabase(): Promise<string> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return '';
  const url = await createTestDatabase(server);
  onTestFinished(() => dropTestDatabase(server, url));
  return url;
}

async function newestOf(config: Config) {
  const vault = await openBackups(config.backup);
  return { vault, id: (await listBackups(vault)).at(-1)?.id ?? '' };
}

async function newest(config: Config) {
  const found = await newestOf(config);
  return { ...found, manifest: await readManifest(found.vault, found.id) };
}
