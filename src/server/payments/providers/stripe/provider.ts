import type Stripe from 'stripe';
import type { StripeConfig } from '../../../payment-settings.ts';
import { DEADLINE_MS, withinDeadline } from '../deadline.ts';
import type { Checkout, CheckoutOrder, PaymentEvent, PaymentProvider, PaymentRef } from '../provider.ts';
import { ProviderFailed } from '../provider.ts';
import { createStripeClient } from './client.ts';
import { checkoutEvents, metadataOf, refundEvents } from './events.ts';
import { refundOnce } from './refunds.ts';
import { readStripeWebhook } from './webhooks.ts';

/** Stripe Checkout: cards, BLIK and Przelewy24 on Stripe's page. */
export function createStripeProvider(
  config: StripeConfig,
  { publicUrl: site, deadlineMs = DEADLINE_MS }: { readonly publicUrl: string; readonly deadlineMs?: number },
): PaymentProvider {
  const getClient = createStripeClient(config);
  const ask = <T>(act: (stripe: Stripe) => Promise<T>) =>
    withinDeadline(async () => act(await getClient()), deadlineMs);
  return {
    id: 'stripe',
    startCheckout: (order) => ask((stripe) => startCheckout(stripe, order, site)),
    readWebhook: async (webhook) =>
      readStripeWebhook({ stripe: await getClient(), secret: config.webhookSecret, site, ask }, webhook),
    fetchEvents: (payment) => ask((stripe) => fetchEvents(stripe, payment)),
    cancelCheckout: (payment) => ask((stripe) => cancelCheckout(stripe, payment)),
    refund: (payment, refund) => ask((stripe) => refundOnce(stripe, payment, refund, site)),
  };
}

/**
 * Stripe requires checkouts to stay open for at least half an hour; a checkout requested again at the end of the
 * payment's time must still have as much.
 */
const OPEN_AFTER_EXPIRY_S = 31 * 60;
const TITLE_LENGTH = 250;
/** Stripe's locale; it does not support Ukrainian. */
const LOCALES = { pl: 'pl', en: 'en', de: 'de', es: 'es', uk: 'auto', it: 'it' } as const;

async function startCheckout(stripe: Stripe, order: CheckoutOrder, site: string): Promise<Checkout> {
  const expiresAtMs = order.expiresAt.getTime();
  // The same key returns the same checkout; the time distinguishes purchases of a recreated database.
  const idempotencyKey = `checkout-${order.purchaseId}-${expiresAtMs}`;
  const { id, url } = await stripe.checkout.sessions.create(checkoutParams(order, site), { idempotencyKey });
  if (!url) throw new ProviderFailed('Stripe created a checkout without a URL');
  return { ref: id, url };
}

function checkoutParams(order: CheckoutOrder, site: string): Stripe.Checkout.SessionCreateParams {
  const metadata = metadataOf(order.purchaseId, site);
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    allowed_payment_method_types: ['blik', 'card', 'p24'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.amountMinor,
          product_data: { name: order.title.slice(0, TITLE_LENGTH) },
        },
      },
    ],
    client_reference_id: String(order.purchaseId),
    customer_email: order.email,
    locale: LOCALES[order.locale],
    metadata,
    payment_intent_data: { metadata },
    success_url: order.returnUrl,
    cancel_url: order.returnUrl,
    expires_at: Math.ceil(order.expiresAt.getTime() / 1_000) + OPEN_AFTER_EXPIRY_S,
  };
}

async function fetchEvents(stripe: Stripe, { ref, purchaseId }: PaymentRef): Promise<PaymentEvent[]> {
  const session = await stripe.checkout.sessions.retrieve(ref, { expand: ['payment_intent'] });
  const intent = session.payment_intent as Stripe.PaymentIntent | null;
  const checkout = checkoutEvents(session, purchaseId, session.status === 'complete' && hasFailed(intent));
  if (!intent || session.payment_status !== 'paid') return checkout;
  const { data: refunds } = await stripe.refunds.list({ payment_intent: intent.id, limit: 100 });
  return [...checkout, ...refunds.flatMap((refund) => refundEvents(refund, { ref, purchaseId }))];
}

/** Whether a bank has declined after the buyer had returned. */
function hasFailed(intent: Stripe.PaymentIntent | null): boolean {
  return intent?.status === 'canceled' || (intent?.status === 'requires_payment_method' && !!intent.last_payment_error);
}

/** A paid or expired checkout stays as it is. */
async function cancelCheckout(stripe: Stripe, { ref }: PaymentRef): Promise<void> {
  const { status } = await stripe.checkout.sessions.retrieve(ref);
  if (status !== 'open') return;
  await stripe.checkout.sessions.expire(ref).catch(async (error: unknown) => {
    const now = await stripe.checkout.sessions.retrieve(ref);
    if (now.status === 'open') throw error;
  });
}
