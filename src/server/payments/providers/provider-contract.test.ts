import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { STAGES, type Stage } from '#test/payment-stages.ts';
import {
  type CheckoutOrder,
  type PaymentEvent,
  type PaymentRef,
  ProviderFailed,
  type Webhook,
  WebhookRefused,
} from './provider.ts';

const ALL = Object.entries(STAGES);

/** The test bench of a provider: its stage, and payments started or made on it. */
interface Trial {
  readonly id: string;
  /** The stage of the running test. */
  readonly stage: Stage;
  readonly started: (fields?: Partial<CheckoutOrder>) => Promise<Begun>;
  readonly paid: (fields?: Partial<CheckoutOrder>) => Promise<Begun & { events: readonly PaymentEvent[] }>;
}

type Begun = PaymentRef & { order: CheckoutOrder };

/** Runs the contract tests of a subject against every provider. */
function eachProvider(subject: string, promise: (trial: Trial) => void): void {
  describe.each(ALL)(`%s: ${subject}`, (id, chooseStage) => {
    const openStage = chooseStage();
    let stage: Stage;
    beforeEach(async () => {
      stage = await openStage();
    });
    afterEach(() => stage.close());
    const started = (fields = {}) => begin(stage, fields);
    promise({
      id,
      get stage() {
        return stage;
      },
      started,
      paid: async (fields) => payFor(stage, await started(fields)),
    });
  });
}

async function begin(stage: Stage, fields: Partial<CheckoutOrder>): Promise<Begun> {
  const order = await stage.anOrder(fields);
  const { ref } = await stage.provider.startCheckout(order);
  return { ref, purchaseId: order.purchaseId, amountMinor: order.amountMinor, order };
}

/** Pays, and reads the webhook. */
async function payFor(stage: Stage, payment: Begun) {
  await stage.pay(payment.ref);
  const events = await stage.provider.readWebhook(await stage.paidWebhook(payment.ref));
  return { ...payment, events };
}

eachProvider('checkouts', (trial) => {
  const { id, started, paid } = trial;

  test('has its id', () => {
    expect(trial.stage.provider.id).toBe(id);
  });

  test('starting the same purchase again returns the same checkout, another purchase gets another', async () => {
    const { ref, order } = await started();
    const again = await trial.stage.provider.startCheckout(order);
    const other = await started();
    expect(again.ref).toBe(ref);
    expect(again.url).toMatch(/^https?:\/\//);
    expect(other.ref).not.toBe(ref);
  });

  test('concurrent starts create one checkout', async () => {
    const order = await trial.stage.anOrder();
    const all = await Promise.all(Array.from({ length: 4 }, () => trial.stage.provider.startCheckout(order)));
    expect(new Set(all.map(({ ref }) => ref)).size).toBe(1);
  });

  test('an unpaid payment has no events', async () => {
    expect(await trial.stage.provider.fetchEvents(await started())).toEqual([]);
  });

  test('a webhook reports a payment, and a query returns the same event', async () => {
    const { events, ref, purchaseId, ...payment } = await paid({ amountMinor: 2_345 });
    expect(events).toEqual([
      { provider: id, eventId: expect.any(String), kind: 'paid', ref, purchaseId, amountMinor: 2_345, currency: 'PLN' },
    ]);
    expect(await trial.stage.provider.fetchEvents({ ref, purchaseId, amountMinor: payment.amountMinor })).toEqual(
      events,
    );
  });

  test('a repeated webhook is the same event', async () => {
    const { events, ref } = await paid();
    expect(await trial.stage.provider.readWebhook(await trial.stage.paidWebhook(ref))).toEqual(events);
  });

  test('a payment without a webhook is found by a query', async () => {
    const payment = await started();
    await trial.stage.pay(payment.ref);
    const [event, ...more] = await trial.stage.provider.fetchEvents(payment);
    expect(event).toMatchObject({ kind: 'paid', ref: payment.ref, amountMinor: payment.amountMinor });
    expect(more).toEqual([]);
    expect(await trial.stage.provider.readWebhook(await trial.stage.paidWebhook(payment.ref))).toEqual([event]);
  });

  test('events of one payment do not affect another', async () => {
    const other = await started();
    const { events, ref } = await paid();
    expect(events.map((event) => event.ref)).toEqual([ref]);
    expect(await trial.stage.provider.fetchEvents(other)).toEqual([]);
  });
});

eachProvider('webhooks', (trial) => {
  const { id, paid } = trial;

  test('a webhook signed by someone else is refused', async () => {
    const { ref } = await paid();
    await expect(trial.stage.provider.readWebhook(await trial.stage.forgedWebhook(ref))).rejects.toBeInstanceOf(
      WebhookRefused,
    );
  });

  test('a webhook signed an hour ago is refused if it has a timestamp', async () => {
    const { ref } = await paid();
    const stale = await trial.stage.staleWebhook(ref);
    if (stale) await expect(trial.stage.provider.readWebhook(stale)).rejects.toBeInstanceOf(WebhookRefused);
    else expect(id).toBe('przelewy24');
  });

  test('a webhook with a tampered amount or purchase is refused', async () => {
    const { ref, amountMinor } = await paid();
    const { rawBody, headers } = await trial.stage.paidWebhook(ref);
    const text = rawBody.toString('utf8');
    for (const [from, to] of [
      [String(amountMinor), String(amountMinor + 100)],
      [ref, `${ref.slice(0, -1)}x`],
    ] as const) {
      expect(text).toContain(from);
      const changed: Webhook = { headers, rawBody: Buffer.from(text.replaceAll(from, to)) };
      await expect(trial.stage.provider.readWebhook(changed)).rejects.toBeInstanceOf(WebhookRefused);
    }
  });

  test('anything that is no webhook is refused with WebhookRefused only', async () => {
    const { headers } = await trial.stage.paidWebhook((await paid()).ref);
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
        await expect(trial.stage.provider.readWebhook({ rawBody, headers: some })).rejects.toBeInstanceOf(
          WebhookRefused,
        );
      }),
      { numRuns: 150 },
    );
  });
});

eachProvider('refunds and endings', (trial) => {
  const { id, started, paid } = trial;

  test('a key refunds once, and a webhook reports completion', async () => {
    const payment = await paid();
    const refund = { amountMinor: 700, key: 'refund-1' };
    const first = await trial.stage.provider.refund(payment, refund);
    const second = await trial.stage.provider.refund(payment, refund);
    expect(second.ref).toBe(first.ref);
    const told = await trial.stage.provider.readWebhook(await trial.stage.refundWebhook(payment.ref, first.ref));
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
    expect(await trial.stage.provider.fetchEvents(payment)).toEqual([...payment.events, ...told]);
    expect((await trial.stage.provider.refund(payment, refund)).ref).toBe(first.ref);
  });

  test('refunds with different keys never exceed the payment', async () => {
    const payment = await paid({ amountMinor: 1_900 });
    const one = await trial.stage.provider.refund(payment, { amountMinor: 1_000, key: 'refund-1' });
    const two = await trial.stage.provider.refund(payment, { amountMinor: 900, key: 'refund-2' });
    expect(two.ref).not.toBe(one.ref);
    const third = trial.stage.provider.refund(payment, { amountMinor: 1, key: 'refund-3' });
    await expect(third).rejects.toBeInstanceOf(ProviderFailed);
  });

  test('an unpaid payment is not refunded', async () => {
    const refund = trial.stage.provider.refund(await started(), { amountMinor: 100, key: 'refund-1' });
    await expect(refund).rejects.toBeInstanceOf(ProviderFailed);
  });

  test('a cancelled payment reports at most its expiry, and can be cancelled again', async () => {
    const payment = await started();
    await trial.stage.provider.cancelCheckout(payment);
    await trial.stage.provider.cancelCheckout(payment);
    const kinds = (await trial.stage.provider.fetchEvents(payment)).map(({ kind }) => kind);
    expect([[], ['expired']]).toContainEqual(kinds);
    if (kinds.length > 0) expect(await trial.stage.pay(payment.ref)).toBe(false);
  });

  test('cancelling a paid payment leaves it paid', async () => {
    const { events, ...payment } = await paid();
    await trial.stage.provider.cancelCheckout(payment);
    expect(await trial.stage.provider.fetchEvents(payment)).toEqual(events);
  });

  test.each(['failing', 'silent', 'babbling'] as const)('a %s server becomes a ProviderFailed', async (mood) => {
    const payment = await paid();
    const order = await trial.stage.anOrder();
    const provider = trial.stage.troubled(mood);
    const asked = await Promise.allSettled([
      provider.startCheckout(order),
      provider.fetchEvents(payment),
      provider.refund(payment, { amountMinor: 100, key: 'refund-1' }),
    ]);
    expect(asked).toEqual(asked.map(() => ({ status: 'rejected', reason: expect.any(ProviderFailed) })));
  });
});
