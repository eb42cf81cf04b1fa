import type Stripe from 'stripe';
import { type PaymentEvent, type Webhook, WebhookRefused } from '../provider.ts';
import { checkoutEvents, type Paid, purchaseIdOf, refundEvents } from './events.ts';

type Ask = <T>(act: (stripe: Stripe) => Promise<T>) => Promise<T>;

/** A webhook that is older may have been caught and sent again. */
const TOLERANCE_S = 300;

/**
 * What a webhook says. An account may serve other sites, too: what does not concern a purchase of ours is nothing.
 *
 * @throws WebhookRefused | ProviderFailed
 */
export async function readStripeWebhook(
  stripe: Stripe,
  secret: string,
  webhook: Webhook,
  ask: Ask,
): Promise<PaymentEvent[]> {
  const event = openEvent(stripe, secret, webhook);
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return ofOurs(event.data.object);
    case 'checkout.session.async_payment_failed':
      return ofOurs(event.data.object, true);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return ofRefund(event.data.object, ask);
    default:
      return [];
  }
}

function openEvent(stripe: Stripe, secret: string, { rawBody, headers }: Webhook): Stripe.Event {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') throw new WebhookRefused('there is no signature of Stripe');
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_S);
  } catch {
    throw new WebhookRefused('the signature is not that of Stripe, or too old');
  }
}

function ofOurs(session: Stripe.Checkout.Session, hasFailed = false): PaymentEvent[] {
  return purchaseIdOf(session.metadata) === null ? [] : checkoutEvents(session, hasFailed);
}

async function ofRefund(refund: Stripe.Refund, ask: Ask): Promise<PaymentEvent[]> {
  const paid = paidOf(refund) ?? (await ask((stripe) => findPaid(stripe, refund)));
  return paid ? refundEvents(refund, paid) : [];
}

function paidOf({ metadata }: Stripe.Refund): Paid | undefined {
  const ref = metadata?.checkout;
  return ref ? { ref, purchaseId: purchaseIdOf(metadata) } : undefined;
}

/** A refund that somebody made at Stripe's desk names the payment, but not the checkout that it was paid at. */
async function findPaid(stripe: Stripe, { payment_intent: intent }: Stripe.Refund): Promise<Paid | undefined> {
  if (typeof intent !== 'string') return undefined;
  const { data } = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 });
  const [session] = data;
  const purchaseId = session ? purchaseIdOf(session.metadata) : null;
  return session && purchaseId !== null ? { ref: session.id, purchaseId } : undefined;
}
