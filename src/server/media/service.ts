import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { ApiError } from '#contract/errors.ts';
import { GALLERY_SIZE, type GalleryPicture } from '#contract/media.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Caller, RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { fieldError } from '../platform/errors.ts';
import { emit } from '../platform/events.ts';
import { once } from '../platform/idempotency.ts';
import type { Limits } from '../platform/limits/service.ts';
import { withDeps } from '../platform/with-deps.ts';
import { asUpload, type IncomingFiles, readPictures, storePictures, sweepPictures } from './intake.ts';
import { type ProcessedPicture, turnPicture } from './pipeline.ts';
import { presentGalleryPicture } from './present.ts';
import {
  appendToGallery,
  deleteFromGallery,
  describePicture,
  findOwnMedia,
  type GalleryRow,
  listGalleryRows,
  lockGallery,
  type MediaRow,
  orderGalleryRows,
  setAvatarMedia,
} from './repository.ts';
import { type MediaStore, pictureName, undefinedIfMissing } from './store.ts';
import { readZip, ZipError, type ZipFile } from './zip-files.ts';

interface MediaDeps {
  readonly db: Db;
  readonly store: MediaStore;
  readonly limits: Limits;
  readonly getCurrentUser: (caller: Caller) => Promise<CurrentUser>;
  /** Publishes a change of everything that shows the person's picture. */
  readonly announcePerson: (tx: Tx, accountId: number) => Promise<void>;
}

export { type GalleryRow, presentGalleryPicture, readZip, ZipError, type ZipFile };

/** The width of an avatar file: twice the largest size shown. */
const AVATAR_WIDTH = 320;

export type MediaService = ReturnType<typeof createMediaService>;

/** Uploaded pictures: processed, shown in a gallery or as an avatar, and removed when unused. */
export function createMediaService(deps: MediaDeps) {
  return withDeps(deps, {
    listGallery,
    addToGallery,
    orderGallery,
    describe: (deps: MediaDeps, caller: Caller, key: number, alt: string) =>
      changeGallery(deps, caller, (tx) => describePicture(tx, caller.id, key, alt)),
    removeFromGallery: (deps: MediaDeps, caller: Caller, key: number) =>
      changeGallery(deps, caller, (tx) => deleteFromGallery(tx, caller.id, key)),
    addPictures,
    keepPicture,
    rotatePicture,
    setAvatar,
    removeAvatar,
    sweep: sweepPictures,
  });
}

async function listGallery({ db }: MediaDeps, accountId: number, source: Db = db): Promise<GalleryPicture[]> {
  return (await listGalleryRows(source, accountId)).map(presentGalleryPicture);
}

/** @throws ApiError 'validationFailed' at `files` if the gallery is full, at `files.<number>` for an invalid file. */
async function addToGallery(
  deps: MediaDeps,
  caller: Caller,
  files: IncomingFiles,
  context: RequestContext,
): Promise<GalleryPicture[]> {
  const { locale, idempotencyKey: key } = context;
  await deps.limits.take({ 'upload.account': String(caller.id) });
  const pictures = await readPictures(files, locale);
  const rows = await storePictures(deps, caller.id, pictures, key);
  await deps.db.transaction().execute(async (tx) => {
    const act = { scope: `gallery ${caller.id}`, key, request: pictures.map(({ hash }) => hash) };
    await once(tx, act, async () => {
      await append(tx, caller.id, rows, locale);
      return {};
    });
  });
  return listGallery(deps, caller.id);
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

/** Changes the gallery in one transaction; `notFound` if `change` returns false. */
function changeGallery(
  deps: MediaDeps,
  caller: Caller,
  change: (tx: Tx) => Promise<boolean>,
): Promise<GalleryPicture[]> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await change(tx))) throw new ApiError('notFound');
    await emit(tx, 'account.changed', { id: caller.id });
    return listGallery(deps, caller.id, tx);
  });
}

function orderGallery(deps: MediaDeps, caller: Caller, keys: readonly number[]): Promise<GalleryPicture[]> {
  return changeGallery(deps, caller, async (tx) => {
    await lockGallery(tx, caller.id);
    await orderGalleryRows(tx, caller.id, keys);
    return true;
  });
}

/**
 * Pictures for a listing being written: kept while a draft or listing refers to them. The caller's key makes
 * the upload idempotent.
 */
async function addPictures(
  deps: MediaDeps,
  caller: Caller,
  files: IncomingFiles,
  context: RequestContext,
): Promise<GalleryPicture[]> {
  await deps.limits.take({ 'upload.account': String(caller.id) });
  return keepUnattached(deps, caller.id, await readPictures(files, context.locale), context.idempotencyKey);
}

/** One of several pictures that share a rate limit. @throws ApiError 'validationFailed' */
async function keepPicture(
  deps: MediaDeps,
  caller: Caller,
  bytes: Buffer,
  context: RequestContext,
): Promise<GalleryPicture[]> {
  return keepUnattached(deps, caller.id, await readPictures(asUpload(bytes), context.locale), context.idempotencyKey);
}

/** A copy of the picture rotated right by 90 degrees. @throws ApiError 'notFound' */
async function rotatePicture(
  deps: MediaDeps,
  caller: Caller,
  id: number,
  { locale }: RequestContext,
): Promise<GalleryPicture> {
  await deps.limits.take({ 'upload.account': String(caller.id) });
  const media = await findOwnMedia(deps.db, caller.id, id);
  if (!media) throw new ApiError('notFound');
  const bytes = await deps.store.getBytes(pictureName(media.content_hash, media.width)).catch(undefinedIfMissing);
  if (!bytes) throw new ApiError('notFound');
  const turned = await turnPicture(Buffer.from(bytes));
  const [picture] = await keepUnattached(deps, caller.id, await readPictures(asUpload(turned), locale), null);
  if (!picture) throw new ApiError('notFound');
  return picture;
}

async function keepUnattached(
  deps: MediaDeps,
  ownerId: number,
  pictures: readonly ProcessedPicture[],
  key: string | null,
): Promise<GalleryPicture[]> {
  const rows = await storePictures(deps, ownerId, pictures, key);
  return rows.map((row) => presentGalleryPicture({ ...row, key: row.id, alt: '' }));
}

async function setAvatar(
  deps: MediaDeps,
  caller: Caller,
  files: IncomingFiles,
  { locale }: RequestContext,
): Promise<CurrentUser> {
  await deps.limits.take({ 'upload.account': String(caller.id) });
  const pictures = await readPictures(files, locale);
  const [row] = await storePictures(deps, caller.id, pictures, null);
  if (!row) throw new ApiError('badRequest');
  await deps.db.transaction().execute(async (tx) => {
    const width = row.widths.find((each) => each >= AVATAR_WIDTH) ?? row.width;
    await setAvatarMedia(tx, caller.id, { mediaId: row.id, path: pictureName(row.content_hash, width) });
    await deps.announcePerson(tx, caller.id);
  });
  return deps.getCurrentUser(caller);
}

async function removeAvatar({ db, getCurrentUser, announcePerson }: MediaDeps, caller: Caller): Promise<CurrentUser> {
  await db.transaction().execute(async (tx) => {
    await setAvatarMedia(tx, caller.id, null);
    await announcePerson(tx, caller.id);
  });
  return getCurrentUser(caller);
}
