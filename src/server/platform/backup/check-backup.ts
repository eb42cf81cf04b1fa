import type { Readable } from 'node:stream';
import { type FileEntry, type Manifest, readManifest, type TableEntry } from './manifest.ts';
import { BackupError, MissingObjectError } from './object-store.ts';
import { DamagedError } from './sealing.ts';
import type { Vault } from './vault.ts';

/** Opens a table of a backup; reading it to its end compares it with the manifest. */
export function readTableOf(vault: Vault, table: TableEntry): Promise<Readable> {
  return vault.read(table.key, table, { isCompressed: true });
}

/** The same for a file. */
export function readFileOf(vault: Vault, file: FileEntry): Promise<Readable> {
  return vault.read(vault.poolKey(file.sha256), file);
}

/**
 * Reads a whole backup without restoring it.
 *
 * @returns the damaged or missing parts: names of tables and paths of files.
 * @throws BackupError if it is incomplete
 */
export async function findDamage(vault: Vault, id: string): Promise<{ manifest: Manifest; damaged: string[] }> {
  const manifest = await readManifest(vault, id);
  const damaged: string[] = [];
  for (const table of manifest.tables) {
    if (!(await isWhole(() => readTableOf(vault, table)))) damaged.push(`the table ${table.name}`);
  }
  for (const file of manifest.files) {
    if (!(await isWhole(() => readFileOf(vault, file)))) damaged.push(`the file ${file.path}`);
  }
  return { manifest, damaged };
}

async function isWhole(open: () => Promise<Readable>): Promise<boolean> {
  try {
    for await (const _ of await open());
    return true;
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  }
}

/** Whether an error means that the backup is damaged. */
export function isDamage(error: unknown): boolean {
  return error instanceof DamagedError || error instanceof MissingObjectError;
}

/** Adds the name of the damaged part to an error. */
export function namingDamage(what: string): (error: unknown) => never {
  return (error) => {
    if (!isDamage(error)) throw error;
    throw new BackupError(`${what} is damaged in the backup (${(error as Error).message})`);
  };
}
