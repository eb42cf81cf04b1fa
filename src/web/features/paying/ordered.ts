import type { Ordered, Quote, Transaction } from '#contract/payments.ts';
import type { MessageId, MessageValues } from '#i18n/message-id.ts';
import { getKind } from '#kinds/index.ts';
import { type PlanId, plans, shopLinkPlan } from '#kinds/plans.ts';
import { payHref } from '../my-listings/places.ts';
import { PANEL_PATH } from '../panel/sections.ts';

/** The page where the link to one's shop is bought. */
export const SHOP_LINK_PATH = '/shopLinkPlan';

/** The paid plan that a variant of a listing stands for. */
function planOfVariant(variant: Transaction['variant']): 'basic' | 'extended' | null {
  if (variant === 'basic') return null;
  return variant === 'promoted' ? 'basic' : 'extended';
}

/** What was bought, as a message with its values. */
export function boughtMessage({ targetType, variant }: Pick<Transaction, 'targetType' | 'variant'>): MessageId {
  if (targetType === 'shopPromotion') return 'paying.shopLink';
  return variant === 'highlighted' ? 'paying.planExtended' : 'paying.planBasic';
}

/** The same of what is about to be bought, with its days. */
export function orderedMessage(ordered: Ordered): readonly [MessageId, MessageValues] {
  if (ordered.type === 'shopLink') return ['paying.shopLinkDays', { count: shopLinkPlan.visibleDays }];
  const { visibleDays } = plans[ordered.plan];
  return [ordered.plan === 'extended' ? 'paying.planExtendedDays' : 'paying.planBasicDays', { count: visibleDays }];
}

/** Where the same is bought again; the panel where that is nowhere. */
export function againHref({ kind, listingId, targetType, variant }: Transaction): string {
  if (targetType === 'shopPromotion') return SHOP_LINK_PATH;
  const plan = planOfVariant(variant);
  return (kind !== null && listingId !== null && plan && payHref({ kind, id: listingId }, plan)) || PANEL_PATH;
}

/** Where what was bought is to be seen; null where it is not, or not any more. */
export function seenHref({ kind, listingId }: Transaction): string | null {
  return kind !== null && listingId !== null ? `${getKind(kind).paths.detail}/${listingId}` : null;
}

/** Whether a transaction is a try to pay for the same thing, be it in another plan. */
export function isSameTarget(ordered: Ordered, { targetType, listingId }: Transaction): boolean {
  return ordered.type === 'shopLink' ? targetType === 'shopPromotion' : listingId === ordered.listingId;
}

/** Names what is ordered, for keeping things about it apart. */
export function orderedName(ordered: Ordered): string {
  return ordered.type === 'shopLink' ? 'shopLink' : `${ordered.listingId}:${ordered.plan}`;
}

/** The query of a quote. */
export function quoteQuery(ordered: Ordered) {
  return ordered.type === 'shopLink' ? {} : { listingId: ordered.listingId, plan: ordered.plan };
}

const DAY_MS = 86_400_000;

/** Until when a shop's link that runs already is shown, ISO 8601; null where it does not run. */
export function shopLinkUntil({ activeUntil }: Pick<Quote, 'activeUntil'>, nowMs: number): string | null {
  const untilMs = Date.parse(activeUntil) - shopLinkPlan.visibleDays * DAY_MS;
  // A quote that is answered late, or by another clock, names a moment around now for a link that does not run.
  return untilMs - nowMs > DAY_MS / 24 ? new Date(untilMs).toISOString() : null;
}

/** A plan that is paid for. */
export function isPaidPlan(plan: string | null): plan is Exclude<PlanId, 'free'> {
  return plan === 'basic' || plan === 'extended';
}
