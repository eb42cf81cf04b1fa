import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError, MissingObjectError, NoBackupsError, type ObjectStore } from './object-store.ts';
import { DamagedError, deriveKey, keyedHash, seal, sealedSize, unseal } from './sealing.ts';

/** The size and SHA-256 of a content, before compression and encryption. */
export interface Written {
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** The place of backups: an object store whose contents are encrypted if there is a key. */
export interface Vault {
  readonly store: ObjectStore;
  /** Stores a content; returns its size and hash. */
  write(key: string, content: AsyncIterable<Uint8Array>, options?: { isCompressed?: boolean }): Promise<Written>;
  /** Reads a content and verifies it at its end. @throws DamagedError | MissingObjectError */
  read(key: string, expected: Written, options?: { isCompressed?: boolean }): Promise<Readable>;
  /** Reads a content of unknown hash; it is authenticated if there is a key. @throws DamagedError */
  readText(key: string): Promise<string>;
  /** The key of a file, derived from its hash; reveals nothing about the content if the vault is encrypted. */
  poolKey(sha256: string): string;
  /** The stored size of an uncompressed content. */
  storedSize(sizeBytes: number): number;
}

/** Describes the vault; contains no secret. */
const HEAD = 'vault.json';

interface VaultHead {
  readonly format: number;
  readonly about: string;
  /** The salt of its key, and a value to recognise the key; null if it is not encrypted. */
  readonly encryption: { readonly salt: string; readonly check: string } | null;
}

/**
 * Opens the place of the backups.
 *
 * secret  BACKUP_KEY; null for a vault that is not encrypted.
 * begins  whether to initialise an empty place.
 * @throws NoBackupsError if there are none; BackupError if the vault was initialised with another key, or if only one
 *         of vault and caller has a key.
 */
export async function openVault(store: ObjectStore, secret: string | null, begins: boolean): Promise<Vault> {
  const head = (await readHead(store)) ?? (begins ? await begin(store, secret) : undefined);
  if (!head) throw new NoBackupsError(`${store.place} holds no backups`);
  if (head.format !== 1) throw new BackupError(`${store.place} was written by a newer version of the site`);
  if (!head.encryption) {
    if (secret) {
      throw new BackupError(
        `the backups in ${store.place} are not encrypted: choose another place for encrypted ones, or unset BACKUP_KEY`,
      );
    }
    return vaultOver(store, null);
  }
  if (!secret) throw new BackupError(`the backups in ${store.place} are encrypted: set BACKUP_KEY`);
  const key = deriveKey(secret, Buffer.from(head.encryption.salt, 'hex'));
  if (checkOf(key) !== head.encryption.check) {
    throw new BackupError(`BACKUP_KEY is not the key of the backups in ${store.place}`);
  }
  return vaultOver(store, key);
}

const checkOf = (key: Buffer) => keyedHash(key, 'check', 'jarmark');

async function readHead(store: ObjectStore): Promise<VaultHead | null> {
  try {
    return JSON.parse(await text(await store.read(HEAD))) as VaultHead;
  } catch (error) {
    if (error instanceof MissingObjectError) return null;
    if (error instanceof SyntaxError) throw new BackupError(`${HEAD} in ${store.place} is damaged`);
    throw error;
  }
}

async function begin(store: ObjectStore, secret: string | null): Promise<VaultHead> {
  for await (const { key } of store.list()) {
    // Left by a process that was killed while writing the head.
    if (key.startsWith(HEAD) && key.endsWith('.part')) continue;
    throw new BackupError(`${store.place} is not a place of backups, but it is not empty: it holds ${key}`);
  }
  const salt = randomBytes(16);
  const head = {
    format: 1,
    about: 'Backups of a Jarmark market. `npm run restore -- <this place>` reads them.',
    encryption: secret ? { salt: salt.toString('hex'), check: checkOf(deriveKey(secret, salt)) } : null,
  };
  await store.write(HEAD, Readable.from([Buffer.from(`${JSON.stringify(head, null, 2)}\n`)]));
  return head;
}

function vaultOver(store: ObjectStore, key: Buffer | null): Vault {
  const open = async (name: string): Promise<AsyncIterable<Uint8Array>> => {
    const stored = await store.read(name);
    return key ? unseal(stored, key, name) : stored;
  };
  return {
    store,
    write: async (name, content, { isCompressed = false } = {}) => {
      const measure = new Measure();
      const measured = measure.pass(content);
      const packed = isCompressed ? compress(measured) : measured;
      await store.write(name, key ? seal(packed, key, name) : packed);
      return measure.written();
    },
    read: async (name, expected, { isCompressed = false } = {}) => {
      const opened = await open(name);
      return Readable.from(expecting(name, isCompressed ? decompress(name, opened) : opened, expected), {
        objectMode: false,
      });
    },
    readText: async (name) => text(await open(name)),
    poolKey: (sha256) => {
      const name = key ? keyedHash(key, 'file', sha256) : sha256;
      return `files/${name.slice(0, 2)}/${name}`;
    },
    storedSize: (sizeBytes) => (key ? sealedSize(sizeBytes) : sizeBytes),
  };
}

/** Counts and hashes a stream. */
export class Measure {
  readonly #hash = createHash('sha256');
  #sizeBytes = 0;

  async *pass(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const chunk of content) {
      this.#hash.update(chunk);
      this.#sizeBytes += chunk.length;
      yield chunk;
    }
  }

  written(): Written {
    return { sizeBytes: this.#sizeBytes, sha256: this.#hash.digest('hex') };
  }
}

async function* expecting(name: string, content: AsyncIterable<Uint8Array>, { sizeBytes, sha256 }: Written) {
  const measure = new Measure();
  yield* measure.pass(content);
  const found = measure.written();
  if (found.sizeBytes !== sizeBytes) throw new DamagedError(`${name} is cut off or changed`);
  if (found.sha256 !== sha256) throw new DamagedError(`${name} is damaged`);
}

/** Passes errors of the source to the reader, which a pipe would not do. */
function through(content: AsyncIterable<Uint8Array>, gate: ReturnType<typeof createGzip>): AsyncIterable<Uint8Array> {
  const source = Readable.from(content, { objectMode: false });
  source.once('error', (error) => gate.destroy(error));
  gate.once('close', () => source.destroy());
  return source.pipe(gate);
}

const compress = (content: AsyncIterable<Uint8Array>) => through(content, createGzip({ level: 5 }));

async function* decompress(name: string, content: AsyncIterable<Uint8Array>) {
  try {
    yield* through(content, createGunzip());
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Errors of zlib mean that the compressed data was modified.
    if (code?.startsWith('Z_')) throw new DamagedError(`${name} is damaged`);
    throw error;
  }
}
