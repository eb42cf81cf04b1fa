import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk, errors } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract } from 'flydrive/types';

/** Where files are stored: a folder of this machine (`<dataDir>/media`), or a bucket of any S3-compatible service. */
export type MediaStoreOptions =
  | { readonly kind: 'disk'; readonly directory: string }
  | {
      readonly kind: 's3';
      readonly bucket: string;
      readonly region: string;
      readonly endpoint?: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };

/**
 * Files by content hash. Public files are named `<32 hex>-<width>.webp`; private ones `<32 hex>-<width>.private.webp`,
 * `<32 hex>.pdf`, `.zip` or, encrypted, `.sealed`, where the hex is random instead of a hash. A name always has the same content, so writing
 * it again is harmless. Every method throws MediaNameError for any other name.
 */
export interface MediaStore {
  /** Atomic: neither a reader nor a crash ever sees a partial file. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** @throws MediaMissingError */
  getStream(name: string): Promise<Readable>;
  /** @throws MediaMissingError */
  getBytes(name: string): Promise<Uint8Array>;
  exists(name: string): Promise<boolean>;
  /** Does nothing if there is no such file. */
  remove(name: string): Promise<void>;
}

/** The name is not one that the store uses. */
export class MediaNameError extends Error {
  readonly code = 'mediaName';
}

/** Nothing is stored under the name. */
export class MediaMissingError extends Error {
  readonly code = 'mediaMissing';
}

const NAME = /^[0-9a-f]{32}(?:-[1-9]\d{0,4}(?:\.private)?\.webp|\.pdf|\.zip|\.sealed)$/;
const INCOMING = 'incoming';
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/** For `catch`: undefined for a missing file; other failures are rethrown. */
export function undefinedIfMissing(error: unknown): undefined {
  if (!(error instanceof MediaMissingError)) throw error;
}

/** The file name of a picture variant. */
export function pictureName(hash: string, width: number): string {
  return `${hash}-${width}.webp`;
}

/** The file name of a private picture. */
export function privatePictureName(key: string, width: number): string {
  return `${key}-${width}.private.webp`;
}

/** The file name of a private document. */
export function documentName(key: string): string {
  return `${key}.pdf`;
}

/** The file name of an encrypted document. */
export function sealedName(key: string): string {
  return `${key}.sealed`;
}

/**
 * Opens the store; on disk, creates the folder and removes partial files of an earlier crash.
 *
 * @throws  Error that names the packages to install when `kind` is 's3' and they are missing.
 */
export async function openMediaStore(options: MediaStoreOptions): Promise<MediaStore> {
  if (options.kind === 's3') return storeOver(new Disk(await s3Driver(options)));
  await mkdir(join(options.directory, INCOMING), { recursive: true });
  await removeAbandoned(join(options.directory, INCOMING));
  return storeOver(new Disk(new AtomicDiskDriver({ location: options.directory, visibility: 'public' })));
}

/** Two levels of 256 folders keep every folder small enough to list. */
function keyOf(name: string): string {
  if (!NAME.test(name)) throw new MediaNameError('Not the name of a stored file');
  return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`;
}

function storeOver(disk: Disk): MediaStore {
  return {
    put: async (name, bytes) => disk.put(keyOf(name), bytes, { contentType: contentType(name) }),
    getStream: async (name) => {
      const key = keyOf(name);
      // A stream fails only in the middle of the response, so check first.
      if (!(await disk.exists(key))) throw new MediaMissingError('No such file');
      return disk.getStream(key);
    },
    getBytes: async (name) => disk.getBytes(keyOf(name)).catch(rethrowMissing),
    exists: async (name) => disk.exists(keyOf(name)),
    remove: async (name) => disk.delete(keyOf(name)),
  };
}

function contentType(name: string): string {
  if (name.endsWith('.sealed')) return 'application/octet-stream';
  if (name.endsWith('.pdf')) return 'application/pdf';
  return name.endsWith('.zip') ? 'application/zip' : 'image/webp';
}

function rethrowMissing(error: unknown): never {
  if (error instanceof errors.E_CANNOT_READ_FILE && isMissing(error.cause)) {
    throw new MediaMissingError('No such file', { cause: error });
  }
  throw error;
}

function isMissing(cause: unknown): boolean {
  const { code, name } = (cause ?? {}) as { code?: string; name?: string };
  return code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound';
}

/** flydrive writes in place and moves by copying; only a rename within a file system is atomic. */
class AtomicDiskDriver extends FSDriver {
  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const root = String(this.options.location);
    const temporary = join(root, INCOMING, randomUUID());
    const target = join(root, key);
    try {
      await writeThrough(temporary, contents);
      await mkdir(dirname(target), { recursive: true });
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }
}

async function writeThrough(path: string, contents: string | Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(contents);
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** Another process may share the folder, so remove only files too old to be still written. */
async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const modifiedMs = await stat(path).then(
      (found) => found.mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - modifiedMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
}

/** Loaded on demand: the SDK is large, and a single-machine installation does not need it. */
async function s3Driver(options: Extract<MediaStoreOptions, { kind: 's3' }>): Promise<DriverContract> {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = options;
  const { S3Driver } = await import('flydrive/drivers/s3').catch((error: unknown) => {
    const hint = 'Files in a bucket need the packages @aws-sdk/client-s3 and @aws-sdk/s3-request-presigner';
    throw new Error(hint, { cause: error });
  });
  return new S3Driver({
    bucket,
    region,
    endpoint,
    // S3 services other than Amazon's rarely support a host name per bucket, and many have no ACLs.
    forcePathStyle: endpoint !== undefined,
    supportsACL: false,
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'public',
  });
}
