import type Stripe from 'stripe';
import { type PaymentRef, ProviderFailed } from '../provider.ts';
import { isFailed, metadataOf } from './events.ts';

/**
 * Refunds once per key, even after Stripe has forgotten the idempotency key: looks at the existing refunds first. A
 * failed one is followed by another.
 */
export async function refundOnce(
  stripe: Stripe,
  { ref, purchaseId }: PaymentRef,
  { amountMinor, key }: { readonly amountMinor: number; readonly key: string },
  site: string,
): Promise<{ ref: string; isDone: boolean }> {
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(ref);
  if (typeof intent !== 'string') throw new ProviderFailed('Stripe has no payment for this checkout');
  const { data: refunds } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
  const own = refunds.filter(({ metadata }) => metadata?.key === key);
  const standing = own.find(({ status }) => !isFailed(status));
  const refund =
    standing ??
    (await stripe.refunds.create(
      {
        payment_intent: intent,
        amount: amountMinor,
        metadata: { ...metadataOf(purchaseId, site), checkout: ref, key },
      },
      { idempotencyKey: `${key}-${ref}-${own.length}` },
    ));
  if (isFailed(refund.status))
    throw new ProviderFailed(`Stripe could not make the refund: ${refund.failure_reason ?? ''}`);
  return { ref: refund.id, isDone: refund.status === 'succeeded' };
}
