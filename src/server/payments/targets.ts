import type { PaidPlan, TargetType, Variant } from '#contract/payments/payments.ts';
import type { KindId } from '#kinds/index.ts';
import type { Priced } from '#kinds/price-list.ts';

const KINDS: Readonly<Record<TargetType, KindId | null>> = {
  ad: 'ad',
  agritourismFacility: 'agritourism',
  shopPromotion: null,
};

/** The kind of listing a payment is for; null for the shop link. */
export function kindOfTarget(target: TargetType): KindId | null {
  return KINDS[target];
}

/** The target type of payments for a kind of listing. */
export function targetOfKind(kind: KindId): TargetType {
  const found = Object.entries(KINDS).find(([, each]) => each === kind)?.[0];
  if (!found) throw new Error(`no plans are sold for ${kind}`);
  return found as TargetType;
}

/** The entry of the price list for a variant. */
export function pricedOf(variant: Variant): Priced {
  return planOfVariant(variant) ?? 'shopLink';
}

/** The plan of a variant; null for the shop link. */
export function planOfVariant(variant: Variant): PaidPlan | null {
  if (variant === 'basic') return null;
  return variant === 'promoted' ? 'basic' : 'extended';
}
