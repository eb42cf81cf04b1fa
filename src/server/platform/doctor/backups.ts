import type { BackupConfig } from '../../config.ts';
import { backupTimeMs, listBackups, OLD_BACKUP_MS } from '../backup/manifest.ts';
import { NoBackupsError } from '../backup/object-store.ts';
import { openBackups } from '../backup/service.ts';
import { advice, type Finding, right, wrong } from './finding.ts';

const HOUR_MS = 3_600_000;

/** Checks that there is a recent backup that can be opened. */
export async function judgeBackups(config: BackupConfig, nowMs = Date.now()): Promise<Finding[]> {
  if (!config.place) return [];
  try {
    const all = await listBackups(await openBackups(config));
    const newest = all.findLast(({ isWhole }) => isWhole);
    if (!newest) return [wrong('There is no whole backup yet', 'npm run backup')];
    const ageMs = nowMs - backupTimeMs(newest.id);
    const says = `The newest backup is ${Math.round(ageMs / HOUR_MS)} hours old (${newest.id})`;
    const cutOff = all.length > 0 && all.at(-1) !== newest;
    return [
      ageMs > OLD_BACKUP_MS ? wrong(says, 'see the log for backup.make, and run npm run backup') : right(says),
      ...(cutOff ? [advice('The last attempt was cut off, or is being made', 'npm run backup removes it')] : []),
    ];
  } catch (error) {
    if (error instanceof NoBackupsError) {
      return [advice(`There is no backup yet: ${error.message}`, 'npm run backup, or wait for BACKUP_AT')];
    }
    return [wrong(`The backups cannot be read: ${(error as Error).message}`, 'correct BACKUP_DIR and BACKUP_KEY')];
  }
}
