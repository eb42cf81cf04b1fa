import type Stripe from 'stripe';
import type { PaymentEvent, PaymentEventKind } from '../provider.ts';

/** Of whom a refund is: told by its metadata, or by the checkout that its payment belongs to. */
export interface Paid {
  readonly ref: string;
  readonly purchaseId: number | null;
}

/** What has become of a purchase's checkout: one event at most, named the same whoever tells of it. */
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

/** What has become of a refund; nothing while it is under way. */
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

/** Whether nothing will come of a refund any more, so that it may be asked for again. */
export function isFailed(status: string | null): boolean {
  return status === 'failed' || status === 'canceled';
}

/** What we say of a checkout, or of a refund, when we make it: whose it is. An account may serve several sites, each with purchases of its own. */
export function metadataOf(purchaseId: number, site: string): Stripe.MetadataParam {
  return { purchaseId: String(purchaseId), site };
}

/** Which purchase one is for; null for what another site, or somebody else, made in the same account. */
export function purchaseIdOf(metadata: Stripe.Metadata | null, site: string): number | null {
  const id = metadata?.site === site ? Number(metadata.purchaseId) : Number.NaN;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
