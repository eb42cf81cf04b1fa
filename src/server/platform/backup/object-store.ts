import type { Readable } from 'node:stream';

/** One stored object. */
export interface StoredObject {
  /** A path of parts separated by slashes. */
  readonly key: string;
  readonly sizeBytes: number;
  /** Changes whenever the content does. */
  readonly version: string;
}

/** Objects by key: a folder on this machine, or part of an S3 bucket. */
export interface ObjectStore {
  /** Used in messages: the folder, or the bucket's address. */
  readonly place: string;
  /** Objects whose keys begin with this, in any order. */
  list(prefix?: string): AsyncIterable<StoredObject>;
  /** @throws MissingObjectError */
  read(key: string): Promise<Readable>;
  /** Atomic: a partial object is never visible, even if this process is killed. */
  write(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Does nothing if there is no such object. */
  remove(key: string): Promise<void>;
}

export class MissingObjectError extends Error {
  override readonly name = 'MissingObjectError';
}

/** A backup or restore is impossible; the message explains why and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The place contains no backups: none was made yet, or it is the wrong place. */
export class NoBackupsError extends BackupError {}
