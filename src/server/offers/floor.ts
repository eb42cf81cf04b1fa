import type { OfferedListing } from './repository.ts';

/**
 * Whether a buyer's price is below what the seller would take at least. A price for one listing is for its unit, like the
 * floor; a price for several is for all of them, so it is compared with the floors together.
 */
export function isBelowFloor(priceMinor: number | null, listings: readonly OfferedListing[]): boolean {
  const floorMinor = listings.reduce((sum, { floor_minor }) => sum + (floor_minor ?? 0), 0);
  return priceMinor !== null && priceMinor < floorMinor;
}
