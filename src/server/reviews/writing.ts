import type * as z from 'zod';
import { ApiError } from '#contract/errors.ts';
import type { Agreement, reviewFormSchema } from '#contract/reviews.ts';
import { holdPair } from '../conversations/opening-repository.ts';
import { restateNews } from '../notifications/centre/restating.ts';
import { callerOf, type RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { fieldError } from '../platform/errors.ts';
import type { Limits } from '../platform/limits/service.ts';
import { withDeps } from '../platform/with-deps.ts';
import type { Blocked } from '../settings/blocked.ts';
import {
  findAgreement,
  type HeldAgreement,
  holdAgreement,
  listListingIds,
  noteUnwritten,
  noteWritten,
} from './agreement-repository.ts';
import { getAgreement } from './reading.ts';
import { dropOwnSealed, findShownReview, putSealed, type Reviewed, wasShown } from './sealed-repository.ts';
import { announceAgreement, type ShowingDeps, showReviews } from './showing.ts';

interface WritingDeps extends ShowingDeps {
  readonly db: Db;
  readonly limits: Limits;
  readonly blocked: Pick<Blocked, 'assertWords'>;
}

export type ReviewForm = z.output<typeof reviewFormSchema>;
type Role = Agreement['role'];

export type ReviewWriting = ReturnType<typeof createReviewWriting>;

/**
 * Reviews by the two sides of an agreement. They can be written, edited and withdrawn until they are shown. Neither a
 * block by the other side nor the end of the offer prevents that, so nobody can avoid a review that way.
 */
export function createReviewWriting(deps: WritingDeps) {
  return withDeps(deps, { write, withdraw });
}

/**
 * Writes or edits the caller's review. When both sides have written, both reviews are shown at once.
 *
 * @throws  ApiError 'notFound' for anybody but the two sides | 'reviewsShown' | 'alreadyCommented' |
 *          'validationFailed' at `listingId` | 'tooManyRequests'
 */
async function write(deps: WritingDeps, context: RequestContext, id: number, form: ReviewForm): Promise<Agreement> {
  const caller = callerOf(context);
  deps.blocked.assertWords(context.locale, { text: form.text });
  await deps.limits.take({ 'comment.account': String(caller.id) });
  return deps.db.transaction().execute(async (tx) => {
    const { held, role } = await enter(tx, caller.id, id);
    const reviewed = await findReviewed(tx, context, held, { role, listingId: form.listingId });
    const before = await findShownReview(tx, caller.id, reviewed);
    if (!held.isOpen && !isSame(before, form)) throw new ApiError('reviewsShown');
    if (held.isOpen) {
      if (before?.isHidden) throw new ApiError('alreadyCommented');
      await store(deps, tx, { held, role, reviewed, authorId: caller.id, form });
    }
    return getAgreement(tx, caller.id, id);
  });
}

/**
 * Withdraws the caller's hidden review, as if it had never been written. Idempotent: without a review nothing changes.
 * While a review can be withdrawn the other side has not written one; otherwise both would already be shown. A review
 * that was held back because moderators have hidden its earlier version can be withdrawn at any time.
 *
 * @throws  ApiError 'notFound' for anybody but the two sides | 'reviewsShown' | 'validationFailed' at `listingId`
 */
async function withdraw(
  { db }: WritingDeps,
  context: RequestContext,
  id: number,
  listingId?: number,
): Promise<Agreement> {
  const caller = callerOf(context);
  return db.transaction().execute(async (tx) => {
    const { held, role } = await enter(tx, caller.id, id);
    const reviewed = await findReviewed(tx, context, held, { role, listingId });
    const hasWritten = role === 'buyer' ? held.buyerWrote : held.sellerWrote;
    // The deadline has passed, and the job that shows the reviews is about to run.
    if (hasWritten && !held.isOpen && !held.isShown) throw new ApiError('reviewsShown');
    const isDropped = await dropOwnSealed(tx, { offerId: id, authorId: caller.id, listingId: listingOf(reviewed) });
    if (isDropped && held.isOpen) await noteWithdrawn(tx, held, role);
    if (hasWritten && held.isShown && !isDropped && (await wasShown(tx, id, caller.id, reviewed))) {
      throw new ApiError('reviewsShown');
    }
    return getAgreement(tx, caller.id, id);
  });
}

/** After a side's last review is withdrawn, neither the agreement nor the other side's news mentions one. */
async function noteWithdrawn(tx: Tx, held: HeldAgreement, role: Role): Promise<void> {
  const { id: offerId, buyerId, sellerId } = held;
  if (!(await noteUnwritten(tx, offerId, role))) return;
  const accountId = role === 'buyer' ? sellerId : buyerId;
  await restateNews(tx, { accountId, key: waitingKey(offerId), kind: 'review', offerId, step: 'asked' });
  await announceAgreement(tx, held);
}

/** Locks an agreement with both accounts. @throws ApiError 'notFound' */
async function enter(tx: Tx, callerId: number, id: number): Promise<{ held: HeldAgreement; role: Role }> {
  const before = await findAgreement(tx, id);
  const role = before && roleOf(before, callerId);
  if (!before || !role || !(await holdPair(tx, before.buyerId, before.sellerId))) throw new ApiError('notFound');
  const held = await holdAgreement(tx, id);
  if (!held) throw new ApiError('notFound');
  return { held, role };
}

function roleOf({ buyerId, sellerId }: HeldAgreement, accountId: number): Role | undefined {
  if (accountId === buyerId) return 'buyer';
  return accountId === sellerId ? 'seller' : undefined;
}

/**
 * The subject of the caller's review.
 *
 * @throws ApiError 'notFound' without a listing left | 'validationFailed' at `listingId`
 */
async function findReviewed(
  tx: Tx,
  { locale }: RequestContext,
  { id, buyerId }: HeldAgreement,
  { role, listingId: wished }: { role: Role; listingId: number | undefined },
): Promise<Reviewed> {
  if (role === 'seller') {
    if (wished !== undefined) throw fieldError(locale, 'listingId', 'validation.invalid');
    return { buyerId };
  }
  const listingIds = await listListingIds(tx, id);
  const listingId = wished ?? listingIds[0];
  if (listingId === undefined) throw new ApiError('notFound');
  if (!listingIds.includes(listingId)) throw fieldError(locale, 'listingId', 'validation.invalid');
  return { listingId };
}

/** Whether this repeats a request whose response was lost. */
function isSame(shown: Awaited<ReturnType<typeof findShownReview>>, { rating, text }: ReviewForm): boolean {
  return shown?.isFinal === true && shown.rating === rating && shown.text === text;
}

const listingOf = (reviewed: Reviewed) => ('listingId' in reviewed ? reviewed.listingId : null);

/** News key: sent once per agreement and side, even if a review is withdrawn and written again. */
const waitingKey = (offerId: number) => `review ${offerId} waiting`;

interface Written {
  readonly held: HeldAgreement;
  readonly role: Role;
  readonly reviewed: Reviewed;
  readonly authorId: number;
  readonly form: ReviewForm;
}

async function store(deps: WritingDeps, tx: Tx, { held, role, reviewed, authorId, form }: Written): Promise<void> {
  const { id: offerId, buyerId, sellerId, buyerWrote, sellerWrote } = held;
  const [hadWritten, otherWrote] = role === 'buyer' ? [buyerWrote, sellerWrote] : [sellerWrote, buyerWrote];
  await putSealed(tx, { offerId, authorId, listingId: listingOf(reviewed), rating: form.rating, text: form.text });
  await noteWritten(tx, offerId, role);
  if (otherWrote) return showReviews(deps, tx, held);
  if (hadWritten) return;
  const accountId = role === 'buyer' ? sellerId : buyerId;
  await deps.publishNews(tx, [{ accountId, key: waitingKey(offerId), kind: 'review', offerId, step: 'waiting' }]);
  await announceAgreement(tx, held);
}
