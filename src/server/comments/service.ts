import type { listComments, listReceivedComments } from '#contract/comments.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import type { Db } from '../platform/db/client.ts';
import { presentComment } from './present.ts';
import { countBySeller, findDistribution, listByListing, listBySeller } from './repository.ts';

// For moderators' decisions, within their transaction.
export { removeComment, setCommentHidden } from './ratings.ts';

export type CommentService = ReturnType<typeof createCommentService>;

function page(total: number, number: number) {
  return { total, totalIsExact: true, page: number, pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)) };
}

/** Reading comments, which needs no account. */
export function createCommentService({ db }: { db: Db }) {
  /** @throws ApiError 'notFound' when the listing is not visible. */
  async function list(listingId: number, number: number): Promise<AnswerOf<typeof listComments>> {
    const [distribution, rows] = await Promise.all([
      findDistribution(db, listingId),
      listByListing(db, listingId, (number - 1) * PAGE_SIZE, PAGE_SIZE),
    ]);
    if (!distribution) throw new ApiError('notFound');
    const total = distribution.reduce((sum, count) => sum + count, 0);
    return { items: rows.map(presentComment), distribution, ...page(total, number) };
  }

  /** @throws ApiError 'notFound' when the account does not exist. */
  async function listReceived(sellerId: number, number: number): Promise<AnswerOf<typeof listReceivedComments>> {
    const [total, rows] = await Promise.all([
      countBySeller(db, sellerId),
      listBySeller(db, sellerId, (number - 1) * PAGE_SIZE, PAGE_SIZE),
    ]);
    if (total === undefined) throw new ApiError('notFound');
    return { items: rows.map(presentComment), ...page(total, number) };
  }

  return { list, listReceived };
}
