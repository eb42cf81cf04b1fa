import { ApiError } from '#contract/errors.ts';
import type { Ordered, TargetType, Variant } from '#contract/payments/payments.ts';
import type { Locale } from '#i18n/locales.ts';
import { plans } from '#kinds/plans.ts';
import { type Price, type Priced, SEED_PRICES } from '#kinds/price-list.ts';
import type { FindPersonKey } from '../accounts/person-key.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Plans, ShopLink } from './ports.ts';
import { findHolding } from './price-list/repository.ts';
import { listPaidPeriods } from './repository.ts';
import { targetOfKind } from './targets.ts';
import { creditMinor, type PaidPeriod, periodMs, reductionMinor, worthMinor } from './terms.ts';
import { findUsable } from './vouchers/using.ts';

/**
 * The item to be bought. `isHeld`: within the transaction that buys it, so that concurrent purchases wait for the
 * voucher.
 */
export interface Wished {
  readonly ordered: Ordered;
  readonly code?: string | undefined;
  readonly locale: Locale;
  readonly isHeld?: boolean;
}

/**
 * What a person can buy now and its price; amounts in grosz.
 *
 * price        from the price list in force now.
 * voucher      reduces the price by `reductionMinor`; null without a code.
 * unusedMs     the unused time of the paid plan that is traded in, which the credit is for.
 * paid         the payments for that plan; the first of them is used last.
 * personKey    identifies the buyer.
 * activeUntil  the end if it were paid now.
 */
export interface Offer {
  readonly targetType: TargetType;
  readonly listingId: number | null;
  readonly title: string;
  readonly variant: Variant;
  readonly price: Price;
  readonly voucher: { readonly id: number; readonly code: string } | null;
  readonly reductionMinor: number;
  readonly creditMinor: number;
  readonly unusedMs: number;
  readonly paid: readonly PaidPeriod[];
  readonly personKey: Buffer | null;
  readonly activeUntil: Date;
}

/** The offer before any voucher is applied. */
type Target = Pick<Offer, 'targetType' | 'listingId' | 'title' | 'variant' | 'unusedMs' | 'paid'> & {
  readonly plan: Priced;
  readonly beginsAt: Date;
};

/**
 * Determines what something costs a person.
 *
 * @throws  ApiError 'notFound' | 'moveNotAllowed' | 'shopLinkMissing' | 'validationFailed' at `code`
 */
export type FindOffer = (db: Db | Tx, accountId: number, wished: Wished) => Promise<Offer>;

interface OfferDeps {
  readonly plans: Plans;
  readonly shop: ShopLink;
  readonly findPersonKey: FindPersonKey;
}

export function createFindOffer({ plans: paidPlans, shop, findPersonKey }: OfferDeps): FindOffer {
  async function findPlan(
    db: Db | Tx,
    sellerId: number,
    { listingId, plan }: Extract<Ordered, { type: 'listing' }>,
  ): Promise<Target> {
    const { kind, title, status, unusedMs: leftMs } = await paidPlans.findTarget(db, { sellerId, listingId, plan });
    const isPaid = status === 'promoted' || status === 'highlighted';
    // Only time that was paid for earns a credit.
    const paid = isPaid ? await listPaidPeriods(db, listingId, status) : [];
    const unusedMs = paid.some(({ valueMinor }) => valueMinor > 0) ? leftMs : 0;
    const { status: variant } = plans[plan];
    return { targetType: targetOfKind(kind), listingId, title, variant, unusedMs, paid, plan, beginsAt: new Date() };
  }

  async function findShopLink(db: Db | Tx, accountId: number): Promise<Target> {
    const { shopUrl, until } = await shop.findShop(db, accountId);
    if (!shopUrl) throw new ApiError('shopLinkMissing');
    const beginsAt = new Date(Math.max(Date.now(), until?.getTime() ?? 0));
    const none = { listingId: null, unusedMs: 0, paid: [] };
    return { targetType: 'shopPromotion', title: shopUrl, variant: 'basic', plan: 'shopLink', beginsAt, ...none };
  }

  return async (db, accountId, { ordered, code, locale, isHeld = false }) => {
    const target = await (ordered.type === 'shopLink' ? findShopLink(db, accountId) : findPlan(db, accountId, ordered));
    const { plan, beginsAt, ...bought } = target;
    // Read from the database, not from memory, so that all nodes use the same list at the same time.
    const price = ((await findHolding(db)) ?? SEED_PRICES).prices[plan];
    const personKey = await findPersonKey(db, accountId);
    const { targetType, listingId, paid, unusedMs } = bought;
    const user = { accountId, personKey, targetType, listingId };
    const voucher = code ? await findUsable(db, { code, plan, user, locale, isHeld }) : null;
    const reduction = voucher ? reductionMinor(voucher, price.priceMinor) : 0;
    return {
      ...bought,
      price,
      voucher: voucher && { id: voucher.id, code: voucher.code },
      reductionMinor: reduction,
      creditMinor: creditMinor(worthMinor(paid, unusedMs), price.priceMinor - reduction),
      personKey,
      activeUntil: new Date(beginsAt.getTime() + periodMs(price.visibleDays)),
    };
  };
}

/** How long a displayed price is honoured: it must not change while the buyer types an address. */
const SEEN_MS = 60 * 60_000;

/**
 * The credit behind the amount the buyer was shown, as it shrinks with time. Accepted if at most an hour old.
 *
 * @throws  ApiError 'conflict' at `expected`, with the current amount in PLN
 */
export function seenCredit(offer: Offer, expected: number): number {
  const priceMinor = offer.price.priceMinor - offer.reductionMinor;
  const seen = priceMinor - Math.round(expected * 100);
  const most = creditMinor(worthMinor(offer.paid, offer.unusedMs + SEEN_MS), priceMinor);
  if (seen >= offer.creditMinor && seen <= most) return seen;
  throw new ApiError('conflict', { fieldErrors: { expected: [String((priceMinor - offer.creditMinor) / 100)] } });
}
