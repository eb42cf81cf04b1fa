/**
 * `npm run backup -- [place]`: backs up a site, also while it runs, into a folder or `s3://bucket/folder`; without one
 * into BACKUP_DIR. `--list` lists the backups there instead, `--check [id]` reads the newest or the named one in full.
 */
import { parseArgs } from 'node:util';
import { loadConfig } from '../src/server/config.ts';
import { findDamage } from '../src/server/platform/backup/check-backup.ts';
import { listBackups } from '../src/server/platform/backup/manifest.ts';
import { BackupError } from '../src/server/platform/backup/object-store.ts';
import { backUp, openBackups, openForBackup } from '../src/server/platform/backup/service.ts';
import type { Vault } from '../src/server/platform/backup/vault.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, check: { type: 'boolean' }, id: { type: 'string' } },
});

async function main(): Promise<void> {
  const [place, ...more] = positionals;
  if (more.length > 0) throw new BackupError('too many arguments; usage: npm run backup -- [place] [--list | --check]');
  const config = loadConfig(place ? { BACKUP_DIR: place } : {});
  if (values.list) return list(await openBackups(config.backup));
  if (values.check) return check(await openBackups(config.backup));
  const { origin, close } = await openForBackup(config);
  try {
    await backUp(config, origin, console.log);
  } finally {
    await close();
  }
}

async function list(vault: Vault): Promise<void> {
  for (const { id, isWhole } of await listBackups(vault)) console.log(`${id}${isWhole ? '' : ' (cut off)'}`);
}

async function check(vault: Vault): Promise<void> {
  const id = values.id ?? (await listBackups(vault)).findLast(({ isWhole }) => isWhole)?.id;
  if (!id) throw new BackupError(`${vault.store.place} holds no whole backup`);
  const { manifest, damaged } = await findDamage(vault, id);
  for (const each of damaged) console.error(`Damaged: ${each}`);
  if (damaged.length > 0) throw new BackupError(`${damaged.length} parts of the backup ${id} are damaged`);
  console.log(`The backup ${id} is whole: ${manifest.tables.length} tables, ${manifest.files.length} files.`);
}

main().catch((error: Error) => {
  console.error(`${values.list || values.check ? 'Not right' : 'Nothing was backed up'}: ${error.message}`);
  process.exit(1);
});
