import type { Comment, listComments, listReceivedComments } from '#contract/comments.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { PAGE_SIZE } from '#contract/primitives.ts';
import type { Db } from '../db/client.ts';
import { type CommentRow, countBySeller, findDistribution, listByListing, listBySeller } from './repository.ts';

export type CommentService = ReturnType<typeof createCommentService>;

function present(row: CommentRow): Comment {
  return {
    id: row.id,
    rating: row.rating,
    text: row.body,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    author: {
      id: row.author_id,
      name: row.author_name,
      avatar: row.author_avatar ? { image_path: row.author_avatar } : null,
    },
    listing: { id: row.listing_id, kind: row.listing_kind, title: row.listing_title },
  };
}

function page(total: number, number: number) {
  return { total, totalIsExact: true, page: number, pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)) };
}

export function createCommentService({ db }: { db: Db }) {
  /** @throws ApiError 'notFound' when the listing is not visible. */
  async function list(listingId: number, number: number): Promise<AnswerOf<typeof listComments>> {
    const [distribution, rows] = await Promise.all([
      findDistribution(db, listingId),
      listByListing(db, listingId, (number - 1) * PAGE_SIZE, PAGE_SIZE),
    ]);
    if (!distribution) throw new ApiError('notFound');
    const total = distribution.reduce((sum, count) => sum + count, 0);
    return { items: rows.map(present), distribution, ...page(total, number) };
  }

  /** @throws ApiError 'notFound' when there is no such person. */
  async function listReceived(sellerId: number, number: number): Promise<AnswerOf<typeof listReceivedComments>> {
    const [total, rows] = await Promise.all([
      countBySeller(db, sellerId),
      listBySeller(db, sellerId, (number - 1) * PAGE_SIZE, PAGE_SIZE),
    ]);
    if (total === undefined) throw new ApiError('notFound');
    return { items: rows.map(present), ...page(total, number) };
  }

  return { list, listReceived };
}
