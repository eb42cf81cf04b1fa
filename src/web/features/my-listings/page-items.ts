import type { OwnListing } from '#contract/selling.ts';
import type { OwnPage } from './calls.ts';

/** A page with some of its listings as they are now; others that it does not show are left out. */
export function withListings(page: OwnPage, listings: readonly OwnListing[]): OwnPage {
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  return { ...page, items: page.items.map((item) => byId.get(item.id) ?? item) };
}

/** At most so many are given to the server in one call. */
export const ACT_AT_ONCE = 200;

/** Parts of a list, none longer than a size. */
export function chunksOf<T>(list: readonly T[], size: number): T[][] {
  const chunks: T[][] = [];
  for (let start = 0; start < list.length; start += size) chunks.push(list.slice(start, start + size));
  return chunks;
}
