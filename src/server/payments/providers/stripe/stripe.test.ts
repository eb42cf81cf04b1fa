import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeStripe, STRIPE_KEY, STRIPE_WEBHOOK_SECRET, startFakeStripe } from '#test/fake-stripe.ts';
import { type CheckoutOrder, type PaymentProvider, ProviderFailed } from '../provider.ts';
import { createStripeProvider } from './provider.ts';

let stripe: FakeStripe;
let provider: PaymentProvider;
beforeEach(async () => {
  stripe = await startFakeStripe();
  provider = atSite(SITE);
});
afterEach(() => stripe.server.close());

const MINUTE_MS = 60_000;
const SITE = 'https://jarmark.test';

function atSite(publicUrl: string): PaymentProvider {
  const config = { secretKey: STRIPE_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiBase: stripe.server.url };
  return createStripeProvider(config, { publicUrl });
}

function anOrder(fields: Partial<CheckoutOrder> = {}): CheckoutOrder {
  return {
    purchaseId: 71,
    amountMinor: 3_900,
    currency: 'PLN',
    title: 'Wyróżnienie: bryndza z bacówki',
    email: 'baca@example.pl',
    locale: 'uk',
    returnUrl: 'https://jarmark.test/payment/71',
    expiresAt: new Date(Date.now() + 15 * MINUTE_MS),
    ...fields,
  };
}

async function paid(fields: Partial<CheckoutOrder> = {}) {
  const order = anOrder(fields);
  const { ref } = await provider.startCheckout(order);
  stripe.pay(ref);
  return { ref, purchaseId: order.purchaseId, amountMinor: order.amountMinor };
}

test('cards, BLIK and Przelewy24 are offered for the exact amount, with the purchase’s title', async () => {
  const order = anOrder();
  await provider.startCheckout(order);
  const sent = Object.fromEntries(stripe.lastCheckout());
  expect(sent).toMatchObject({
    mode: 'payment',
    'allowed_payment_method_types[0]': 'blik',
    'allowed_payment_method_types[1]': 'card',
    'allowed_payment_method_types[2]': 'p24',
    'line_items[0][price_data][unit_amount]': '3900',
    'line_items[0][price_data][product_data][name]': order.title,
    'metadata[purchaseId]': '71',
    'payment_intent_data[metadata][purchaseId]': '71',
    customer_email: order.email,
    success_url: order.returnUrl,
    locale: 'auto',
  });
});

test('a checkout requested again in its last minute is still accepted by Stripe', async () => {
  const { ref } = await provider.startCheckout(anOrder({ expiresAt: new Date(Date.now() + 1_000) }));
  expect(stripe.sessions.get(ref)?.status).toBe('open');
});

test('a late approval by the bank is reported', async () => {
  const { ref } = await provider.startCheckout(anOrder());
  stripe.pay(ref, 'unpaid');
  const payment = { ref, purchaseId: 71, amountMinor: 3_900 };
  const session = () => stripe.sessions.get(ref);
  expect(await provider.readWebhook(stripe.webhook('checkout.session.completed', session()))).toEqual([]);
  expect(await provider.fetchEvents(payment)).toEqual([]);
  stripe.settleLate(ref, true);
  const told = await provider.readWebhook(stripe.webhook('checkout.session.async_payment_succeeded', session()));
  expect(told).toMatchObject([{ kind: 'paid', ref, purchaseId: 71, amountMinor: 3_900 }]);
  expect(await provider.fetchEvents(payment)).toEqual(told);
});

test('a late refusal by the bank is reported too', async () => {
  const { ref } = await provider.startCheckout(anOrder());
  stripe.pay(ref, 'unpaid');
  stripe.settleLate(ref, false);
  const webhook = stripe.webhook('checkout.session.async_payment_failed', stripe.sessions.get(ref));
  const told = await provider.readWebhook(webhook);
  expect(told).toMatchObject([{ kind: 'declined', ref, purchaseId: 71 }]);
  expect(await provider.fetchEvents({ ref, purchaseId: 71, amountMinor: 3_900 })).toEqual(told);
});

test('a cancelled checkout is reported as expired, by webhook and query', async () => {
  const { ref } = await provider.startCheckout(anOrder());
  const payment = { ref, purchaseId: 71, amountMinor: 3_900 };
  await provider.cancelCheckout(payment);
  const told = await provider.readWebhook(stripe.webhook('checkout.session.expired', stripe.sessions.get(ref)));
  expect(told).toMatchObject([{ kind: 'expired', ref, purchaseId: 71 }]);
  expect(await provider.fetchEvents(payment)).toEqual(told);
});

test('a refund that takes days is not done, and its completion is reported', async () => {
  const payment = await paid();
  stripe.refundsAre = 'pending';
  const refund = await provider.refund(payment, { amountMinor: 3_900, key: 'refund-9' });
  expect(refund.isDone).toBe(false);
  const find = () => stripe.refunds.find(({ id }) => id === refund.ref);
  expect(await provider.readWebhook(stripe.webhook('refund.created', find()))).toEqual([]);
  stripe.settleRefund(refund.ref, true);
  const told = await provider.readWebhook(stripe.webhook('refund.updated', find()));
  expect(told).toMatchObject([{ kind: 'refunded', ref: payment.ref, amountMinor: 3_900 }]);
});

test('a failed refund is reported, and a retry is a new refund', async () => {
  const payment = await paid();
  stripe.refundsAre = 'pending';
  const first = await provider.refund(payment, { amountMinor: 3_900, key: 'refund-9' });
  stripe.settleRefund(first.ref, false);
  const failed = stripe.refunds.find(({ id }) => id === first.ref);
  expect(await provider.readWebhook(stripe.webhook('refund.failed', failed))).toMatchObject([{ kind: 'refundFailed' }]);
  stripe.refundsAre = 'succeeded';
  const second = await provider.refund(payment, { amountMinor: 3_900, key: 'refund-9' });
  expect(second).toMatchObject({ isDone: true });
  expect(second.ref).not.toBe(first.ref);
});

test('a refund made at Stripe’s dashboard is reported for its purchase', async () => {
  const { ref } = await paid();
  const refund = stripe.refundByHand(ref, 500);
  expect(await provider.readWebhook(stripe.webhook('refund.created', refund))).toMatchObject([
    { kind: 'refunded', ref, purchaseId: 71, amountMinor: 500 },
  ]);
});

test('events of other shops of the account, or not about payments, are ignored', async () => {
  const { ref } = await paid();
  const foreign = { ...stripe.sessions.get(ref), id: 'cs_other', metadata: {} };
  expect(await provider.readWebhook(stripe.webhook('checkout.session.completed', foreign))).toEqual([]);
  const told = stripe.webhook('checkout.session.completed', stripe.sessions.get(ref));
  expect(await provider.readWebhook(told)).toHaveLength(1);
  expect(await atSite('https://inny-jarmark.test').readWebhook(told)).toEqual([]);
  expect(await provider.readWebhook(stripe.webhook('customer.created', { id: 'cus_1' }))).toEqual([]);
});

test('a wrong key fails without revealing the key', async () => {
  const config = { secretKey: 'sk_test_wrong_key', webhookSecret: STRIPE_WEBHOOK_SECRET, apiBase: stripe.server.url };
  const failure = await createStripeProvider(config, { publicUrl: SITE })
    .startCheckout(anOrder())
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProviderFailed);
  expect(String(failure)).not.toContain('sk_test');
});
