import { createHash } from 'node:crypto';
import type { SequenceState, Table, TableSum } from '../db/move/tables.ts';
import { BackupError, MissingObjectError } from './object-store.ts';
import { DamagedError } from './sealing.ts';
import type { Vault, Written } from './vault.ts';

/** Older than this, a daily backup was missed: it is at most a day old, plus the hours that it may take. */
export const OLD_BACKUP_MS = 30 * 3_600_000;

/** When, from which engine and by which version a backup was made. */
export interface BackupHead {
  readonly format: 1;
  readonly madeAt: string;
  /** The version of the site, as in package.json. */
  readonly version: string;
  readonly engine: 'postgres' | 'pglite';
  readonly serverVersion: string;
  readonly migrations: readonly string[];
  readonly sequences: readonly SequenceState[];
}

/** A table: its text, and the checksum of its rows. */
export interface TableEntry extends Table, TableSum, Written {
  /** The key of the object in the vault. */
  readonly key: string;
}

/** A file of the site: its content, and its version at the source. */
export interface FileEntry extends Written {
  readonly path: string;
  readonly version: string;
}

/** The whole content of a backup. */
export interface Manifest {
  readonly head: BackupHead;
  readonly tables: readonly TableEntry[];
  readonly files: readonly FileEntry[];
}

const FOLDER = 'backups/';
const MANIFEST = /^backups\/([^/]+)\/manifest\.jsonl$/;
/** Sorts chronologically. */
export const BACKUP_ID = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** The id of a backup: the time at which it began. */
export function backupIdAt(nowMs: number): string {
  return new Date(nowMs).toISOString().replace(/[:.]/g, '-');
}

/** The time in an id, in milliseconds. */
export function backupTimeMs(id: string): number {
  return Date.parse(id.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'));
}

export const tableKey = (id: string, table: string) => `${FOLDER}${id}/tables/${table.replaceAll('"', '')}.copy.gz`;
const manifestKey = (id: string) => `${FOLDER}${id}/manifest.jsonl`;

/** All stored backups, complete or not: their ids, oldest first, with their objects. */
export async function listBackups(vault: Vault): Promise<{ id: string; isWhole: boolean; keys: string[] }[]> {
  const found = new Map<string, string[]>();
  for await (const { key } of vault.store.list(FOLDER)) {
    const id = key.split('/')[1] ?? '';
    found.set(id, [...(found.get(id) ?? []), key]);
  }
  return [...found]
    .filter(([id]) => BACKUP_ID.test(id))
    .map(([id, keys]) => ({ id, isWhole: keys.some((key) => MANIFEST.test(key)), keys }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Writes the manifest: a line of JSON each for the head, every table and every file, and a last line with their number
 * and hash. The manifest is written last, because a backup is complete once it is stored.
 */
export async function writeManifest(vault: Vault, id: string, { head, tables, files }: Manifest): Promise<void> {
  const hash = createHash('sha256');
  async function* lines() {
    for (const entry of [{ head }, ...tables.map((table) => ({ table })), ...files.map((file) => ({ file }))]) {
      const line = Buffer.from(`${JSON.stringify(entry)}\n`);
      hash.update(line);
      yield line;
    }
    const end = { tables: tables.length, files: files.length, sha256: hash.digest('hex') };
    yield Buffer.from(`${JSON.stringify({ end })}\n`);
  }
  await vault.write(manifestKey(id), lines());
}

/** @throws BackupError if there is no complete backup with this id */
export async function readManifest(vault: Vault, id: string): Promise<Manifest> {
  try {
    return parseManifest(await vault.readText(manifestKey(id)));
  } catch (error) {
    if (error instanceof MissingObjectError) {
      throw new BackupError(`the backup ${id} in ${vault.store.place} is cut off: it has no manifest`);
    }
    if (error instanceof DamagedError || error instanceof SyntaxError) {
      throw new BackupError(`the manifest of the backup ${id} in ${vault.store.place} is damaged or cut off`);
    }
    throw error;
  }
}

function parseManifest(text: string): Manifest {
  const bodyEnd = text.trimEnd().lastIndexOf('\n') + 1;
  const body = text.slice(0, bodyEnd);
  const { end } = JSON.parse(text.slice(bodyEnd)) as { end?: { sha256: string } };
  if (end?.sha256 !== createHash('sha256').update(body).digest('hex'))
    throw new DamagedError('the manifest is damaged');
  const entries = body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { head?: BackupHead; table?: TableEntry; file?: FileEntry });
  const head = entries[0]?.head;
  if (!head) throw new DamagedError('the manifest is damaged');
  return {
    head,
    tables: entries.flatMap(({ table }) => table ?? []),
    files: entries.flatMap(({ file }) => file ?? []),
  };
}
