import { isOtherSite } from '#contract/values/web-address.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Plans, ShopLink } from './ports.ts';
import { countDaysAfter, isCreditGone, type Purchase } from './repository.ts';
import { planOfVariant } from './targets.ts';
import { periodMs } from './terms.ts';
import { tradeIn } from './trade-in.ts';

interface Sold {
  readonly plans: Pick<Plans, 'activate' | 'end'>;
  readonly shop: Pick<ShopLink, 'findShop' | 'extendShopLink' | 'shortenShopLink'>;
}

/** Activates a purchase; returns its end, or null if it cannot be activated. */
export async function activatePurchase(tx: Tx, { plans, shop }: Sold, row: Purchase, now: Date): Promise<Date | null> {
  const { account_id: sellerId, listing_id: listingId } = row;
  const plan = planOfVariant(row.variant);
  if (listingId === null || plan === null) return extendShop(tx, shop, row, now);
  if (row.credit_minor > 0 && (await isCreditGone(tx, row))) return null;
  const { days, places } = row;
  const activeUntil = await plans.activate(tx, { listingId, sellerId, now, sold: { plan, days, places } });
  if (activeUntil) await tradeIn(tx, row);
  return activeUntil;
}

/** The link is paid for one shop: it is not activated if its owner has changed the shop meanwhile. */
async function extendShop(tx: Tx, shop: Sold['shop'], { account_id: sellerId, title, days }: Purchase, now: Date) {
  const { shopUrl } = await shop.findShop(tx, sellerId);
  return shopUrl !== null && isOtherSite(title, shopUrl) ? null : shop.extendShopLink(tx, sellerId, now, days);
}

/** Ends a purchase; does nothing if it never began, or if the remaining time belongs to later payments. */
export async function endPurchase(tx: Tx, { plans, shop }: Sold, row: Purchase, now: Date): Promise<void> {
  const { account_id: sellerId, listing_id: listingId, variant, activated_at: activatedAt, days } = row;
  if (!activatedAt) return;
  const keptMs = periodMs(await countDaysAfter(tx, row));
  if (listingId !== null) return plans.end(tx, { listingId, sellerId, variant, days, keptMs, now });
  const { until } = await shop.findShop(tx, sellerId);
  if ((until?.getTime() ?? 0) - now.getTime() > keptMs) await shop.shortenShopLink(tx, sellerId, now, days);
}
