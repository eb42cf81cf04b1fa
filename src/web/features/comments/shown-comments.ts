import type { Comment } from '#contract/comments.ts';
import type { CommentsPage } from '../detail/detail-data.ts';

/** What became of a comment that counts: `before` is null for a new one, `after` for one that has gone. */
export interface Change {
  readonly before: Comment | null;
  readonly after: Comment | null;
}

/** A page of comments as it is after a change. A new comment stands first on the first page. */
export function withChange(page: CommentsPage, { before, after }: Change): CommentsPage {
  const id = before?.id ?? after?.id;
  const kept = page.items.filter((comment) => comment.id !== id || after !== null);
  const items = kept.map((comment) => (comment.id === id && after ? after : comment));
  return {
    ...page,
    items: after && !before && page.page === 1 ? [after, ...items] : items,
    total: page.total + (after ? 1 : 0) - (before ? 1 : 0),
    distribution: page.distribution.map((count, index) => {
      const isOf = (comment: Comment | null) => (comment?.rating === index + 1 ? 1 : 0);
      return Math.max(0, count + isOf(after) - isOf(before));
    }),
  };
}

/** Whether two pages of comments say the same. */
export function isSamePage(one: CommentsPage, other: CommentsPage): boolean {
  return JSON.stringify(marksOf(one)) === JSON.stringify(marksOf(other));
}

/** What changes when anything of a page does. */
function marksOf({ page, total, distribution, items }: CommentsPage) {
  return [page, total, distribution, items.map(({ id, updated_at, reply }) => [id, updated_at, reply?.updated_at])];
}

/** The mean of ratings by how many there are of one star to five; null where there are none. */
export function meanOf(distribution: readonly number[]): number | null {
  const count = distribution.reduce((sum, each) => sum + each, 0);
  return count > 0 ? distribution.reduce((sum, each, index) => sum + each * (index + 1), 0) / count : null;
}
