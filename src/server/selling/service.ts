import { ApiError } from '#contract/errors.ts';
import type { GalleryPicture } from '#contract/media.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import { isPast, type ListingForm } from '#contract/selling/forms.ts';
import type { Editable, OwnListing } from '#contract/selling/selling.ts';
import { polishDay } from '#contract/values/polish-time.ts';
import type { Locale } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import type { KindId } from '#kinds/index.ts';
import { isVisible } from '#kinds/life.ts';
import { assertPaidShop } from '../accounts/shop-link.ts';
import { listReferences, setReferences } from '../credentials/references.ts';
import { refreshCovers } from '../listings/service.ts';
import { presentGalleryPicture } from '../media/service.ts';
import { queueLooks } from '../moderation/flags/queue.ts';
import type { Caller, RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { fieldError } from '../platform/errors.ts';
import { emit } from '../platform/events.ts';
import { once } from '../platform/idempotency.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import { withDeps } from '../platform/with-deps.ts';
import type { Blocked } from '../settings/blocked.ts';
import { assertOffered, assertRules, withReadCodes } from './category-rules.ts';
import { deleteDraft } from './draft-repository.ts';
import { findHolidaySince } from './life-repository.ts';
import { findOwnPictures, listFormPictures, replacePictures } from './picture-repository.ts';
import { formOf, hasEnded, presentOwn, whereOf } from './present.ts';
import {
  countOwn,
  findLastPlace,
  findOwn,
  insertListing,
  insertPriceChange,
  listOwn,
  type OwnRow,
  type OwnState,
  rewriteListing,
} from './repository.ts';
import { type Analyse, differences, toWrite } from './write.ts';

interface SellingDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly analyse: Analyse;
  readonly getSellerName: (accountId: number) => Promise<string>;
  readonly blocked: Pick<Blocked, 'findWords'>;
}

export type SellingService = ReturnType<typeof createSellingService>;

/** Writing of listings: from the form to the row and back. */
export function createSellingService(deps: SellingDeps) {
  return {
    findMine,
    ...withDeps(deps, { getOwn, create, update, getEditable, list, duplicate, getLastPlace, picturesOf }),
  };
}

/** One of the caller's listings. @throws ApiError 'notFound', also for other people's. */
async function findMine(source: Db | Tx, caller: Caller, id: number, options?: { lock: boolean }): Promise<OwnRow> {
  const [row] = await findOwn(source, caller.id, [id], options);
  if (!row) throw new ApiError('notFound');
  return row;
}

async function getOwn({ db }: SellingDeps, caller: Caller, id: number, source: Db | Tx = db): Promise<OwnListing> {
  return presentOwn(await findMine(source, caller, id), Date.now());
}

/** Stores what is not in the row itself, and publishes the change. */
async function storeRest(
  tx: Tx,
  caller: Caller,
  { id, kind }: { id: number; kind: KindId },
  form: ListingForm,
  { locale }: RequestContext,
): Promise<void> {
  const isComplete = await replacePictures(tx, { listingId: id, sellerId: caller.id }, form.pictures);
  if (!isComplete) throw fieldError(locale, 'pictures', 'validation.pictureGone');
  await setReferences(tx, { listingId: id, sellerId: caller.id }, form.credentialIds, locale);
  await refreshCovers(tx, [id]);
  await emit(tx, 'listing.changed', { id, kind, sellerId: caller.id });
}

/** Posts a listing; the caller's key makes it idempotent. */
async function create(
  deps: SellingDeps,
  caller: Caller,
  kind: KindId,
  typed: ListingForm,
  context: RequestContext,
): Promise<OwnListing> {
  assertAhead(typed, context.locale);
  return post(deps, caller, kind, typed, context);
}

/** Posts without checking dates: a copy of a past event is made to be edited. */
async function post(
  deps: SellingDeps,
  caller: Caller,
  kind: KindId,
  typed: ListingForm,
  context: RequestContext,
): Promise<OwnListing> {
  const form = withReadCodes(kind, typed);
  assertRules(form, context.locale, deps.blocked);
  assertOffered(form, null, context.locale);
  await deps.limits.take({ 'post.account': String(caller.id) });
  const write = toWrite(form, await deps.getSellerName(caller.id), deps.analyse, context.locale);
  return deps.db.transaction().execute(async (tx) => {
    const act = { scope: `create ${kind} ${caller.id}`, key: context.idempotencyKey, request: form };
    const { id } = await once(tx, act, async () => {
      if (write.shop_url) await assertPaidShop(tx, caller.id, write.shop_url, context.locale);
      const made = await insertListing(tx, caller.id, kind, write);
      await insertPriceChange(tx, made, write.price_minor);
      await storeRest(tx, caller, { id: made, kind }, form, context);
      await deleteDraft(tx, { accountId: caller.id, kind, listingId: 0 });
      return { id: made };
    });
    return getOwn(deps, caller, id, tx);
  });
}

/**
 * Saves an edit based on the version the caller saw.
 *
 * @throws  ApiError 'conflict' with the current values of the changed fields, if another edit came first.
 */
async function update(
  deps: SellingDeps,
  caller: Caller,
  { kind, id, version }: { kind: KindId; id: number; version: number },
  typed: ListingForm,
  context: RequestContext,
): Promise<OwnListing> {
  const form = withReadCodes(kind, typed);
  assertRules(form, context.locale, deps.blocked);
  const write = toWrite(form, await deps.getSellerName(caller.id), deps.analyse, context.locale);
  return deps.db.transaction().execute(async (tx) => {
    const row = await findMine(tx, caller, id, { lock: true });
    if (row.kind !== kind || row.deleted_at) throw new ApiError('notFound');
    if (row.version !== version) {
      const current = await readForm(tx, row);
      const fieldErrors = differences(current, { ...form, credentialIds: form.credentialIds ?? current.credentialIds });
      // A retry of this very edit after a lost response is no conflict.
      if (Object.keys(fieldErrors).length === 0) return presentOwn(row, Date.now());
      throw new ApiError('conflict', { fieldErrors });
    }
    assertOffered(form, row.category_id, context.locale);
    const hasMoved = write.shop_url !== null && write.shop_url !== row.shop_url;
    if (hasMoved) await assertPaidShop(tx, caller.id, write.shop_url, context.locale);
    // A past event may be corrected; an upcoming one must not be moved into the past.
    if (!hasEnded(row, new Date())) assertAhead(form, context.locale);
    await rewriteListing(tx, id, write);
    if (write.price_minor !== row.price_minor) await insertPriceChange(tx, id, write.price_minor);
    await storeRest(tx, caller, { id, kind }, form, context);
    // Listings never shown are checked on activation.
    if (isVisible(row.status)) await queueLooks(deps.jobs, tx, [{ type: 'listing', id }]);
    await deleteDraft(tx, { accountId: caller.id, kind, listingId: id });
    return getOwn(deps, caller, id, tx);
  });
}

/** A stored listing as the form that would make it. */
async function readForm(source: Db | Tx, row: OwnRow): Promise<ListingForm> {
  const [pictures, credentialIds] = [await listFormPictures(source, row.id), await listReferences(source, row.id)];
  return { ...formOf(row, pictures), credentialIds };
}

/** @throws ApiError 'notFound' */
async function getEditable({ db }: SellingDeps, caller: Caller, kind: KindId, id: number): Promise<Editable> {
  const row = await findMine(db, caller, id);
  if (row.kind !== kind || row.deleted_at) throw new ApiError('notFound');
  const pictures = await listFormPictures(db, id);
  const credentialIds = await listReferences(db, id);
  const form = { ...formOf(row, pictures), credentialIds };
  return { listing: presentOwn(row, Date.now()), form, pictures: pictures.map(presentGalleryPicture) };
}

async function list(
  { db }: SellingDeps,
  caller: Caller,
  { kind, state, q, page }: { kind: KindId; state: OwnState; q: string; page: number },
) {
  const query = { sellerId: caller.id, kind, text: q };
  const [rows, counts, holidaySince] = await Promise.all([
    listOwn(db, query, { state, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
    countOwn(db, query),
    findHolidaySince(db, caller.id),
  ]);
  const nowMs = Date.now();
  return {
    items: rows.map((row) => presentOwn(row, nowMs)),
    total: counts[state],
    totalIsExact: true,
    page,
    pageCount: Math.max(1, Math.ceil(counts[state] / PAGE_SIZE)),
    counts,
    holidaySince: holidaySince?.toISOString() ?? null,
  };
}

/** A copy, not activated. */
async function duplicate(deps: SellingDeps, caller: Caller, id: number, context: RequestContext): Promise<OwnListing> {
  const row = await findMine(deps.db, caller, id);
  const form = await readForm(deps.db, row);
  return post(deps, caller, row.kind, form, context);
}

/** The likely place of a new listing; null if unknown. */
async function getLastPlace(
  { db }: SellingDeps,
  caller: Caller,
): Promise<{ town: string; village: string | null } | null> {
  const row = await findLastPlace(db, caller.id);
  if (!row) return null;
  const { town, village = null } = whereOf(row);
  return { town, village };
}

/** The pictures of a draft. */
async function picturesOf({ db }: SellingDeps, accountId: number, keys: readonly number[]): Promise<GalleryPicture[]> {
  return (await findOwnPictures(db, accountId, keys)).map(presentGalleryPicture);
}

/** @throws ApiError 'validationFailed' at the dates of an event that is in the past. */
function assertAhead(form: ListingForm, locale: Locale): void {
  const now = Date.now();
  if (!isPast(form, now)) return;
  const translate = getTranslator(locale);
  const reason = [translate('validation.eventOver')];
  // If an event of several days has begun, only its end is wrong.
  const hasBegunBefore = form.startsAt !== undefined && polishDay(form.startsAt) < polishDay(now);
  throw new ApiError('validationFailed', {
    message: translate('error.validationFailed'),
    fieldErrors: { ...(hasBegunBefore ? { startsAt: reason } : {}), endsAt: reason },
  });
}
