import type { OwnListing } from '#contract/selling/selling.ts';
import type { OwnPage } from './calls.ts';

/** Replaces listings on a page; ignores those that are not on it. */
export function withListings(page: OwnPage, listings: readonly OwnListing[]): OwnPage {
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  return { ...page, items: page.items.map((item) => byId.get(item.id) ?? item) };
}

/** Batch size of one call. */
export const ACT_AT_ONCE = 200;

/** Splits a list into chunks of at most `size`. */
export function chunksOf<T>(list: readonly T[], size: number): T[][] {
  const chunks: T[][] = [];
  for (let start = 0; start < list.length; start += size) chunks.push(list.slice(start, start + size));
  return chunks;
}
