import type { PlannedListing } from '#demo/market.ts';
import type { DemoSeller } from '#demo/types.ts';
import type { DemoStatement } from '#demo/who-sells.ts';
import { findPlace } from '../places/service.ts';
import { analyseListing } from '../search/document.ts';
import type { Stemmer } from '../search/stemmer.ts';
import type { FollowSeed, HistorySeed } from './history-repository.ts';
import type { AccountSeed, ListingSeed, StatementSeed } from './repository.ts';
import type { LaidListing } from './talks.ts';

function placeOf(town: string, voivodeship: string) {
  const place = findPlace(`${town}, ${voivodeship}`);
  if (!place) throw new Error(`no place ${town}, ${voivodeship}`);
  return place;
}

const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** A planned listing as a row. */
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
    floor_minor: listing.floorMinor,
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
    activated_at: iso(listing.activatedAtMs),
    visible_until: iso(listing.visibleUntilMs),
    paused_at: iso(listing.pausedAtMs),
    reserved_at: listing.isReserved ? iso(listing.createdAtMs) : null,
    view_count: listing.viewCount,
    created_at: iso(listing.createdAtMs) as string,
  };
}

/** A declaration as a row; the trader's contact address is that of the account. */
export function toStatementSeed(
  { sellsAs, name, nip, address, zip }: DemoStatement,
  { key, town }: DemoSeller,
  accountId: number,
): StatementSeed {
  const isPrivate = sellsAs === 'private';
  return {
    account_id: accountId,
    sells_as: sellsAs,
    firm_name: name ?? null,
    nip: nip ?? null,
    address: address ?? null,
    zip: zip ?? null,
    city: isPrivate ? null : town,
    email: isPrivate ? null : `${key}@example.pl`,
    phone: null,
  };
}

const DAY_MS = 86_400_000;

/** Accounts of the demo market, created in the three years before it opened; their mailboxes do not exist. */
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

/** Follows between people: some have many followers, others few or none. */
export function toFollowSeeds(accountIds: readonly number[]): FollowSeed[] {
  return accountIds.flatMap((sellerId, index) => {
    const followers = Array.from({ length: (index * 7) % 12 }, (_, nth) => {
      return accountIds[(index + 1 + nth * 5) % accountIds.length] as number;
    });
    return [...new Set(followers)]
      .filter((accountId) => accountId !== sellerId)
      .map((accountId) => ({ account_id: accountId, seller_id: sellerId }));
  });
}

/** The history of all listings as rows. */
export function toHistorySeed(listings: readonly LaidListing[], idOf: (key: string) => number): HistorySeed {
  return {
    standings: listings.flatMap(({ id, listing }) =>
      listing.pastStandings.map(({ status, fromMs, untilMs }) => ({
        listing_id: id,
        status,
        begins_at: iso(fromMs) as string,
        ends_at: iso(untilMs) as string,
      })),
    ),
    days: listings.flatMap(({ id, listing }) => listing.days.map((day) => ({ listing_id: id, ...day }))),
    favourites: listings.flatMap(({ id, listing }) =>
      listing.keptBy.map(({ accountKey, atMs }) => ({
        account_id: idOf(accountKey),
        listing_id: id,
        created_at: iso(atMs) as string,
      })),
    ),
  };
}
