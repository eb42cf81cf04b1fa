import type { Ordered, Quote, Transaction } from '#contract/payments/payments.ts';
import type { MessageId, MessageValues } from '#i18n/message-id.ts';
import { getKind } from '#kinds/index.ts';
import { PANEL_PATH } from '../../../lib/panel/sections.ts';
import { payHref } from '../../../lib/paths/listing-paths.ts';

/** The page where the shop link is bought. */
export const SHOP_LINK_PATH = '/shopLinkPlan';

/** The paid plan of a listing's variant. */
function planOfVariant(variant: Transaction['variant']): 'basic' | 'extended' | null {
  if (variant === 'basic') return null;
  return variant === 'promoted' ? 'basic' : 'extended';
}

/** A past purchase as a message with its values. */
export function boughtMessage({ targetType, variant }: Pick<Transaction, 'targetType' | 'variant'>): MessageId {
  if (targetType === 'shopPromotion') return 'paying.shopLink';
  return variant === 'highlighted' ? 'paying.planExtended' : 'paying.planBasic';
}

/** A purchase about to be made as a message, with its duration in days. */
export function orderedMessage(ordered: Ordered, count: number): readonly [MessageId, MessageValues] {
  if (ordered.type === 'shopLink') return ['paying.shopLinkDays', { count }];
  return [ordered.plan === 'extended' ? 'paying.planExtendedDays' : 'paying.planBasicDays', { count }];
}

/** The page where the same can be bought again; else the panel. */
export function againHref({ kind, listingId, targetType, variant }: Transaction): string {
  if (targetType === 'shopPromotion') return SHOP_LINK_PATH;
  const plan = planOfVariant(variant);
  return (kind !== null && listingId !== null && plan && payHref({ kind, id: listingId }, plan)) || PANEL_PATH;
}

/** The page that shows the purchase; null when there is none, or not any more. */
export function seenHref({ kind, listingId }: Transaction): string | null {
  return kind !== null && listingId !== null ? `${getKind(kind).paths.detail}/${listingId}` : null;
}

/** Whether a transaction is for the same target, in any plan. */
export function isSameTarget(ordered: Ordered, { targetType, listingId }: Transaction): boolean {
  return ordered.type === 'shopLink' ? targetType === 'shopPromotion' : listingId === ordered.listingId;
}

/** Whether a transaction for the same target is for the same plan. */
export function isSamePlan(ordered: Ordered, { variant }: Transaction): boolean {
  return planOfVariant(variant) === (ordered.type === 'shopLink' ? null : ordered.plan);
}

/** Identifies an order's target, to keep data per target. */
export function orderedName(ordered: Ordered): string {
  return ordered.type === 'shopLink' ? 'shopLink' : `${ordered.listingId}:${ordered.plan}`;
}

/** The query of a quote. */
export function quoteQuery(ordered: Ordered) {
  return ordered.type === 'shopLink' ? {} : { listingId: ordered.listingId, plan: ordered.plan };
}

const DAY_MS = 86_400_000;

/** When an active shop link expires, ISO 8601; null when it is not active. */
export function shopLinkUntil(
  { activeUntil, days }: Pick<Quote, 'activeUntil' | 'days'>,
  nowMs: number,
): string | null {
  const untilMs = Date.parse(activeUntil) - days * DAY_MS;
  // For an inactive link the quote has the server's current time, which may differ from this clock.
  return untilMs - nowMs > DAY_MS / 24 ? new Date(untilMs).toISOString() : null;
}
