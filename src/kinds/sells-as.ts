/**
 * The kinds of sellers: a private person who sells occasionally, a farmer who sells the farm's produce, or a registered
 * business. Decision 0035 has the reasons.
 */
export const SELLS_AS = ['private', 'farmer', 'trader'] as const;
export type SellsAs = (typeof SELLS_AS)[number];

/** The statuses that consumer law distinguishes. */
export const SELLER_STATUSES = ['private', 'trader'] as const;
export type SellerStatus = (typeof SELLER_STATUSES)[number];

/** A farmer sells professionally, registered or not, so buyers have the same rights as towards a trader. */
export function statusOf(sellsAs: SellsAs): SellerStatus {
  return sellsAs === 'private' ? 'private' : 'trader';
}
