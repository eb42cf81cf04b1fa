import type { Locale } from '#i18n/locales.ts';
import type { Db } from '../platform/db/client.ts';
import { fieldError } from '../platform/errors.ts';
import { once } from '../platform/idempotency.ts';
import type { IncomingFile } from '../platform/uploads.ts';
import { PictureError, type ProcessedPicture, processPicture } from './pipeline.ts';
import { deleteUnused, insertMedia, listUnused, lockHash, type MediaRow, renewOwnMedia } from './repository.ts';
import { type MediaStore, pictureName } from './store.ts';

interface IntakeDeps {
  readonly db: Db;
  readonly store: MediaStore;
}

export type IncomingFiles = AsyncIterable<IncomingFile>;

const SWEEP_AT_ONCE = 200;

/**
 * Processes all files before storing any, so that an invalid file leaves nothing behind.
 *
 * @throws  ApiError 'validationFailed' at `files.<number>`
 */
export async function readPictures(files: IncomingFiles, locale: Locale): Promise<ProcessedPicture[]> {
  const pictures: ProcessedPicture[] = [];
  for await (const { bytes } of files) {
    const field = `files.${pictures.length}`;
    pictures.push(
      await processPicture(bytes).catch((error: unknown) => {
        if (error instanceof PictureError) throw fieldError(locale, field, `validation.${error.code}`);
        throw error;
      }),
    );
  }
  return pictures;
}

/**
 * Inserts the rows of pictures; with the caller's key, a repeated request returns the existing rows. The hash lock
 * makes this wait for a sweep that is removing the same files; a later sweep sees the row and keeps the files.
 */
function insertRows(
  { db }: IntakeDeps,
  ownerId: number,
  pictures: readonly ProcessedPicture[],
  key: string | null,
): Promise<readonly MediaRow[]> {
  const hashes = pictures.map(({ hash }) => hash);
  const act = { scope: `pictures ${ownerId}`, key, request: hashes };
  return db.transaction().execute(async (tx) => {
    for (const hash of [...new Set(hashes)].sort()) await lockHash(tx, hash);
    const { ids } = await once(tx, act, async () => {
      const made: number[] = [];
      for (const picture of pictures) made.push((await insertMedia(tx, ownerId, picture)).id);
      return { ids: made };
    });
    const rows: MediaRow[] = [];
    for (const [at, picture] of pictures.entries()) {
      const row = await renewOwnMedia(tx, ownerId, ids[at] ?? 0);
      rows.push(row ?? (await insertMedia(tx, ownerId, picture)));
    }
    return rows;
  });
}

/**
 * Stores pictures that nothing shows yet. The row comes first: a crash leaves rows for the sweep to find, never
 * orphaned files. No transaction is open during uploads to the store, so a slow store delays only its own uploads.
 */
export async function storePictures(
  deps: IntakeDeps,
  ownerId: number,
  pictures: readonly ProcessedPicture[],
  key: string | null,
): Promise<readonly MediaRow[]> {
  const rows = await insertRows(deps, ownerId, pictures, key);
  for (const { hash, variants } of pictures) {
    for (const { width, bytes } of variants) await deps.store.put(pictureName(hash, width), bytes);
  }
  return rows;
}

/** Removes unused pictures; resumes after being killed. */
export async function sweepPictures(deps: IntakeDeps): Promise<void> {
  for (let found = SWEEP_AT_ONCE; found === SWEEP_AT_ONCE; ) {
    const unused = await listUnused(deps.db, SWEEP_AT_ONCE);
    found = unused.length;
    for (const { id, content_hash } of unused) await removeUnused(deps, id, content_hash);
  }
}

function removeUnused({ db, store }: IntakeDeps, id: number, hash: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockHash(tx, hash);
    // Hold the lock until the files are deleted, so that no upload stores the same content meanwhile. Delete the files
    // before committing: after a crash the row is still there.
    for (const width of (await deleteUnused(tx, id)) ?? []) await store.remove(pictureName(hash, width));
  });
}

/** Wraps bytes as an upload. */
export async function* asUpload(bytes: Buffer): AsyncGenerator<IncomingFile> {
  yield { name: '', bytes };
}
