import type { CurrentUser } from '#contract/accounts.ts';
import { ApiError } from '#contract/errors.ts';
import { GALLERY_SIZE, type GalleryPicture } from '#contract/media.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Caller, RequestContext } from '../context.ts';
import type { Db, Tx } from '../db/client.ts';
import { fieldError } from '../errors.ts';
import { emit } from '../events.ts';
import { once } from '../idempotency.ts';
import type { Limits } from '../limits/service.ts';
import type { IncomingFile } from '../uploads.ts';
import { PictureError, type ProcessedPicture, processPicture, turnPicture } from './pipeline.ts';
import { presentGalleryPicture } from './present.ts';
import {
  appendToGallery,
  deleteFromGallery,
  deleteUnused,
  describePicture,
  findOwnMedia,
  type GalleryRow,
  insertMedia,
  listGalleryRows,
  listUnused,
  lockGallery,
  lockHash,
  type MediaRow,
  orderGalleryRows,
  setAvatarMedia,
} from './repository.ts';
import { type MediaStore, pictureName } from './store.ts';

interface MediaDeps {
  readonly db: Db;
  readonly store: MediaStore;
  readonly limits: Limits;
  readonly getCurrentUser: (caller: Caller) => Promise<CurrentUser>;
  /** Tells whatever shows a person's picture. */
  readonly announcePerson: (tx: Tx, accountId: number) => Promise<void>;
}

export { type GalleryRow, presentGalleryPicture };

type Files = AsyncIterable<IncomingFile>;

/** The width of a face's file: twice the largest that is shown. */
const AVATAR_WIDTH = 320;
const SWEEP_AT_ONCE = 200;

export type MediaService = ReturnType<typeof createMediaService>;

/** Pictures that people send: taken in, shown in a gallery or as a face, and removed when nothing shows them. */
export function createMediaService({ db, store, limits, getCurrentUser, announcePerson }: MediaDeps) {
  /**
   * Looks at all files before anything is stored, so that one wrong file leaves nothing behind.
   *
   * @throws  ApiError 'validationFailed' at `files.<number>`
   */
  async function readPictures(files: Files, locale: Locale): Promise<ProcessedPicture[]> {
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

  /** The rows of pictures; with the caller's key a repeated call gets those of the first, as far as they are there. */
  function insertRows(
    ownerId: number,
    pictures: readonly ProcessedPicture[],
    key: string | null,
  ): Promise<readonly MediaRow[]> {
    const act = { scope: `pictures ${ownerId}`, key, request: pictures.map(({ hash }) => hash) };
    return db.transaction().execute(async (tx) => {
      const { ids } = await once(tx, act, async () => {
        const made: number[] = [];
        for (const picture of pictures) made.push((await insertMedia(tx, ownerId, picture)).id);
        return { ids: made };
      });
      const rows: MediaRow[] = [];
      for (const [at, picture] of pictures.entries()) {
        const row = await findOwnMedia(tx, ownerId, ids[at] ?? 0);
        rows.push(row ?? (await insertMedia(tx, ownerId, picture)));
      }
      return rows;
    });
  }

  /**
   * Stores pictures and lets `attach` show them. The row comes first: a crash at any moment leaves rows that the sweep
   * finds, never files that nothing knows of.
   */
  async function keep(
    ownerId: number,
    pictures: readonly ProcessedPicture[],
    key: string | null,
    attach: (tx: Tx, rows: readonly MediaRow[]) => Promise<void>,
  ): Promise<void> {
    const rows = await insertRows(ownerId, pictures, key);
    await db.transaction().execute(async (tx) => {
      for (const { hash, variants } of pictures.toSorted((a, b) => (a.hash < b.hash ? -1 : 1))) {
        await lockHash(tx, hash);
        for (const { width, bytes } of variants) await store.put(pictureName(hash, width), bytes);
      }
      await attach(tx, rows);
    });
  }

  async function listGallery(accountId: number, source: Db = db): Promise<GalleryPicture[]> {
    return (await listGalleryRows(source, accountId)).map(presentGalleryPicture);
  }

  /** @throws ApiError 'validationFailed' at `files` when the gallery has no room, at `files.<number>` for a wrong file */
  async function addToGallery(caller: Caller, files: Files, context: RequestContext): Promise<GalleryPicture[]> {
    const { locale, idempotencyKey: key } = context;
    await limits.take({ 'upload.account': String(caller.id) });
    const pictures = await readPictures(files, locale);
    await keep(caller.id, pictures, key, async (tx, rows) => {
      const act = { scope: `gallery ${caller.id}`, key, request: pictures.map(({ hash }) => hash) };
      await once(tx, act, async () => {
        await append(tx, caller.id, rows, locale);
        return {};
      });
    });
    return listGallery(caller.id);
  }

  async function append(tx: Tx, accountId: number, rows: readonly MediaRow[], locale: Locale): Promise<void> {
    const room = GALLERY_SIZE - (await lockGallery(tx, accountId));
    if (rows.length > room) {
      throw fieldError(locale, 'files', 'validation.galleryFull', { values: { maximum: GALLERY_SIZE } });
    }
    await appendToGallery(
      tx,
      accountId,
      rows.map(({ id }) => id),
    );
    await emit(tx, 'account.changed', { id: accountId });
  }

  /** A change of the gallery in one transaction; `notFound` when `change` finds nothing. */
  function changeGallery(caller: Caller, change: (tx: Tx) => Promise<boolean>): Promise<GalleryPicture[]> {
    return db.transaction().execute(async (tx) => {
      if (!(await change(tx))) throw new ApiError('notFound');
      await emit(tx, 'account.changed', { id: caller.id });
      return listGallery(caller.id, tx);
    });
  }

  function orderGallery(caller: Caller, keys: readonly number[]): Promise<GalleryPicture[]> {
    return changeGallery(caller, async (tx) => {
      await lockGallery(tx, caller.id);
      await orderGalleryRows(tx, caller.id, keys);
      return true;
    });
  }

  /**
   * Pictures for what is being written: they stay while a draft or a listing names them. With the caller's key they are
   * the same pictures however often they are sent.
   */
  async function addPictures(caller: Caller, files: Files, context: RequestContext): Promise<GalleryPicture[]> {
    await limits.take({ 'upload.account': String(caller.id) });
    return keepUnattached(caller.id, await readPictures(files, context.locale), context.idempotencyKey);
  }

  /** The same picture a quarter to the right, as a new one. @throws ApiError 'notFound' */
  async function rotatePicture(caller: Caller, id: number, { locale }: RequestContext): Promise<GalleryPicture> {
    await limits.take({ 'upload.account': String(caller.id) });
    const media = await findOwnMedia(db, caller.id, id);
    if (!media) throw new ApiError('notFound');
    const bytes = await store.getBytes(pictureName(media.content_hash, media.width));
    const turned = await turnPicture(Buffer.from(bytes));
    const [picture] = await keepUnattached(caller.id, await readPictures(one(turned), locale), null);
    if (!picture) throw new ApiError('notFound');
    return picture;
  }

  async function keepUnattached(
    ownerId: number,
    pictures: readonly ProcessedPicture[],
    key: string | null,
  ): Promise<GalleryPicture[]> {
    let kept: readonly MediaRow[] = [];
    await keep(ownerId, pictures, key, async (_, rows) => {
      kept = rows;
    });
    return kept.map((row) => presentGalleryPicture({ ...row, key: row.id, alt: '' }));
  }

  async function setAvatar(caller: Caller, files: Files, { locale }: RequestContext): Promise<CurrentUser> {
    await limits.take({ 'upload.account': String(caller.id) });
    const pictures = await readPictures(files, locale);
    await keep(caller.id, pictures, null, async (tx, [row]) => {
      if (!row) return;
      const width = row.widths.find((each) => each >= AVATAR_WIDTH) ?? row.width;
      await setAvatarMedia(tx, caller.id, { mediaId: row.id, path: pictureName(row.content_hash, width) });
      await announcePerson(tx, caller.id);
    });
    return getCurrentUser(caller);
  }

  async function removeAvatar(caller: Caller): Promise<CurrentUser> {
    await db.transaction().execute(async (tx) => {
      await setAvatarMedia(tx, caller.id, null);
      await announcePerson(tx, caller.id);
    });
    return getCurrentUser(caller);
  }

  /** Removes what nothing shows. Killed in the middle, it goes on the next time. */
  async function sweep(): Promise<void> {
    for (let found = SWEEP_AT_ONCE; found === SWEEP_AT_ONCE; ) {
      const unused = await listUnused(db, SWEEP_AT_ONCE);
      found = unused.length;
      for (const { id, content_hash } of unused) await removeUnused(id, content_hash);
    }
  }

  function removeUnused(id: number, hash: string): Promise<void> {
    return db.transaction().execute(async (tx) => {
      await lockHash(tx, hash);
      // The files go first: after a crash the row is still there to tell of what is left.
      for (const width of (await deleteUnused(tx, id)) ?? []) await store.remove(pictureName(hash, width));
    });
  }

  return {
    listGallery,
    addToGallery,
    orderGallery,
    describe: (caller: Caller, key: number, alt: string) =>
      changeGallery(caller, (tx) => describePicture(tx, caller.id, key, alt)),
    removeFromGallery: (caller: Caller, key: number) =>
      changeGallery(caller, (tx) => deleteFromGallery(tx, caller.id, key)),
    addPictures,
    rotatePicture,
    setAvatar,
    removeAvatar,
    sweep,
  };
}

async function* one(bytes: Buffer): AsyncGenerator<IncomingFile> {
  yield { name: '', bytes };
}
