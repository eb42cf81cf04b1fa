import type { ListingCard } from '#contract/listings/listings.ts';
import type { Picture } from '#contract/primitives.ts';

/** The fields of a listing that its card shows. Loaders return no more: all loader data is part of the page. */
export type CardListing = Omit<ListingCard, 'excerpt' | 'voivodeship' | 'categoryId' | 'pieces' | 'picture'> & {
  readonly picture: CoverPicture | null;
};
export type CoverPicture = Omit<Picture, 'thumbhash' | 'alt'>;

/** Drops the fields that no card shows. */
export function cardListing({ excerpt, voivodeship, categoryId, pieces, picture, ...shown }: ListingCard): CardListing {
  return { ...shown, picture: picture && coverPicture(picture) };
}

function coverPicture({ thumbhash, alt, ...shown }: Picture): CoverPicture {
  return shown;
}
