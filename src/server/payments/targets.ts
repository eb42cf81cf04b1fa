import type { PaidPlan, TargetType, Variant } from '#contract/payments.ts';
import type { KindId } from '#kinds/index.ts';

const KINDS: Readonly<Record<TargetType, KindId | null>> = {
  ad: 'ad',
  agritourismFacility: 'agritourism',
  shopPromotion: null,
};

/** The kind of listing that a payment is for; null for the shop's link. */
export function kindOfTarget(target: TargetType): KindId | null {
  return KINDS[target];
}

/** What a payment for a listing of a kind is for. */
export function targetOfKind(kind: KindId): TargetType {
  const found = Object.entries(KINDS).find(([, each]) => each === kind)?.[0];
  if (!found) throw new Error(`no plans are sold for ${kind}`);
  return found as TargetType;
}

/** The plan that a variant stands for; null for the shop's link. */
export function planOfVariant(variant: Variant): PaidPlan | null {
  if (variant === 'basic') return null;
  return variant === 'promoted' ? 'basic' : 'extended';
}
