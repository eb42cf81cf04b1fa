import type { Db, Tx } from '../platform/db/client.ts';
import type { Plans, ShopLink } from './ports.ts';
import { countDaysAfter, type PurchaseRow } from './repository.ts';
import { periodMs, unusedPartMinor } from './terms.ts';

interface Sold {
  readonly plans: Pick<Plans, 'findRunning'>;
  readonly shop: Pick<ShopLink, 'findShop'>;
}

/**
 * The proposed refund in grosz: the part unused at the withdrawal (or now, without one), the full amount if nothing was
 * activated, nothing if traded in for a higher plan that still stands.
 */
export async function proposedRefundMinor(db: Db | Tx, sold: Sold, row: PurchaseRow): Promise<number> {
  if (row.status !== 'success') return 0;
  if (!row.activated_at) return row.amount_minor;
  if (row.traded_in_at) return 0;
  return unusedPartMinor(row.amount_minor, await unusedMs(db, sold, row), row.days);
}

/** The unused time of a payment at its withdrawal, or now without one. */
export async function unusedMs(db: Db | Tx, sold: Sold, row: PurchaseRow): Promise<number> {
  const at = row.withdrawal_requested_at ?? new Date();
  const leftMs = await timeLeftMs(db, sold, row, at);
  // The remaining time may belong to later payments.
  return leftMs <= periodMs(await countDaysAfter(db, row)) ? 0 : leftMs;
}

async function timeLeftMs(db: Db | Tx, { plans, shop }: Sold, row: PurchaseRow, at: Date): Promise<number> {
  const { account_id: sellerId, listing_id: listingId, variant, active_until: activeUntil } = row;
  if (listingId === null) {
    const { until } = await shop.findShop(db, sellerId);
    return (until?.getTime() ?? 0) - at.getTime();
  }
  const running = await plans.findRunning(db, { listingId, sellerId, now: at });
  if (running?.status === variant) return running.unusedMs;
  if (running && !row.withdrawal_requested_at) return 0;
  // The listing is gone, or its plan expired after the withdrawal, when days were still left.
  return (activeUntil?.getTime() ?? 0) - at.getTime();
}
