import type Stripe from 'stripe';
import { type PaymentEvent, type Webhook, WebhookRefused } from '../provider.ts';
import { checkoutEvents, type Paid, purchaseIdOf, refundEvents } from './events.ts';

type Ask = <T>(act: (stripe: Stripe) => Promise<T>) => Promise<T>;

/** Maximum age of a webhook: limits replays. */
const TOLERANCE_S = 300;

/**
 * The events of a webhook. The account may serve other sites too: ignores what is not about our purchases.
 *
 * @throws WebhookRefused | ProviderFailed
 */
export async function readStripeWebhook(
  { stripe, secret, site, ask }: { stripe: Stripe; secret: string; site: string; ask: Ask },
  webhook: Webhook,
): Promise<PaymentEvent[]> {
  const event = openEvent(stripe, secret, webhook);
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return ofOurs(event.data.object, site);
    case 'checkout.session.async_payment_failed':
      return ofOurs(event.data.object, site, true);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return ofRefund(event.data.object, site, ask);
    default:
      return [];
  }
}

function openEvent(stripe: Stripe, secret: string, { rawBody, headers }: Webhook): Stripe.Event {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') throw new WebhookRefused('missing Stripe signature');
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_S);
  } catch {
    throw new WebhookRefused('invalid or expired Stripe signature');
  }
}

function ofOurs(session: Stripe.Checkout.Session, site: string, hasFailed = false): PaymentEvent[] {
  const purchaseId = purchaseIdOf(session.metadata, site);
  return purchaseId === null ? [] : checkoutEvents(session, purchaseId, hasFailed);
}

async function ofRefund(refund: Stripe.Refund, site: string, ask: Ask): Promise<PaymentEvent[]> {
  const paid = paidOf(refund, site) ?? (await ask((stripe) => findPaid(stripe, refund, site)));
  return paid ? refundEvents(refund, paid) : [];
}

function paidOf({ metadata }: Stripe.Refund, site: string): Paid | undefined {
  const ref = metadata?.checkout;
  const purchaseId = purchaseIdOf(metadata, site);
  return ref && purchaseId !== null ? { ref, purchaseId } : undefined;
}

/** A refund made at Stripe's dashboard names the payment, but not its checkout. */
async function findPaid(
  stripe: Stripe,
  { payment_intent: intent }: Stripe.Refund,
  site: string,
): Promise<Paid | undefined> {
  if (typeof intent !== 'string') return undefined;
  const { data } = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 });
  const [session] = data;
  const purchaseId = session ? purchaseIdOf(session.metadata, site) : null;
  return session && purchaseId !== null ? { ref: session.id, purchaseId } : undefined;
}
