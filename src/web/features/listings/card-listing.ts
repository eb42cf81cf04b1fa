import type { ListingCard } from '#contract/listings/listings.ts';
import type { Picture } from '#contract/primitives.ts';
import { cardWidths } from '../../lib/pictures/picture-source.ts';

/** The fields of a listing that its card shows. Loaders return no more: all loader data is part of the page. */
export type CardListing = Omit<
  ListingCard,
  'excerpt' | 'voivodeship' | 'categoryId' | 'pieces' | 'picture' | 'seller'
> & {
  readonly picture: CoverPicture | null;
  readonly seller: Pick<ListingCard['seller'], 'id'>;
};
export type CoverPicture = Pick<Picture, 'id' | 'widths' | 'averageColor'>;

/** Drops the fields that no card shows. */
export function cardListing({
  excerpt,
  voivodeship,
  categoryId,
  pieces,
  picture,
  seller,
  ...shown
}: ListingCard): CardListing {
  return { ...shown, picture: picture && coverPicture(picture), seller: { id: seller.id } };
}

function coverPicture({ id, widths, averageColor }: Picture): CoverPicture {
  return { id, widths: cardWidths(widths), averageColor };
}
