import type { Readable } from 'node:stream';

/** One stored object. */
export interface StoredObject {
  /** A path of parts separated by slashes. */
  readonly key: string;
  readonly sizeBytes: number;
  /** Changes whenever the content does. */
  readonly version: string;
}

/** Objects by key: a folder of this machine, or a part of an S3 bucket. */
export interface ObjectStore {
  /** For messages: the folder, or the bucket's address. */
  readonly place: string;
  /** Objects whose keys begin with this, in any order. */
  list(prefix?: string): AsyncIterable<StoredObject>;
  /** @throws MissingObjectError */
  read(key: string): Promise<Readable>;
  /** Atomic: nobody ever sees a part of an object, even if this process is killed. */
  write(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Does nothing if there is no such object. */
  remove(key: string): Promise<void>;
}

export class MissingObjectError extends Error {
  override readonly name = 'MissingObjectError';
}

/** A backup or a restore that is impossible; the message says why, and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The place holds no backups: none was made yet, or it is another's. */
export class NoBackupsError extends BackupError {}
