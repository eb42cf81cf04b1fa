import type { ListingCard } from '#contract/listings/listings.ts';

/** The fields of a listing that its card shows. Loaders return no more: all loader data is part of the page. */
export type CardListing = Omit<ListingCard, 'excerpt' | 'voivodeship' | 'categoryId' | 'pieces'>;

/** Drops the fields that no card shows. */
export function cardListing({ excerpt, voivodeship, categoryId, pieces, ...shown }: ListingCard): CardListing {
  return shown;
}
