import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { STAGES, type Stage } from '#test/payment-stages.ts';
import { type CheckoutOrder, type PaymentRef, ProviderFailed, type Webhook, WebhookRefused } from './provider.ts';

const ALL = Object.entries(STAGES);

describe.each(ALL)('%s', (id, chooseStage) => {
  const openStage = chooseStage();
  let stage: Stage;
  beforeEach(async () => {
    stage = await openStage();
  });
  afterEach(() => stage.close());

  async function started(fields: Partial<CheckoutOrder> = {}): Promise<PaymentRef & { order: CheckoutOrder }> {
    const order = await stage.anOrder(fields);
    const { ref } = await stage.provider.startCheckout(order);
    return { ref, purchaseId: order.purchaseId, amountMinor: order.amountMinor, order };
  }

  /** One that somebody has paid, and whose webhook has been read. */
  async function paid(fields: Partial<CheckoutOrder> = {}) {
    const payment = await started(fields);
    await stage.pay(payment.ref);
    const events = await stage.provider.readWebhook(await stage.paidWebhook(payment.ref));
    return { ...payment, events };
  }

  test('is called by its name', () => {
    expect(stage.provider.id).toBe(id);
  });

  test('the same purchase has one checkout, however often it is begun, and another purchase another', async () => {
    const { ref, order } = await started();
    const again = await stage.provider.startCheckout(order);
    const other = await started();
    expect(again.ref).toBe(ref);
    expect(again.url).toMatch(/^https?:\/\//);
    expect(other.ref).not.toBe(ref);
  });

  test('of one begun twice at once there is one checkout', async () => {
    const order = await stage.anOrder();
    const all = await Promise.all(Array.from({ length: 4 }, () => stage.provider.startCheckout(order)));
    expect(new Set(all.map(({ ref }) => ref)).size).toBe(1);
  });

  test('nothing is known of a payment that nobody has made', async () => {
    expect(await stage.provider.fetchEvents(await started())).toEqual([]);
  });

  test('a webhook tells of a payment, and whoever asks is told the same', async () => {
    const { events, ref, purchaseId, ...payment } = await paid({ amountMinor: 2_345 });
    expect(events).toEqual([
      { provider: id, eventId: expect.any(String), kind: 'paid', ref, purchaseId, amountMinor: 2_345, currency: 'PLN' },
    ]);
    expect(await stage.provider.fetchEvents({ ref, purchaseId, amountMinor: payment.amountMinor })).toEqual(events);
  });

  test('a webhook that comes again is the same event', async () => {
    const { events, ref } = await paid();
    expect(await stage.provider.readWebhook(await stage.paidWebhook(ref))).toEqual(events);
  });

  test('a payment whose webhook never comes is found by asking', async () => {
    const payment = await started();
    await stage.pay(payment.ref);
    const [event, ...more] = await stage.provider.fetchEvents(payment);
    expect(event).toMatchObject({ kind: 'paid', ref: payment.ref, amountMinor: payment.amountMinor });
    expect(more).toEqual([]);
    expect(await stage.provider.readWebhook(await stage.paidWebhook(payment.ref))).toEqual([event]);
  });

  test('payments do not speak for each other', async () => {
    const other = await started();
    const { events, ref } = await paid();
    expect(events.map((event) => event.ref)).toEqual([ref]);
    expect(await stage.provider.fetchEvents(other)).toEqual([]);
  });

  test('a webhook of somebody else is refused', async () => {
    const { ref } = await paid();
    await expect(stage.provider.readWebhook(await stage.forgedWebhook(ref))).rejects.toBeInstanceOf(WebhookRefused);
  });

  test('a webhook of an hour ago is refused where it says when it was signed', async () => {
    const { ref } = await paid();
    const stale = await stage.staleWebhook(ref);
    if (stale) await expect(stage.provider.readWebhook(stale)).rejects.toBeInstanceOf(WebhookRefused);
    else expect(id).toBe('przelewy24');
  });

  test('a webhook whose amount or purchase was changed on the way is refused', async () => {
    const { ref, amountMinor } = await paid();
    const { rawBody, headers } = await stage.paidWebhook(ref);
    const text = rawBody.toString('utf8');
    for (const [from, to] of [
      [String(amountMinor), String(amountMinor + 100)],
      [ref, `${ref.slice(0, -1)}x`],
    ] as const) {
      expect(text).toContain(from);
      const changed: Webhook = { headers, rawBody: Buffer.from(text.replaceAll(from, to)) };
      await expect(stage.provider.readWebhook(changed)).rejects.toBeInstanceOf(WebhookRefused);
    }
  });

  test('whatever is no webhook is refused, and nothing else comes of it', async () => {
    const { headers } = await stage.paidWebhook((await paid()).ref);
    const bodies = fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      fc.json().map((json) => Buffer.from(json)),
    );
    const heads = fc.oneof(
      fc.constant({}),
      fc.constant(headers),
      fc.dictionary(fc.constantFrom('stripe-signature', 'sandbox-signature', 'x'), fc.string()),
    );
    await fc.assert(
      fc.asyncProperty(bodies, heads, async (rawBody, some) => {
        await expect(stage.provider.readWebhook({ rawBody, headers: some })).rejects.toBeInstanceOf(WebhookRefused);
      }),
      { numRuns: 150 },
    );
  });

  test('a refund goes back once for its key, and a webhook tells when it has come about', async () => {
    const payment = await paid();
    const refund = { amountMinor: 700, key: 'refund-1' };
    const first = await stage.provider.refund(payment, refund);
    const second = await stage.provider.refund(payment, refund);
    expect(second.ref).toBe(first.ref);
    const told = await stage.provider.readWebhook(await stage.refundWebhook(payment.ref, first.ref));
    expect(told).toEqual([
      {
        provider: id,
        eventId: expect.any(String),
        kind: 'refunded',
        ref: payment.ref,
        purchaseId: payment.purchaseId,
        amountMinor: 700,
        currency: 'PLN',
      },
    ]);
    expect(await stage.provider.fetchEvents(payment)).toEqual([...payment.events, ...told]);
    expect((await stage.provider.refund(payment, refund)).ref).toBe(first.ref);
  });

  test('refunds with different keys add up to no more than was paid', async () => {
    const payment = await paid({ amountMinor: 1_900 });
    const one = await stage.provider.refund(payment, { amountMinor: 1_000, key: 'refund-1' });
    const two = await stage.provider.refund(payment, { amountMinor: 900, key: 'refund-2' });
    expect(two.ref).not.toBe(one.ref);
    const third = stage.provider.refund(payment, { amountMinor: 1, key: 'refund-3' });
    await expect(third).rejects.toBeInstanceOf(ProviderFailed);
  });

  test('what nobody has paid is not given back', async () => {
    const refund = stage.provider.refund(await started(), { amountMinor: 100, key: 'refund-1' });
    await expect(refund).rejects.toBeInstanceOf(ProviderFailed);
  });

  test('one that was ended tells at most that it is over, and may be ended again', async () => {
    const payment = await started();
    await stage.provider.cancelCheckout(payment);
    await stage.provider.cancelCheckout(payment);
    const kinds = (await stage.provider.fetchEvents(payment)).map(({ kind }) => kind);
    expect([[], ['expired']]).toContainEqual(kinds);
    if (kinds.length > 0) expect(await stage.pay(payment.ref)).toBe(false);
  });

  test('ending what was paid leaves it paid', async () => {
    const { events, ...payment } = await paid();
    await stage.provider.cancelCheckout(payment);
    expect(await stage.provider.fetchEvents(payment)).toEqual(events);
  });

  test.each(['failing', 'silent', 'babbling'] as const)('a server that is %s is told as such', async (mood) => {
    const payment = await paid();
    const order = await stage.anOrder();
    const provider = stage.troubled(mood);
    const asked = await Promise.allSettled([
      provider.startCheckout(order),
      provider.fetchEvents(payment),
      provider.refund(payment, { amountMinor: 100, key: 'refund-1' }),
    ]);
    expect(asked).toEqual(asked.map(() => ({ status: 'rejected', reason: expect.any(ProviderFailed) })));
  });
});
