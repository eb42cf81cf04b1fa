import type Stripe from 'stripe';
import { type PaymentRef, ProviderFailed } from '../provider.ts';
import { isFailed, metadataOf } from './events.ts';

/**
 * Gives back once for a key, also after the days for which Stripe remembers keys: the refunds of the payment are looked at
 * first. One that failed is followed by another.
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
    throw new ProviderFailed(`Stripe could not give it back: ${refund.failure_reason ?? ''}`);
  return { ref: refund.id, isDone: refund.status === 'succeeded' };
}
