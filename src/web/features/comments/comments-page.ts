import type { Comment } from '#contract/comments.ts';

/** One page of a listing's comments; `distribution` counts ratings from one star to five. */
export interface CommentsPage {
  readonly items: readonly Comment[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  readonly distribution: readonly number[];
}
