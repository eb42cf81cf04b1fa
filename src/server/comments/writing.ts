import type { Comment, OwnComment } from '#contract/comments.ts';
import { ApiError } from '#contract/errors.ts';
import { getKind } from '#kinds/index.ts';
import { keepAccount } from '../accounts/hold-repository.ts';
import { queueLooks } from '../moderation/flags/queue.ts';
import type { PublishNews } from '../notifications/centre/publish.ts';
import { haveAgreed } from '../offers/agreement-repository.ts';
import { type Caller, callerOf, type RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { emit } from '../platform/events.ts';
import { once } from '../platform/idempotency.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import { withDeps } from '../platform/with-deps.ts';
import { findStandingAgreement } from '../reviews/agreement-repository.ts';
import type { Blocked } from '../settings/blocked.ts';
import { haveTalked } from './contact-repository.ts';
import { presentComment } from './present.ts';
import {
  type CommentWrite,
  type HeldListing,
  holdListing,
  holdListingOfComment,
  insertComment,
  updateComment,
  updateReply,
} from './rating-repository.ts';
import { dropComment, followRatings } from './ratings.ts';
import { type CommentRow, findComment, findStanding, type Standing } from './repository.ts';

interface WritingDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly publishNews: PublishNews;
  readonly blocked: Pick<Blocked, 'assertWords'>;
}

export type CommentWriting = ReturnType<typeof createCommentWriting>;

/**
 * Writing below listings: comments, and the sellers' replies.
 *
 * Only visible listings can be commented on. An existing comment or reply can be edited and deleted by its author
 * whatever the listing's state, since the listing may be shown again. A hidden comment still counts as its author's one
 * comment: it can be deleted, but neither edited nor replaced.
 */
export function createCommentWriting(deps: WritingDeps) {
  return withDeps(deps, { getOwn, create, update, remove, reply, removeReply });
}

const countTry = ({ limits }: WritingDeps, caller: Caller) => limits.take({ 'comment.account': String(caller.id) });

const AGREEMENT_REFUSALS = { open: 'reviewWithAgreement', shown: 'reviewsShown' } as const;

/** The caller's relation to the comments on a listing. @throws ApiError 'notFound' */
async function getOwn({ db }: WritingDeps, caller: Caller, listingId: number): Promise<OwnComment> {
  const standing = await findStanding(db, listingId, caller.id);
  const isSeller = standing?.sellerId === caller.id;
  if (!standing || !getKind(standing.kind).capabilities.comments) throw new ApiError('notFound');
  if (!standing.isVisible && !isSeller && standing.commentId === null) throw new ApiError('notFound');
  const row = standing.commentId === null ? undefined : await findComment(db, standing.commentId);
  const agreement = await findStandingAgreement(db, { buyerId: caller.id, listingId });
  return {
    comment: row ? presentComment(row) : null,
    hidden: row ? row.hidden_at !== null : false,
    final: row?.is_final ?? false,
    // A review after an agreement is possible even if the seller has blocked the buyer.
    refusal: (agreement && AGREEMENT_REFUSALS[agreement]) ?? refusalOf(standing, caller),
    mayReply: isSeller,
  };
}

/**
 * Rates a visible listing, once; its seller is notified.
 *
 * @throws  ApiError 'notFound' | 'ownListing' | 'blocked' | 'alreadyCommented' | 'reviewWithAgreement' |
 *          'reviewsShown' | 'conflict' | 'tooManyRequests'
 */
async function create(
  deps: WritingDeps,
  context: RequestContext,
  listingId: number,
  form: CommentWrite,
): Promise<Comment> {
  const caller = callerOf(context);
  deps.blocked.assertWords(context.locale, { text: form.text });
  await countTry(deps, caller);
  return deps.db.transaction().execute(async (tx) => {
    const act = { scope: `comment ${caller.id}`, key: context.idempotencyKey, request: { listingId, ...form } };
    const { commentId } = await once(tx, act, async () => ({
      accountId: caller.id,
      commentId: await addComment(deps, tx, caller, listingId, form),
    }));
    return getComment(tx, commentId);
  });
}

async function addComment(
  deps: WritingDeps,
  tx: Tx,
  caller: Caller,
  listingId: number,
  form: CommentWrite,
): Promise<number> {
  if (!(await keepAccount(tx, caller.id))) throw new ApiError('mustLoggedIn');
  const listing = await holdListing(tx, listingId);
  const standing = await findStanding(tx, listingId, caller.id);
  if (!listing || !standing?.isVisible) throw new ApiError('notFound');
  if (!getKind(listing.kind).capabilities.comments) throw new ApiError('notFound');
  const refusal = refusalOf(standing, caller);
  if (refusal) throw new ApiError(refusal);
  await assertNoAgreement(tx, caller, listingId);
  // As of now: messages sent later, before an edit of the comment, do not count.
  const { sellerId } = listing;
  const pair = { one: caller.id, other: sellerId };
  const isContactConfirmed = (await haveTalked(tx, caller.id, sellerId)) || (await haveAgreed(tx, pair));
  const isDealConfirmed = await haveAgreed(tx, { ...pair, listingId });
  const marks = { isContactConfirmed, isDealConfirmed };
  const id = await insertComment(tx, { listingId, authorId: caller.id, ...marks, ...form });
  if (id === undefined) throw new ApiError('alreadyCommented');
  await followRatings(tx, listing, { sum: form.rating, count: 1 });
  await deps.publishNews(tx, [
    { accountId: listing.sellerId, key: `comment ${id}`, kind: 'comment', listingId, commentId: id },
  ]);
  await queueLooks(deps.jobs, tx, [{ type: 'comment', id }]);
  return id;
}

/**
 * @throws  ApiError 'notFound' (also when hidden by a moderator) | 'blocked' | 'reviewsShown' | 'reviewWithAgreement' |
 *          'tooManyRequests'
 */
async function update(deps: WritingDeps, context: RequestContext, id: number, form: CommentWrite): Promise<Comment> {
  const caller = callerOf(context);
  deps.blocked.assertWords(context.locale, { text: form.text });
  await countTry(deps, caller);
  return deps.db.transaction().execute(async (tx) => {
    const { listing, row } = await holdComment(tx, id);
    if (row.author_id !== caller.id || row.hidden_at) throw new ApiError('notFound');
    if (row.is_final) throw new ApiError('reviewsShown');
    if ((await findStanding(tx, listing.id, caller.id))?.isBlocked) throw new ApiError('blocked');
    await assertNoAgreement(tx, caller, listing.id);
    if (row.rating === form.rating && row.body === form.text) return presentComment(row);
    await updateComment(tx, id, form);
    await followRatings(tx, listing, { sum: form.rating - row.rating, count: 0 });
    await queueLooks(deps.jobs, tx, [{ type: 'comment', id }]);
    return getComment(tx, id);
  });
}

/** Also works for hidden comments and after a block by the seller. @throws ApiError 'notFound' */
async function remove({ db }: WritingDeps, caller: Caller, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { listing, row } = await holdComment(tx, id);
    if (row.author_id !== caller.id) throw new ApiError('notFound');
    await dropComment(tx, listing, id);
  });
}

/**
 * Creates or replaces the seller's only reply; the author of the comment is notified of the first version.
 *
 * @throws ApiError 'notFound' | 'tooManyRequests'
 */
async function reply(
  { db, jobs, limits, publishNews, blocked }: WritingDeps,
  context: RequestContext,
  id: number,
  text: string,
): Promise<Comment> {
  const caller = callerOf(context);
  blocked.assertWords(context.locale, { text });
  await limits.take({ 'reply.account': String(caller.id) });
  return db.transaction().execute(async (tx) => {
    const { listing, row } = await holdComment(tx, id);
    if (listing.sellerId !== caller.id || row.hidden_at) throw new ApiError('notFound');
    if (await updateReply(tx, id, text)) {
      await announceReply(tx, listing);
      const about = { kind: 'reply', listingId: listing.id, commentId: id } as const;
      await publishNews(tx, [{ accountId: row.author_id, key: `reply ${id}`, ...about }]);
      await queueLooks(jobs, tx, [{ type: 'comment', id }]);
    }
    return getComment(tx, id);
  });
}

/** Also works for hidden comments. @throws ApiError 'notFound' */
async function removeReply({ db }: WritingDeps, caller: Caller, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { listing } = await holdComment(tx, id);
    if (listing.sellerId !== caller.id || !(await updateReply(tx, id, null))) throw new ApiError('notFound');
    await announceReply(tx, listing);
  });
}

function refusalOf({ sellerId, isBlocked }: Standing, caller: Caller): 'ownListing' | 'blocked' | null {
  if (sellerId === caller.id) return 'ownListing';
  return isBlocked ? 'blocked' : null;
}

/**
 * Buyers with an agreement write a review, which stays hidden until the seller has written, too. An ordinary comment
 * during that time would be visible at once, and one afterwards could answer the seller's review.
 *
 * @throws  ApiError 'reviewWithAgreement' | 'reviewsShown'
 */
async function assertNoAgreement(tx: Tx, caller: Caller, listingId: number): Promise<void> {
  const standing = await findStandingAgreement(tx, { buyerId: caller.id, listingId });
  if (standing) throw new ApiError(AGREEMENT_REFUSALS[standing]);
}

/** Locks a comment and returns its current state. @throws ApiError 'notFound' */
async function holdComment(tx: Tx, id: number): Promise<{ listing: HeldListing; row: CommentRow }> {
  const listing = await holdListingOfComment(tx, id);
  const row = await findComment(tx, id);
  if (!listing || !row) throw new ApiError('notFound');
  return { listing, row };
}

async function getComment(tx: Tx, id: number): Promise<Comment> {
  const row = await findComment(tx, id);
  if (!row) throw new ApiError('notFound');
  return presentComment(row);
}

/** A reply changes what pages show, but no ratings. */
async function announceReply(tx: Tx, { id, sellerId }: HeldListing): Promise<void> {
  await emit(tx, 'listing.stale', { id });
  await emit(tx, 'account.changed', { id: sellerId });
}
