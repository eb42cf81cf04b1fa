import type Stripe from 'stripe';
import type { PaymentEvent, PaymentEventKind } from '../provider.ts';

/** The purchase of a refund, from its metadata or from the checkout of its payment. */
export interface Paid {
  readonly ref: string;
  readonly purchaseId: number | null;
}

/** The event of a checkout, if any; its id is the same from webhooks and queries. */
export function checkoutEvents(
  session: Stripe.Checkout.Session,
  purchaseId: number,
  hasFailed = false,
): PaymentEvent[] {
  const kind = kindOf(session, hasFailed);
  if (!kind) return [];
  return [
    {
      provider: 'stripe',
      eventId: `${session.id}-${kind}`,
      kind,
      ref: session.id,
      purchaseId,
      amountMinor: session.amount_total,
      currency: session.currency?.toUpperCase() ?? null,
    },
  ];
}

function kindOf({ status, payment_status }: Stripe.Checkout.Session, hasFailed: boolean): PaymentEventKind | undefined {
  if (payment_status === 'paid') return 'paid';
  if (hasFailed) return 'declined';
  return status === 'expired' ? 'expired' : undefined;
}

/** The event of a refund; none while it is in progress. */
export function refundEvents(refund: Stripe.Refund, { ref, purchaseId }: Paid): PaymentEvent[] {
  const kind = refundKindOf(refund);
  if (!kind) return [];
  return [
    {
      provider: 'stripe',
      eventId: `${refund.id}-${kind}`,
      kind,
      ref,
      purchaseId,
      amountMinor: refund.amount,
      currency: refund.currency.toUpperCase(),
    },
  ];
}

function refundKindOf({ status }: Stripe.Refund): PaymentEventKind | undefined {
  if (status === 'succeeded') return 'refunded';
  return isFailed(status) ? 'refundFailed' : undefined;
}

/** Whether a refund has failed permanently, so that it may be retried. */
export function isFailed(status: string | null): boolean {
  return status === 'failed' || status === 'canceled';
}

/** Metadata of checkouts and refunds: an account may serve several sites, each with purchase ids of its own. */
export function metadataOf(purchaseId: number, site: string): Stripe.MetadataParam {
  return { purchaseId: String(purchaseId), site };
}

/** The purchase in the metadata; null for other sites and other uses of the account. */
export function purchaseIdOf(metadata: Stripe.Metadata | null, site: string): number | null {
  const id = metadata?.site === site ? Number(metadata.purchaseId) : Number.NaN;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
