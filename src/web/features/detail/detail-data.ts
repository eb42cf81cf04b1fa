import type { MetaDescriptor } from 'react-router';
import type { Comment } from '#contract/comments.ts';
import type { ListingCard, ListingDetail } from '#contract/listings.ts';
import type { StatedFact } from './stated-facts.ts';

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

/**
 * What a loader makes of it, so that the browser need not load what makes it.
 *
 * stated  what the rules of its category had the seller state.
 * trail   from the home page to the listing, without the listing itself.
 * saying  the page's messages; see `WebSeam`.
 * meta    what the page's head says.
 */
export interface LoadedDetail extends DetailData {
  readonly stated: readonly StatedFact[];
  readonly trail: readonly { readonly label: string; readonly to: string }[];
  readonly saying: string;
  readonly meta: MetaDescriptor[];
}

/** What most parts of the page are given. */
export interface ListingProps {
  readonly listing: ListingDetail;
  readonly className?: string;
}
