import type { ListingCard } from '#contract/listings/listings.ts';
import type { Picture } from '#contract/primitives.ts';
import { cardWidths } from '../../lib/pictures/picture-source.ts';

/** The fields of a listing that its card shows. */
export type CardListing = Omit<
  ListingCard,
  'excerpt' | 'voivodeship' | 'categoryId' | 'pieces' | 'picture' | 'seller'
> & {
  readonly picture: CoverPicture | null;
  readonly seller: Pick<ListingCard['seller'], 'id'>;
};
export type CoverPicture = Pick<Picture, 'id' | 'widths' | 'averageColor'>;

/** The values that most cards have. */
const USUAL = {
  price: null,
  priceUnit: null,
  priceIsLowest: false,
  weight: null,
  volume: null,
  tags: [],
  delivery: [],
  deliveryKm: null,
  picture: null,
  pictureCount: 0,
  distanceM: null,
  avg_rating: null,
  avg_rating_count: 0,
  startsAt: null,
  endsAt: null,
  reserved: false,
  checkedDocuments: false,
} satisfies Partial<CardListing>;

/**
 * A card as loaders return it, since all loader data is part of the page: without the usual values, which `fullCard`
 * adds.
 */
export type SentCard = Partial<Pick<CardListing, keyof typeof USUAL>> &
  Pick<CardListing, 'id' | 'kind' | 'title' | 'town' | 'status' | 'created_at'> & { readonly sellerId: number };

/** Drops what no card shows and what most cards have. */
export function cardListing(listing: ListingCard): SentCard {
  const { excerpt, voivodeship, categoryId, pieces, picture, seller, ...shown } = listing;
  const card = { ...shown, picture: picture && coverPicture(picture), sellerId: seller.id };
  const unusual: Partial<typeof card> = Object.fromEntries(
    Object.entries(card).filter(([name, value]) => !isUsual(name, value)),
  );
  return unusual as SentCard;
}

function isUsual(name: string, value: unknown): boolean {
  if (!(name in USUAL)) return false;
  return Array.isArray(value) ? value.length === 0 : value === USUAL[name as keyof typeof USUAL];
}

function coverPicture({ id, widths, averageColor }: Picture): CoverPicture {
  return { id, widths: cardWidths(widths), averageColor };
}

/** A card with all its fields. */
export function fullCard({ sellerId, ...sent }: SentCard): CardListing {
  return { ...USUAL, ...sent, seller: { id: sellerId } };
}
