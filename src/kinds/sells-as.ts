/**
 * As what somebody sells: now and then as a private person, what their own farm yields, or as a registered business.
 * Decision 0035 has the reasons.
 */
export const SELLS_AS = ['private', 'farmer', 'trader'] as const;
export type SellsAs = (typeof SELLS_AS)[number];

/** What consumer law distinguishes. */
export const SELLER_STATUSES = ['private', 'trader'] as const;
export type SellerStatus = (typeof SELLER_STATUSES)[number];

/** A farmer sells by profession, so buyers have the rights they have towards a trader, registered or not. */
export function statusOf(sellsAs: SellsAs): SellerStatus {
  return sellsAs === 'private' ? 'private' : 'trader';
}
