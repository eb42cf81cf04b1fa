import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, type Stats } from 'node:fs';
import { mkdir, open, readdir, realpath, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError, MissingObjectError, type ObjectStore, type StoredObject } from './object-store.ts';

/**
 * The files of a folder. All files are written so that only their owner can read them. Partial files of a killed
 * process are listed too; their names end with `.part`.
 *
 * skips  whether to leave out a file or a whole folder, given its path below the folder.
 */
export function openDiskStore(folder: string, skips: (path: string) => boolean = () => false): ObjectStore {
  const root = resolve(folder);
  const pathOf = (key: string) => {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new BackupError(`${key} is not a path below ${root}`);
    return path;
  };
  return {
    place: root,
    list: async function* (prefix = '') {
      // Only the folder that the prefix names has to be read.
      const start = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      for await (const found of walk(root, start, skips, new Set())) if (found.key.startsWith(prefix)) yield found;
    },
    read: (key) => openFile(pathOf(key)),
    write: (key, content) => writeFile(pathOf(key), content),
    remove: async (key) => {
      await rm(pathOf(key), { force: true });
      // Also remove folders that are now empty, up to the first one that is not.
      for (let above = dirname(pathOf(key)); above !== root; above = dirname(above)) {
        if (
          !(await rmdir(above).then(
            () => true,
            () => false,
          ))
        )
          return;
      }
    },
  };
}

/** Follows links to folders, because operators mount a large disk that way, but enters each folder only once. */
async function* walk(
  root: string,
  below: string,
  skips: (path: string) => boolean,
  entered: Set<string>,
): AsyncGenerator<StoredObject> {
  const names = await undefinedIfGone(readdir(join(root, below)));
  if (!names) return;
  const real = await realpath(join(root, below));
  if (entered.has(real)) return;
  entered.add(real);
  for (const name of names.sort()) {
    const path = `${below}${name}`;
    if (skips(path)) continue;
    const found = await undefinedIfGone(stat(join(root, path)));
    if (found?.isDirectory()) yield* walk(root, `${path}/`, skips, entered);
    else if (found?.isFile()) yield { key: path, sizeBytes: found.size, version: versionOf(found) };
  }
}

const versionOf = ({ mtimeMs, ino }: Stats): string => `${mtimeMs} ${ino}`;

async function openFile(path: string): Promise<Readable> {
  const file = await undefinedIfGone(open(path));
  if (!file) throw new MissingObjectError(`${path} does not exist`);
  return createReadStream(path, { fd: file, highWaterMark: 256 * 1024 });
}

async function writeFile(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const part = `${path}.${randomUUID()}.part`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    // `flush` forces the content to disk before the file is closed.
    await pipeline(content, createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }));
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await flushFolder(dirname(path));
}

/** Makes the new name survive a power failure, where the system supports it. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

/** Files can disappear at any time while the site runs. */
async function undefinedIfGone<T>(result: Promise<T>): Promise<T | undefined> {
  return result.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
}
