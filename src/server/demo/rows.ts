import type { PlannedListing } from '#demo/market.ts';
import type { DemoSeller } from '#demo/types.ts';
import { findPlace } from '../places/service.ts';
import { analyseListing } from '../search/document.ts';
import type { Stemmer } from '../search/stemmer.ts';
import type { AccountSeed, ListingSeed } from './repository.ts';

function placeOf(town: string, voivodeship: string) {
  const place = findPlace(`${town}, ${voivodeship}`);
  if (!place) throw new Error(`no place ${town}, ${voivodeship}`);
  return place;
}

const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** A planned listing as a row; `nowMs` only bounds its activation time. */
export function toListingSeed(
  listing: PlannedListing,
  seller: DemoSeller,
  sellerId: number,
  stemmer: Stemmer,
): ListingSeed {
  const place = placeOf(listing.town, listing.voivodeship);
  const { title, description, weightG, volumeMl } = listing;
  return {
    kind: listing.kind,
    seller_id: sellerId,
    title,
    description,
    category_id: listing.categoryId,
    status: listing.status,
    price_minor: listing.priceMinor,
    price_unit: listing.priceUnit,
    pieces: listing.pieces,
    weight_g: weightG,
    weight_unit: weightG === null ? null : weightG >= 1000 ? 'kg' : 'g',
    volume_ml: volumeMl,
    volume_unit: volumeMl === null ? null : volumeMl >= 1000 ? 'l' : 'ml',
    tags: listing.tags,
    delivery: listing.delivery,
    delivery_km: listing.deliveryKm,
    place_id: place.id,
    town: place.name,
    voivodeship: place.voivodeship,
    lat: place.lat,
    lng: place.lng,
    shop_url: listing.kind === 'ad' ? (seller.shopUrl ?? null) : null,
    starts_at: iso(listing.startsAtMs),
    ends_at: iso(listing.endsAtMs),
    details: listing.details,
    rating_sum: listing.comments.reduce((sum, comment) => sum + comment.rating, 0),
    rating_count: listing.comments.length,
    search_terms: analyseListing({ title, description, sellerName: seller.name }, stemmer),
    activated_at: listing.status === 'neverActivated' ? null : iso(listing.createdAtMs),
    visible_until: iso(listing.visibleUntilMs),
    created_at: iso(listing.createdAtMs) as string,
  };
}

const DAY_MS = 86_400_000;

/** People of the demo market, who joined in the three years before it opened; their mailboxes do not exist. */
export function toAccountSeed(seller: DemoSeller, index: number, nowMs: number): AccountSeed {
  const place = placeOf(seller.town, seller.voivodeship);
  return {
    name: seller.name,
    email: `${seller.key}@example.pl`,
    description: seller.description,
    place_id: place.id,
    town: place.name,
    shop_url: seller.shopUrl ?? null,
    // Demo sellers with a shop have a paid link for a year.
    shop_link_until: seller.shopUrl ? new Date(nowMs + 365 * DAY_MS).toISOString() : null,
    created_at: new Date(nowMs - (60 + ((index * 97) % 1000)) * DAY_MS).toISOString(),
  };
}
