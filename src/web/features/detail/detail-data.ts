import type { Comment } from '#contract/comments.ts';
import type { ListingCard, ListingDetail } from '#contract/listings.ts';

/** One page of a listing's comments; `distribution` counts ratings from one star to five. */
export interface CommentsPage {
  readonly items: readonly Comment[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  readonly distribution: readonly number[];
}

/** What a listing's page shows. `comments` is null for a kind that nobody can comment on. */
export interface DetailData {
  readonly listing: ListingDetail;
  readonly comments: CommentsPage | null;
  readonly similar: readonly ListingCard[];
}

/** What most parts of the page are given. */
export interface ListingProps {
  readonly listing: ListingDetail;
  readonly className?: string;
}
