import type { Tx } from '../db/client.ts';
import type { Plans, ShopLink } from './ports.ts';
import { countPeriodsAfter, isCreditGone, type Purchase } from './repository.ts';
import { planOfVariant } from './targets.ts';
import { PERIOD_MS } from './terms.ts';

interface Sold {
  readonly plans: Pick<Plans, 'activate' | 'end'>;
  readonly shop: Pick<ShopLink, 'findShop' | 'extendShopLink' | 'shortenShopLink'>;
}

/** Begins what was paid for; answers until when it holds, null where it cannot begin. */
export async function activatePurchase(tx: Tx, { plans, shop }: Sold, row: Purchase, now: Date): Promise<Date | null> {
  const { account_id: sellerId, listing_id: listingId } = row;
  const plan = planOfVariant(row.variant);
  if (listingId === null || plan === null) return shop.extendShopLink(tx, sellerId, now);
  if (row.credit_minor > 0 && (await isCreditGone(tx, row))) return null;
  return plans.activate(tx, { listingId, sellerId, plan, now });
}

/** Ends what was paid for; nothing where it never began, or is over and what is left was paid for after it. */
export async function endPurchase(tx: Tx, { plans, shop }: Sold, row: Purchase, now: Date): Promise<void> {
  const { account_id: sellerId, listing_id: listingId, variant, activated_at: activatedAt } = row;
  if (!activatedAt) return;
  const keptMs = (await countPeriodsAfter(tx, row)) * PERIOD_MS;
  if (listingId !== null) return plans.end(tx, { listingId, sellerId, variant, keptMs, now });
  const { until } = await shop.findShop(tx, sellerId);
  if ((until?.getTime() ?? 0) - now.getTime() > keptMs) await shop.shortenShopLink(tx, sellerId, now);
}
