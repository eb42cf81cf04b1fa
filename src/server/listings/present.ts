import type { Credential } from '#contract/credentials/credentials.ts';
import type { ListingCard, ListingDetail, Priced } from '#contract/listings/listings.ts';
import type { Picture } from '#contract/primitives.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import type { PriceUnit } from '#kinds/price-units.ts';
import { isRuleField } from '#kinds/rules/fields.ts';
import { shownDetails } from '#kinds/rules/for-category.ts';
import { parsePay } from '#kinds/rules/pay.ts';
import { withoutMarks } from '#kinds/text-marks.ts';
import type { CardRow, DetailRow, PictureRow, SellerNumbers } from './repository.ts';

export function presentPicture(row: PictureRow): Picture {
  return {
    id: row.hash,
    width: row.width,
    height: row.height,
    widths: row.widths,
    averageColor: row.color,
    thumbhash: row.thumbhash,
    alt: row.alt,
  };
}

/** The mean rating to two decimals; null if there is none. */
export function meanRating(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum / count) * 100) / 100;
}

type BasicRow = Omit<CardRow, 'picture' | 'picture_count'>;

function presentBasics(row: BasicRow): Omit<ListingCard, 'picture' | 'pictureCount' | 'distanceM'> {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    excerpt: withoutMarks(row.excerpt),
    town: row.town,
    voivodeship: row.voivodeship,
    categoryId: row.category_id,
    ...presentPrice(row),
    pieces: row.pieces,
    weight: amount(row.weight_g, row.weight_unit, 'kg'),
    volume: amount(row.volume_ml, row.volume_unit, 'l'),
    tags: row.tags,
    delivery: row.delivery,
    deliveryKm: row.delivery_km,
    status: row.status,
    reserved: row.reserved_at !== null,
    checkedDocuments: row.is_checked,
    avg_rating: meanRating(row.rating_sum, row.rating_count),
    avg_rating_count: row.rating_count,
    created_at: row.created_at.toISOString(),
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    seller: { id: row.seller_id, name: row.seller_name },
  };
}

interface PricedRow {
  kind: KindId;
  price_minor: number | null;
  price_unit: PriceUnit | null;
  pay: string | null;
}

/** A stored price; `pay` is that of a job, as the rules store it. */
export function presentPrice({ kind, price_minor, price_unit, pay }: PricedRow): Priced {
  if (price_minor === null) return { price: null, priceUnit: null, priceIsLowest: false };
  const isSpan = pay !== null && typeof parsePay(pay)?.toMinor === 'number';
  return {
    price: price_minor / 100,
    priceUnit: price_unit,
    priceIsLowest: isSpan || getKind(kind).pricing.isLowest,
  };
}

/** Stored in the small unit, shown in the one the seller chose; the large unit is 1000 small ones. */
function amount<U extends string>(stored: number | null, unit: U | null, large: U): { value: number; unit: U } | null {
  if (stored === null || unit === null) return null;
  return { value: unit === large ? stored / 1000 : stored, unit };
}

export function presentCard(row: CardRow, distanceM: number | null): ListingCard {
  return {
    ...presentBasics(row),
    picture: row.picture && presentPicture(row.picture),
    pictureCount: row.picture_count,
    distanceM,
  };
}

export function presentDetail(row: DetailRow, numbers: SellerNumbers, credentials: Credential[]): ListingDetail {
  return {
    ...presentBasics(row),
    picture: row.pictures[0] ? presentPicture(row.pictures[0]) : null,
    pictureCount: row.pictures.length,
    distanceM: null,
    description: row.description,
    pictures: row.pictures.map(presentPicture),
    shop_url: row.shop_url,
    location: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
    details: publicDetails(row),
    credentials,
    nearTown: row.near_town,
    updated_at: row.updated_at.toISOString(),
    visibleUntil: row.visible_until?.toISOString() ?? null,
    seller: {
      id: row.seller_id,
      name: row.seller_name,
      avatar: row.seller_avatar ? { image_path: row.seller_avatar } : null,
      memberSince: row.seller_since.toISOString(),
      listingCount: numbers.listing_count,
      responds: row.seller_responds,
      avg_rating: meanRating(numbers.rating_sum, numbers.rating_count),
      avg_rating_count: numbers.rating_count,
    },
  };
}

/** Hides fields that a rule requires but does not publish, such as a herd number. */
function publicDetails({ details, category_id, tags }: DetailRow): DetailRow['details'] {
  const shown: readonly string[] = shownDetails(category_id, tags);
  return Object.fromEntries(Object.entries(details).filter(([name]) => !isRuleField(name) || shown.includes(name)));
}
