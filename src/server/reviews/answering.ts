import { ApiError } from '#contract/errors.ts';
import type { BuyerReview } from '#contract/reviews.ts';
import { updateReply } from '../comments/rating-repository.ts';
import { removeComment } from '../comments/service.ts';
import { queueLooks } from '../moderation/flags/queue.ts';
import type { PublishNews } from '../notifications/centre/publish.ts';
import { type Caller, callerOf, type RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { emit } from '../platform/events.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import { withDeps } from '../platform/with-deps.ts';
import type { Blocked } from '../settings/blocked.ts';
import { presentBuyerReview } from './present.ts';
import { type BuyerReviewRow, findBuyerReview } from './repository.ts';
import { holdBuyerReview } from './sealed-repository.ts';

interface AnsweringDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly publishNews: PublishNews;
  readonly blocked: Pick<Blocked, 'assertWords'>;
}

export type ReviewAnswering = ReturnType<typeof createReviewAnswering>;

/** Actions on a shown review of a buyer: its author deletes it, the buyer replies. */
export function createReviewAnswering(deps: AnsweringDeps) {
  return withDeps(deps, { remove, reply, removeReply });
}

/** Also removes hidden reviews. @throws ApiError 'notFound' */
async function remove({ db }: AnsweringDeps, caller: Caller, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await hold(tx, id);
    if (row.author_id !== caller.id) throw new ApiError('notFound');
    await removeComment(tx, id);
  });
}

/**
 * Creates or replaces the buyer's only reply; the author of the review is notified of the first version.
 *
 * @throws ApiError 'notFound' | 'tooManyRequests'
 */
async function reply(
  { db, jobs, limits, publishNews, blocked }: AnsweringDeps,
  context: RequestContext,
  id: number,
  text: string,
): Promise<BuyerReview> {
  const caller = callerOf(context);
  blocked.assertWords(context.locale, { text });
  await limits.take({ 'reply.account': String(caller.id) });
  return db.transaction().execute(async (tx) => {
    const row = await hold(tx, id);
    if (row.buyer_id !== caller.id || row.is_hidden) throw new ApiError('notFound');
    if (await updateReply(tx, id, text)) {
      await announce(tx, row);
      const about = { kind: 'reply', listingId: null, commentId: id } as const;
      await publishNews(tx, [{ accountId: row.author_id, key: `reply ${id}`, ...about }]);
      await queueLooks(jobs, tx, [{ type: 'comment', id }]);
    }
    return presentBuyerReview((await findBuyerReview(tx, id)) ?? row);
  });
}

/** Also works for hidden reviews. @throws ApiError 'notFound' */
async function removeReply({ db }: AnsweringDeps, caller: Caller, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await hold(tx, id);
    if (row.buyer_id !== caller.id || !(await updateReply(tx, id, null))) throw new ApiError('notFound');
    await announce(tx, row);
  });
}

/** Locks a review of a buyer. @throws ApiError 'notFound' */
async function hold(tx: Tx, id: number): Promise<BuyerReviewRow> {
  await holdBuyerReview(tx, id);
  const row = await findBuyerReview(tx, id);
  if (!row) throw new ApiError('notFound');
  return row;
}

const announce = (tx: Tx, { buyer_id: id }: BuyerReviewRow) => emit(tx, 'account.changed', { id });
