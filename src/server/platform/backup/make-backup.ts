import { PassThrough } from 'node:stream';
import type { DatabaseOrigin } from '../db/client.ts';
import { withSnapshot } from '../db/move/snapshot.ts';
import {
  type BackupHead,
  backupIdAt,
  type FileEntry,
  listBackups,
  type Manifest,
  readManifest,
  type TableEntry,
  tableKey,
  writeManifest,
} from './manifest.ts';
import { BackupError, MissingObjectError, type ObjectStore } from './object-store.ts';
import { removeOldBackups } from './retention.ts';
import { Measure, type Vault } from './vault.ts';

/** What to back up, where to store it, and how many backups to keep. */
export interface BackupOrder {
  readonly origin: DatabaseOrigin;
  readonly files: ObjectStore;
  readonly vault: Vault;
  /** Number of complete backups to keep, including this one. */
  readonly keep: number;
  /** The version of the site. */
  readonly version: string;
  readonly say: (line: string) => void;
}

/** The content of a backup. */
export interface BackupResult {
  readonly id: string;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** Files that no earlier backup contained. */
  readonly newFiles: number;
}

/**
 * Backs up a running site. The caller ensures that only one backup per place is made at a time.
 *
 * Files are copied before the database is read, and once more afterwards. A file that a row refers to was stored before
 * the row, so one of the two passes finds it, even if it is removed meanwhile.
 */
export async function makeBackup(order: BackupOrder): Promise<BackupResult> {
  const { vault, say } = order;
  const id = backupIdAt(Date.now());
  const copier = await FileCopier.open(order);
  await copier.copyNew();
  const { head, tables } = await copyTables(order, id);
  await copier.copyNew();
  const files = copier.entries();
  await writeManifest(vault, id, { head, tables, files });
  const rows = tables.reduce((sum, table) => sum + Number(table.rows), 0);
  say(
    `Backup ${id} in ${vault.store.place}: ${rows} rows of ${tables.length} tables, ${files.length} files, ` +
      `${copier.newFiles} of them new.`,
  );
  await removeOldBackups(vault, order.keep, say);
  return { id, tables: tables.length, rows, files: files.length, newFiles: copier.newFiles };
}

async function copyTables({ origin, vault, version }: BackupOrder, id: string) {
  return withSnapshot(origin, async (snapshot) => {
    const tables: TableEntry[] = [];
    for await (const { name, columns, rows, sum, read } of snapshot.tables()) {
      const key = tableKey(id, name);
      const written = await vault.write(key, (await read()).pipe(new PassThrough()), { isCompressed: true });
      tables.push({ name, columns, rows, sum, key, ...written });
    }
    const { engine, serverVersion, migrations, sequences } = snapshot;
    const madeAt = new Date().toISOString();
    const head: BackupHead = { format: 1, madeAt, version, engine, serverVersion, migrations, sequences };
    return { head, tables };
  });
}

/** How often to read a file again that changes while it is read. */
const TRIES = 3;

/** Copies files that the vault does not contain yet. */
class FileCopier {
  readonly #order: BackupOrder;
  /** The stored contents, by their keys in the vault. */
  readonly #pool: Map<string, number>;
  /** The files of the last backup: those unchanged since need not be read. */
  readonly #known: Map<string, FileEntry>;
  readonly #entries = new Map<string, FileEntry>();
  newFiles = 0;

  private constructor(order: BackupOrder, pool: Map<string, number>, known: Map<string, FileEntry>) {
    this.#order = order;
    this.#pool = pool;
    this.#known = known;
  }

  static async open(order: BackupOrder): Promise<FileCopier> {
    const pool = new Map<string, number>();
    for await (const { key, sizeBytes } of order.vault.store.list('files/')) pool.set(key, sizeBytes);
    const last = await findLast(order.vault);
    return new FileCopier(order, pool, new Map(last?.files.map((file) => [file.path, file])));
  }

  async copyNew(): Promise<void> {
    for await (const { key: path, sizeBytes, version } of this.#order.files.list()) {
      const known = this.#entries.get(path) ?? this.#known.get(path);
      const isKnown = known?.version === version && known.sizeBytes === sizeBytes && this.#holds(known);
      const entry = isKnown ? known : await this.#copy(path, version);
      if (entry) this.#entries.set(path, entry);
    }
  }

  entries(): FileEntry[] {
    return [...this.#entries.values()];
  }

  #holds({ sha256, sizeBytes }: Pick<FileEntry, 'sha256' | 'sizeBytes'>): boolean {
    const { vault } = this.#order;
    return this.#pool.get(vault.poolKey(sha256)) === vault.storedSize(sizeBytes);
  }

  /** Undefined for a file removed meanwhile. @throws BackupError if it keeps changing */
  async #copy(path: string, version: string): Promise<FileEntry | undefined> {
    const { vault, files } = this.#order;
    try {
      for (let tries = 0; tries < TRIES; tries += 1) {
        // The name in the vault is derived from the content, so a new file is read twice.
        const measure = new Measure();
        for await (const _ of measure.pass(await files.read(path)));
        const found = measure.written();
        const entry = { path, version, ...found };
        if (this.#holds(found)) return entry;
        const key = vault.poolKey(found.sha256);
        const written = await vault.write(key, await files.read(path));
        if (written.sha256 === found.sha256) {
          this.#pool.set(key, vault.storedSize(found.sizeBytes));
          this.newFiles += 1;
          return entry;
        }
        await vault.store.remove(key);
      }
    } catch (error) {
      if (error instanceof MissingObjectError) return undefined;
      throw error;
    }
    throw new BackupError(`${path} changes all the time and cannot be copied`);
  }
}

async function findLast(vault: Vault): Promise<Manifest | undefined> {
  const last = (await listBackups(vault)).findLast(({ isWhole }) => isWhole);
  // If its manifest is damaged, all files are simply read again.
  return last && (await readManifest(vault, last.id).catch(() => undefined));
}
