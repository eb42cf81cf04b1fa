import type { OfferedListing } from './repository.ts';

/**
 * Whether a buyer's price is below the seller's lowest price. A price for one listing is per unit, like the lowest
 * price; a price for several is a total, so it is compared with the sum of their lowest prices.
 */
export function isBelowFloor(priceMinor: number | null, listings: readonly OfferedListing[]): boolean {
  const floorMinor = listings.reduce((sum, { floor_minor }) => sum + (floor_minor ?? 0), 0);
  return priceMinor !== null && priceMinor < floorMinor;
}
