import { ApiError } from '#contract/errors.ts';
import type { ListingForm } from '#contract/listing-forms.ts';
import type { GalleryPicture } from '#contract/media.ts';
import { PAGE_SIZE } from '#contract/primitives.ts';
import type { Editable, OwnListing } from '#contract/selling.ts';
import type { KindId } from '#kinds/index.ts';
import { isVisible } from '#kinds/life.ts';
import type { Caller, RequestContext } from '../../context.ts';
import type { Db, Tx } from '../../db/client.ts';
import { fieldError } from '../../errors.ts';
import { emit } from '../../events.ts';
import { queueLooks } from '../../flags/queue.ts';
import { once } from '../../idempotency.ts';
import type { Jobs } from '../../jobs.ts';
import type { Limits } from '../../limits/service.ts';
import { presentGalleryPicture } from '../../media/service.ts';
import { refreshCovers } from '../repository.ts';
import { assertRules, withReadCodes } from './category-rules.ts';
import { deleteDraft } from './draft-repository.ts';
import { formOf, presentOwn } from './present.ts';
import {
  countOwn,
  findHolidaySince,
  findOwn,
  findOwnPictures,
  insertListing,
  insertPriceChange,
  listFormPictures,
  listOwn,
  type OwnRow,
  type OwnState,
  replacePictures,
  rewriteListing,
} from './repository.ts';
import { type Analyse, differences, toWrite } from './write.ts';

interface SellingDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly analyse: Analyse;
  readonly getSellerName: (accountId: number) => Promise<string>;
}

export type SellingService = ReturnType<typeof createSellingService>;

/** What sellers write: their listings, from the form to the row and back. */
export function createSellingService({ db, jobs, limits, analyse, getSellerName }: SellingDeps) {
  /** One of the caller's listings. @throws ApiError 'notFound', also for what is somebody else's */
  async function findMine(source: Db | Tx, caller: Caller, id: number, options?: { lock: boolean }): Promise<OwnRow> {
    const [row] = await findOwn(source, caller.id, [id], options);
    if (!row) throw new ApiError('notFound');
    return row;
  }

  async function getOwn(caller: Caller, id: number, source: Db | Tx = db): Promise<OwnListing> {
    return presentOwn(await findMine(source, caller, id), Date.now());
  }

  /** Stores what a form says beside the row itself, and tells of it. */
  async function storeRest(
    tx: Tx,
    caller: Caller,
    { id, kind }: { id: number; kind: KindId },
    form: ListingForm,
    { locale }: RequestContext,
  ): Promise<void> {
    const isComplete = await replacePictures(tx, { listingId: id, sellerId: caller.id }, form.pictures);
    if (!isComplete) throw fieldError(locale, 'pictures', 'validation.pictureGone');
    await refreshCovers(tx, [id]);
    await emit(tx, 'listing.changed', { id, kind, sellerId: caller.id });
  }

  /** Posts a listing; with the caller's key it is one listing however often it is sent. */
  async function create(
    caller: Caller,
    kind: KindId,
    typed: ListingForm,
    context: RequestContext,
  ): Promise<OwnListing> {
    const form = withReadCodes(kind, typed);
    assertRules(form, context.locale);
    await limits.take({ 'post.account': String(caller.id) });
    const write = toWrite(form, await getSellerName(caller.id), analyse, context.locale);
    return db.transaction().execute(async (tx) => {
      const act = { scope: `create ${kind} ${caller.id}`, key: context.idempotencyKey, request: form };
      const { id } = await once(tx, act, async () => {
        const made = await insertListing(tx, caller.id, kind, write);
        await insertPriceChange(tx, made, write.price_minor);
        await storeRest(tx, caller, { id: made, kind }, form, context);
        await deleteDraft(tx, { accountId: caller.id, kind, listingId: 0 });
        return { id: made };
      });
      return getOwn(caller, id, tx);
    });
  }

  /**
   * Saves an edit of the version that the caller saw.
   *
   * @throws  ApiError 'conflict' with what the changed fields hold now, when another edit came between
   */
  async function update(
    caller: Caller,
    { kind, id, version }: { kind: KindId; id: number; version: number },
    typed: ListingForm,
    context: RequestContext,
  ): Promise<OwnListing> {
    const form = withReadCodes(kind, typed);
    assertRules(form, context.locale);
    const write = toWrite(form, await getSellerName(caller.id), analyse, context.locale);
    return db.transaction().execute(async (tx) => {
      const row = await findMine(tx, caller, id, { lock: true });
      if (row.kind !== kind || row.deleted_at) throw new ApiError('notFound');
      if (row.version !== version) {
        const current = formOf(row, await listFormPictures(tx, id));
        const fieldErrors = differences(current, form);
        // The lost answer of this very edit is no conflict: everything already is as it should be.
        if (Object.keys(fieldErrors).length === 0) return presentOwn(row, Date.now());
        throw new ApiError('conflict', { fieldErrors });
      }
      await rewriteListing(tx, id, write);
      if (write.price_minor !== row.price_minor) await insertPriceChange(tx, id, write.price_minor);
      await storeRest(tx, caller, { id, kind }, form, context);
      // What was never shown is looked at when it is activated.
      if (isVisible(row.status)) await queueLooks(jobs, tx, [{ type: 'listing', id }]);
      await deleteDraft(tx, { accountId: caller.id, kind, listingId: id });
      return getOwn(caller, id, tx);
    });
  }

  /** @throws ApiError 'notFound' */
  async function getEditable(caller: Caller, kind: KindId, id: number): Promise<Editable> {
    const row = await findMine(db, caller, id);
    if (row.kind !== kind || row.deleted_at) throw new ApiError('notFound');
    const pictures = await listFormPictures(db, id);
    const form = formOf(row, pictures) as unknown as Record<string, unknown>;
    return { listing: presentOwn(row, Date.now()), form, pictures: pictures.map(presentGalleryPicture) };
  }

  async function list(
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

  /** A copy that was never activated. */
  async function duplicate(caller: Caller, id: number, context: RequestContext): Promise<OwnListing> {
    const row = await findMine(db, caller, id);
    const form = formOf(row, await listFormPictures(db, id));
    return create(caller, row.kind, form, context);
  }

  /** Pictures of a draft, as its page shows them. */
  async function picturesOf(accountId: number, keys: readonly number[]): Promise<GalleryPicture[]> {
    return (await findOwnPictures(db, accountId, keys)).map(presentGalleryPicture);
  }

  return { findMine, getOwn, create, update, getEditable, list, duplicate, picturesOf };
}
