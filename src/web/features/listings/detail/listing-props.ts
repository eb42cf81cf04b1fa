import type { ListingDetail } from '#contract/listings/listings.ts';

/** Props shared by most parts of the page. */
export interface ListingProps {
  readonly listing: ListingDetail;
  readonly className?: string;
}
