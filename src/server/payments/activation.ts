import type { Tx } from '../db/client.ts';
import type { Plans, ShopLink } from './ports.ts';
import type { Purchase } from './repository.ts';
import { planOfVariant } from './targets.ts';

interface Sold {
  readonly plans: Pick<Plans, 'activate' | 'end'>;
  readonly shop: Pick<ShopLink, 'extendShopLink' | 'shortenShopLink'>;
}

/** Begins what was paid for; answers until when it holds, null where it cannot begin. */
export async function activatePurchase(tx: Tx, { plans, shop }: Sold, row: Purchase, now: Date): Promise<Date | null> {
  const { account_id: sellerId, listing_id: listingId } = row;
  const plan = planOfVariant(row.variant);
  if (listingId === null || plan === null) return shop.extendShopLink(tx, sellerId, now);
  return plans.activate(tx, { listingId, sellerId, plan, now });
}

/** Ends what was paid for; nothing where it never began. */
export async function endPurchase(tx: Tx, { plans, shop }: Sold, row: Purchase, now: Date): Promise<void> {
  const { account_id: sellerId, listing_id: listingId, variant, activated_at: activatedAt } = row;
  if (!activatedAt) return;
  if (listingId === null) await shop.shortenShopLink(tx, sellerId, now);
  else await plans.end(tx, { listingId, sellerId, variant, now });
}
