import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakePrzelewy24, P24_SHOP, startFakePrzelewy24 } from '#test/fake-przelewy24.ts';
import { type CheckoutOrder, type PaymentProvider, ProviderFailed, WebhookRefused } from '../provider.ts';
import { createPrzelewy24Provider } from './provider.ts';

const publicUrl = 'https://jarmark.test';
const getName = () => '„Żywność” spod Łysicy & Synowie';
let p24: FakePrzelewy24;
let provider: PaymentProvider;
beforeEach(async () => {
  p24 = await startFakePrzelewy24();
  provider = createPrzelewy24Provider({ ...P24_SHOP, apiBase: p24.server.url }, { publicUrl, getName });
});
afterEach(() => p24.server.close());

function anOrder(fields: Partial<CheckoutOrder> = {}): CheckoutOrder {
  return {
    purchaseId: 71,
    amountMinor: 3_900,
    currency: 'PLN',
    title: 'Wyróżnienie: „bryndza” z bacówki / 2 szt.',
    email: 'baca@example.pl',
    locale: 'pl',
    returnUrl: `${publicUrl}/payment/71`,
    expiresAt: new Date(Date.now() + 15 * 60_000),
    ...fields,
  };
}

async function started(fields: Partial<CheckoutOrder> = {}) {
  const order = anOrder(fields);
  const { ref, url } = await provider.startCheckout(order);
  return { ref, url, purchaseId: order.purchaseId, amountMinor: order.amountMinor };
}

async function taken() {
  const payment = await started();
  p24.pay(payment.ref);
  await provider.readWebhook(p24.notification(payment.ref));
  return payment;
}

test('a payment is registered with all required fields and paid on Przelewy24’s page', async () => {
  const { ref, url } = await started();
  expect(url).toBe(`${p24.server.url}/trnRequest/TOKEN-3000000000`);
  expect(p24.transactions.get(ref)?.registration).toMatchObject({
    amount: 3_900,
    currency: 'PLN',
    country: 'PL',
    language: 'pl',
    timeLimit: 15,
    urlReturn: `${publicUrl}/payment/71`,
    urlStatus: `${publicUrl}/webhooks/payments/przelewy24`,
    transferLabel: 'Zywnosc spod Lysi 71',
  });
});

test('unsupported values are replaced: a long address, a language, a time in the past', async () => {
  const email = `${'bardzo.dluga.nazwa.'.repeat(3)}@example.pl`;
  const { ref } = await started({ email, locale: 'uk', expiresAt: new Date(Date.now() - 1_000) });
  expect(p24.transactions.get(ref)?.registration).toMatchObject({
    email: 'platnosci@jarmark.test',
    language: 'en',
    timeLimit: 1,
  });
});

test('purchases of another site or a recreated database have other session ids', async () => {
  const order = anOrder();
  const elsewhere = createPrzelewy24Provider(
    { ...P24_SHOP, apiBase: p24.server.url },
    { publicUrl: 'https://other.test', getName },
  );
  const refs = [
    (await provider.startCheckout(order)).ref,
    (await elsewhere.startCheckout(order)).ref,
    (await provider.startCheckout({ ...order, expiresAt: new Date(order.expiresAt.getTime() + 1) })).ref,
  ];
  expect(new Set(refs).size).toBe(3);
});

test('a payment is confirmed once, however often it is notified', async () => {
  const { ref } = await taken();
  const again = await provider.readWebhook(p24.notification(ref));
  expect(again).toMatchObject([{ kind: 'paid', ref, purchaseId: 71, amountMinor: 3_900 }]);
  expect(p24.verifications).toBe(1);
});

test('a payment without a notification is confirmed by a query', async () => {
  const payment = await started();
  p24.pay(payment.ref);
  expect(await provider.fetchEvents(payment)).toMatchObject([{ kind: 'paid', ref: payment.ref }]);
  expect(p24.transactions.get(payment.ref)?.status).toBe(2);
});

test('a notification of a payment that Przelewy24 does not know as paid is refused', async () => {
  const { ref } = await started();
  await expect(provider.readWebhook(p24.notification(ref))).rejects.toBeInstanceOf(ProviderFailed);
  const larger = p24.notification(ref, { amount: 3_901 });
  await expect(provider.readWebhook(larger)).rejects.toBeInstanceOf(ProviderFailed);
});

test('a notification for another shop, or not for one of our payments, changes nothing', async () => {
  const { ref } = await started();
  p24.pay(ref);
  const other = p24.notification(ref, { merchantId: 1 });
  await expect(provider.readWebhook(other)).rejects.toBeInstanceOf(WebhookRefused);
  expect(await provider.readWebhook(p24.notification(ref, { sessionId: 'a-shop-of-hats' }))).toEqual([]);
  expect(p24.verifications).toBe(0);
});

test('a notification is not accepted while Przelewy24 is unreachable, so that it is retried', async () => {
  const { ref } = await started();
  p24.pay(ref);
  const notification = p24.notification(ref);
  p24.server.mood = 'failing';
  await expect(provider.readWebhook(notification)).rejects.toBeInstanceOf(ProviderFailed);
  p24.server.mood = 'fine';
  expect(await provider.readWebhook(notification)).toMatchObject([{ kind: 'paid' }]);
});

test('a rejected refund is reported, and a retry is a new refund', async () => {
  const payment = await taken();
  const first = await provider.refund(payment, { amountMinor: 900, key: 'refund-4' });
  expect(first.isDone).toBe(false);
  p24.settleRefund(first.ref, false);
  const told = await provider.readWebhook(p24.refundNotification(first.ref));
  expect(told).toMatchObject([{ kind: 'refundFailed', ref: payment.ref, amountMinor: 900 }]);
  expect((await provider.fetchEvents(payment)).map(({ kind }) => kind)).toEqual(['paid', 'refundFailed']);
  const second = await provider.refund(payment, { amountMinor: 900, key: 'refund-4' });
  expect(second.ref).not.toBe(first.ref);
});

test('refund ids have a valid length', async () => {
  const payment = await taken();
  await provider.refund(payment, { amountMinor: 900, key: 'refund-123456789012345678901234567890' });
  expect(p24.refunds).toMatchObject([{ amount: 900, orderId: 3_000_000_000 }]);
});

test('a refund notification with another CRC is refused', async () => {
  const payment = await taken();
  const { ref } = await provider.refund(payment, { amountMinor: 900, key: 'refund-4' });
  const forged = p24.refundNotification(ref, 'another');
  await expect(provider.readWebhook(forged)).rejects.toBeInstanceOf(WebhookRefused);
});

test('a full refund shows as paid and refunded; a payment never confirmed does not', async () => {
  const payment = await taken();
  const { ref } = await provider.refund(payment, { amountMinor: 3_900, key: 'refund-4' });
  p24.settleRefund(ref, true);
  const transaction = p24.transactions.get(payment.ref);
  if (transaction) transaction.status = 3;
  expect((await provider.fetchEvents(payment)).map(({ kind }) => kind)).toEqual(['paid', 'refunded']);
  const other = await started({ purchaseId: 72 });
  const untaken = p24.transactions.get(other.ref);
  if (untaken) untaken.status = 3;
  expect(await provider.fetchEvents(other)).toEqual([]);
});

test('wrong credentials fail without revealing the key', async () => {
  const config = { ...P24_SHOP, apiKey: 'a-wrong-key-0123', apiBase: p24.server.url };
  const failure = await createPrzelewy24Provider(config, { publicUrl, getName })
    .startCheckout(anOrder())
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProviderFailed);
  expect(String(failure)).not.toContain('a-wrong-key');
});
