import { ApiError } from '#contract/errors.ts';
import type { Ordered, TargetType, Variant } from '#contract/payments/payments.ts';
import { plans, shopLinkPlan } from '#kinds/plans.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Plans, ShopLink } from './ports.ts';
import { isPaidFor } from './repository.ts';
import { targetOfKind } from './targets.ts';
import { creditMinor, PERIOD_MS, priceOfVariant } from './terms.ts';

/**
 * What a person can buy now and its price; amounts in grosz.
 *
 * unusedMs     of the paid plan that is traded in: what the credit is for.
 * paidPriceMinor  the price of that plan; 0 if there is none.
 * activeUntil  the end if it were paid now.
 */
export interface Offer {
  readonly targetType: TargetType;
  readonly listingId: number | null;
  readonly title: string;
  readonly variant: Variant;
  readonly listPriceMinor: number;
  readonly creditMinor: number;
  readonly unusedMs: number;
  readonly paidPriceMinor: number;
  readonly activeUntil: Date;
}

/**
 * Determines what something costs a person.
 *
 * @throws  ApiError 'notFound' | 'moveNotAllowed' | 'shopLinkMissing'
 */
export type FindOffer = (db: Db | Tx, accountId: number, ordered: Ordered) => Promise<Offer>;

export function createFindOffer({ plans: paidPlans, shop }: { plans: Plans; shop: ShopLink }): FindOffer {
  async function offerPlan(
    db: Db | Tx,
    sellerId: number,
    { listingId, plan }: Extract<Ordered, { type: 'listing' }>,
  ): Promise<Offer> {
    const target = await paidPlans.findTarget(db, { sellerId, listingId, plan });
    const listPriceMinor = plans[plan].priceMinor;
    const unusedMs = await paidUnusedMs(db, listingId, target);
    const paidPriceMinor = unusedMs > 0 ? priceOfVariant(target.status) : 0;
    return {
      targetType: targetOfKind(target.kind),
      listingId,
      title: target.title,
      variant: plans[plan].status,
      listPriceMinor,
      creditMinor: creditMinor({ paidPriceMinor, unusedMs, listPriceMinor }),
      unusedMs,
      paidPriceMinor,
      activeUntil: new Date(Date.now() + PERIOD_MS),
    };
  }

  async function offerShopLink(db: Db | Tx, accountId: number): Promise<Offer> {
    const { shopUrl, until } = await shop.findShop(db, accountId);
    if (!shopUrl) throw new ApiError('shopLinkMissing');
    return {
      targetType: 'shopPromotion',
      listingId: null,
      title: shopUrl,
      variant: 'basic',
      listPriceMinor: shopLinkPlan.priceMinor,
      creditMinor: 0,
      unusedMs: 0,
      paidPriceMinor: 0,
      activeUntil: new Date(Math.max(Date.now(), until?.getTime() ?? 0) + PERIOD_MS),
    };
  }

  return (db, accountId, ordered) =>
    ordered.type === 'shopLink' ? offerShopLink(db, accountId) : offerPlan(db, accountId, ordered);
}

/** Only time that was paid for earns a credit. */
async function paidUnusedMs(
  db: Db | Tx,
  listingId: number,
  { status, unusedMs }: Awaited<ReturnType<Plans['findTarget']>>,
): Promise<number> {
  if (status !== 'promoted' && status !== 'highlighted') return 0;
  return (await isPaidFor(db, listingId, status)) ? unusedMs : 0;
}

/** How long a displayed price is honoured: it must not change while the buyer types an address. */
const SEEN_MS = 60 * 60_000;

/**
 * The credit behind the amount the buyer was shown, as it shrinks with time. Accepted if at most an hour old.
 *
 * @throws  ApiError 'conflict' at `expected`, with the current amount in PLN
 */
export function seenCredit(offer: Offer, expected: number): number {
  const { listPriceMinor, unusedMs, paidPriceMinor } = offer;
  const seen = listPriceMinor - Math.round(expected * 100);
  const most = creditMinor({ paidPriceMinor, unusedMs: unusedMs + SEEN_MS, listPriceMinor });
  if (seen >= offer.creditMinor && seen <= most) return seen;
  throw new ApiError('conflict', { fieldErrors: { expected: [String((listPriceMinor - offer.creditMinor) / 100)] } });
}
