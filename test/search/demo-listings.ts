import { planMarket } from '#demo/market.ts';
import { demoSellers } from '#demo/sellers.ts';
import { categoryPath } from '#kinds/ad/categories.ts';
import { around } from './judged-places.ts';
import type { JudgedListing } from './judged-query.ts';

/**
 * The listings that a visitor of the demo market can find, in the judge's form. Keys are the listings' numbers in
 * `planMarket`. Expired, never activated, paused and past listings are left out.
 *
 * @param nowMs  Unix milliseconds
 */
export function listDemoListings(nowMs: number): JudgedListing[] {
  const names = new Map(demoSellers.map(({ key, name }) => [key, name]));
  return planMarket(nowMs).flatMap((listing, number) => {
    const isShown = !['expired', 'neverActivated'].includes(listing.status) && !listing.isPaused;
    if (!isShown || (listing.endsAtMs ?? nowMs) < nowMs) return [];
    const { latitude, longitude } = around(`${listing.town}, ${listing.voivodeship}`);
    return [
      {
        key: String(number),
        kind: listing.kind,
        title: listing.title,
        description: listing.description,
        categoryPath: listing.categoryId === null ? [] : categoryPath(listing.categoryId).map(({ key }) => key),
        tags: listing.tags,
        delivery: listing.delivery,
        priceMinor: listing.priceMinor,
        pieces: listing.pieces,
        weightG: listing.weightG,
        volumeMl: listing.volumeMl,
        town: listing.town,
        voivodeship: listing.voivodeship,
        latitude,
        longitude,
        sellerName: names.get(listing.sellerKey) ?? '',
      },
    ];
  });
}
