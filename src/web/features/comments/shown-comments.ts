import type { Comment } from '#contract/comments.ts';
import type { CommentsPage } from './comments-page.ts';

/** A change to a counted comment: `before` is null for a new one, `after` for a deleted one. */
export interface Change {
  readonly before: Comment | null;
  readonly after: Comment | null;
}

/** Applies a change to a page of comments. A new comment goes first on the first page. */
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

/** Whether two pages of comments have the same content. */
export function isSamePage(one: CommentsPage, other: CommentsPage): boolean {
  return JSON.stringify(marksOf(one)) === JSON.stringify(marksOf(other));
}

/** A fingerprint of everything a page shows. */
function marksOf({ page, total, distribution, items }: CommentsPage) {
  return [page, total, distribution, items.map(({ id, updated_at, reply }) => [id, updated_at, reply?.updated_at])];
}

/** The mean of a distribution of one to five stars; null without ratings. */
export function meanOf(distribution: readonly number[]): number | null {
  const count = distribution.reduce((sum, each) => sum + each, 0);
  return count > 0 ? distribution.reduce((sum, each, index) => sum + each * (index + 1), 0) / count : null;
}
