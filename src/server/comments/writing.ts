import type { Comment, OwnComment } from '#contract/comments.ts';
import { ApiError } from '#contract/errors.ts';
import { getKind } from '#kinds/index.ts';
import { type Caller, callerOf, type RequestContext } from '../context.ts';
import type { Db, Tx } from '../db/client.ts';
import { emit } from '../events.ts';
import { queueLooks } from '../flags/queue.ts';
import { once } from '../idempotency.ts';
import type { Jobs } from '../jobs.ts';
import type { Limits } from '../limits/service.ts';
import { haveTalked } from './contact-repository.ts';
import { presentComment } from './present.ts';
import {
  type CommentWrite,
  type HeldListing,
  holdAccount,
  holdListing,
  holdListingOfComment,
  insertComment,
  updateComment,
  updateReply,
} from './rating-repository.ts';
import { dropComment, followRatings } from './ratings.ts';
import { type CommentRow, findComment, findStanding, type Standing, wantsCommentMails } from './repository.ts';

interface WritingDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
}

export type CommentWriting = ReturnType<typeof createCommentWriting>;

/**
 * What people write below listings: their own comments, and the sellers' answers.
 *
 * Only what is visible can be commented on. A comment or an answer that stands already remains its author's, whatever
 * becomes of the listing: they may change and delete their own words at any time, since the listing may be shown again.
 * A hidden comment still is the one that its author has: it can be deleted, but neither changed nor written anew.
 */
export function createCommentWriting({ db, jobs, limits }: WritingDeps) {
  const countTry = (caller: Caller) => limits.take({ 'comment.account': String(caller.id) });

  /** How the caller stands to the comments on a listing. @throws ApiError 'notFound' */
  async function getOwn(caller: Caller, listingId: number): Promise<OwnComment> {
    const standing = await findStanding(db, listingId, caller.id);
    const isSeller = standing?.sellerId === caller.id;
    if (!standing || !getKind(standing.kind).capabilities.comments) throw new ApiError('notFound');
    if (!standing.isVisible && !isSeller && standing.commentId === null) throw new ApiError('notFound');
    const row = standing.commentId === null ? undefined : await findComment(db, standing.commentId);
    return {
      comment: row ? presentComment(row) : null,
      hidden: row ? row.hidden_at !== null : false,
      refusal: refusalOf(standing, caller),
      mayReply: isSeller,
    };
  }

  /**
   * Rates a visible listing, once; its seller gets a mail unless they want none.
   *
   * @throws  ApiError 'notFound' | 'ownListing' | 'blocked' | 'alreadyCommented' | 'conflict' | 'tooManyRequests'
   */
  async function create(context: RequestContext, listingId: number, form: CommentWrite): Promise<Comment> {
    const caller = callerOf(context);
    await countTry(caller);
    return db.transaction().execute(async (tx) => {
      const act = { scope: `comment ${caller.id}`, key: context.idempotencyKey, request: { listingId, ...form } };
      const { commentId } = await once(tx, act, async () => ({
        accountId: caller.id,
        commentId: await addComment(tx, caller, listingId, form),
      }));
      return getComment(tx, commentId);
    });
  }

  async function addComment(tx: Tx, caller: Caller, listingId: number, form: CommentWrite): Promise<number> {
    if (!(await holdAccount(tx, caller.id))) throw new ApiError('mustLoggedIn');
    const listing = await holdListing(tx, listingId);
    const standing = await findStanding(tx, listingId, caller.id);
    if (!listing || !standing?.isVisible) throw new ApiError('notFound');
    if (!getKind(listing.kind).capabilities.comments) throw new ApiError('notFound');
    const refusal = refusalOf(standing, caller);
    if (refusal) throw new ApiError(refusal);
    // Of that moment: what is said later, or when the comment is changed, makes no talk before it.
    const isContactConfirmed = await haveTalked(tx, caller.id, listing.sellerId);
    const id = await insertComment(tx, { listingId, authorId: caller.id, isContactConfirmed, ...form });
    if (id === undefined) throw new ApiError('alreadyCommented');
    await followRatings(tx, listing, { sum: form.rating, count: 1 });
    await tellSeller(tx, listing, id);
    await queueLooks(jobs, tx, [{ type: 'comment', id }]);
    return id;
  }

  async function tellSeller(tx: Tx, { sellerId }: HeldListing, commentId: number): Promise<void> {
    if (!(await wantsCommentMails(tx, sellerId))) return;
    await jobs.queue(tx, 'account.mail', { kind: 'commentReceived', accountId: sellerId, details: { commentId } });
  }

  /** @throws ApiError 'notFound' (also when a moderator has hidden it) | 'blocked' | 'tooManyRequests' */
  async function update(caller: Caller, id: number, form: CommentWrite): Promise<Comment> {
    await countTry(caller);
    return db.transaction().execute(async (tx) => {
      const { listing, row } = await holdComment(tx, id);
      if (row.author_id !== caller.id || row.hidden_at) throw new ApiError('notFound');
      if ((await findStanding(tx, listing.id, caller.id))?.isBlocked) throw new ApiError('blocked');
      if (row.rating === form.rating && row.body === form.text) return presentComment(row);
      await updateComment(tx, id, form);
      await followRatings(tx, listing, { sum: form.rating - row.rating, count: 0 });
      await queueLooks(jobs, tx, [{ type: 'comment', id }]);
      return getComment(tx, id);
    });
  }

  /** Also of a hidden comment, and of one whose seller has blocked the author. @throws ApiError 'notFound' */
  async function remove(caller: Caller, id: number): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const { listing, row } = await holdComment(tx, id);
      if (row.author_id !== caller.id) throw new ApiError('notFound');
      await dropComment(tx, listing, id);
    });
  }

  /** Writes the seller's one answer, or writes it anew. @throws ApiError 'notFound' | 'tooManyRequests' */
  async function reply(caller: Caller, id: number, text: string): Promise<Comment> {
    await limits.take({ 'reply.account': String(caller.id) });
    return db.transaction().execute(async (tx) => {
      const { listing, row } = await holdComment(tx, id);
      if (listing.sellerId !== caller.id || row.hidden_at) throw new ApiError('notFound');
      if (await updateReply(tx, id, text)) {
        await announceReply(tx, listing);
        await queueLooks(jobs, tx, [{ type: 'comment', id }]);
      }
      return getComment(tx, id);
    });
  }

  /** Also from a hidden comment. @throws ApiError 'notFound' */
  async function removeReply(caller: Caller, id: number): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const { listing } = await holdComment(tx, id);
      if (listing.sellerId !== caller.id || !(await updateReply(tx, id, null))) throw new ApiError('notFound');
      await announceReply(tx, listing);
    });
  }

  return { getOwn, create, update, remove, reply, removeReply };
}

function refusalOf({ sellerId, isBlocked }: Standing, caller: Caller): OwnComment['refusal'] {
  if (sellerId === caller.id) return 'ownListing';
  return isBlocked ? 'blocked' : null;
}

/** A comment as it is now, which only this transaction can change. @throws ApiError 'notFound' */
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

/** An answer changes what stands beside a listing, and no number of it. */
async function announceReply(tx: Tx, { id, sellerId }: HeldListing): Promise<void> {
  await emit(tx, 'listing.stale', { id });
  await emit(tx, 'account.changed', { id: sellerId });
}
