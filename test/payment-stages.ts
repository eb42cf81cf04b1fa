import type { ProviderId } from '#contract/payments/payments.ts';
import type { CheckoutOrder, PaymentProvider, Webhook } from '#server/payments/providers/provider.ts';
import { createPrzelewy24Provider } from '#server/payments/providers/przelewy24/provider.ts';
import { decide } from '#server/payments/providers/sandbox/decide.ts';
import { createSandboxProvider } from '#server/payments/providers/sandbox/provider.ts';
import { signatureOf } from '#server/payments/providers/sandbox/signature.ts';
import { signEvent } from '#server/payments/providers/sandbox/webhooks.ts';
import { createStripeProvider } from '#server/payments/providers/stripe/provider.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { anAccount } from './factories.ts';
import { P24_SHOP, startFakePrzelewy24 } from './fake-przelewy24.ts';
import type { Mood } from './fake-server.ts';
import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET, startFakeStripe } from './fake-stripe.ts';
import { type TestApp, testApp } from './test-app.ts';

/** What a test needs of a provider's server: a buyer who pays there, and the webhooks it then sends. */
export interface Stage {
  /** Something to pay for, different each time. */
  anOrder(fields?: Partial<CheckoutOrder>): Promise<CheckoutOrder>;
  readonly provider: PaymentProvider;
  /** The same provider with a failing server. */
  troubled(mood: Exclude<Mood, 'fine'>): PaymentProvider;
  /** False where it can no longer be paid. */
  pay(ref: string): Promise<boolean>;
  /** The webhook for a completed payment. */
  paidWebhook(ref: string): Promise<Webhook>;
  /** The same, signed with another secret. */
  forgedWebhook(ref: string): Promise<Webhook>;
  /** The same, as sent an hour ago; null for providers that sign without a timestamp. */
  staleWebhook(ref: string): Promise<Webhook> | null;
  /** Completes a refund; returns its webhook. */
  refundWebhook(ref: string, refundRef: string): Promise<Webhook>;
  close(): Promise<void>;
}

/** Each is created within its provider's tests: the sandbox needs a database there. */
export const STAGES: Readonly<Record<ProviderId, () => () => Promise<Stage>>> = {
  sandbox: () => {
    const app = testApp();
    return () => sandboxStage(app);
  },
  stripe: () => stripeStage,
  przelewy24: () => przelewy24Stage,
};

let counter = 0;

/** For providers whose server has no access to this database. */
async function anyOrder(fields: Partial<CheckoutOrder> = {}): Promise<CheckoutOrder> {
  counter += 1;
  return orderOf(counter, fields);
}

const publicUrl = 'https://jarmark.test';
const DEADLINE_MS = 300;
const HOUR_S = 3_600;

async function stripeStage(): Promise<Stage> {
  const fake = await startFakeStripe();
  const config = { secretKey: STRIPE_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiBase: fake.server.url };
  const paid = (ref: string) => ['checkout.session.completed', fake.sessions.get(ref)] as const;
  return {
    anOrder: anyOrder,
    provider: createStripeProvider(config, { publicUrl }),
    troubled: (mood) => {
      fake.server.mood = mood;
      return createStripeProvider(config, { publicUrl, deadlineMs: DEADLINE_MS });
    },
    pay: async (ref) => {
      if (fake.sessions.get(ref)?.status !== 'open') return false;
      fake.pay(ref);
      return true;
    },
    paidWebhook: async (ref) => fake.webhook(...paid(ref)),
    forgedWebhook: async (ref) => fake.webhook(...paid(ref), { secret: 'whsec_of_somebody_else' }),
    staleWebhook: async (ref) => fake.webhook(...paid(ref), { atS: Math.floor(Date.now() / 1_000) - HOUR_S }),
    refundWebhook: async (_ref, refundRef) =>
      fake.webhook(
        'refund.updated',
        fake.refunds.find(({ id }) => id === refundRef),
      ),
    close: () => fake.server.close(),
  };
}

const getName = () => 'Jarmark';

async function przelewy24Stage(): Promise<Stage> {
  const fake = await startFakePrzelewy24();
  const config = { ...P24_SHOP, apiBase: fake.server.url };
  return {
    anOrder: anyOrder,
    provider: createPrzelewy24Provider(config, { publicUrl, getName }),
    troubled: (mood) => {
      fake.server.mood = mood;
      return createPrzelewy24Provider(config, { publicUrl, getName, deadlineMs: DEADLINE_MS });
    },
    pay: async (ref) => {
      fake.pay(ref);
      return true;
    },
    paidWebhook: async (ref) => fake.notification(ref),
    forgedWebhook: async (ref) => fake.notification(ref, {}, 'the-crc-of-another-shop'),
    staleWebhook: () => null,
    refundWebhook: async (_ref, refundRef) => {
      fake.settleRefund(refundRef, true);
      return fake.refundNotification(refundRef);
    },
    close: () => fake.server.close(),
  };
}

async function sandboxStage(test: TestApp): Promise<Stage> {
  const { db } = test.client;
  // Nothing is sent automatically: the tests pass on each webhook themselves.
  const jobs = { queue: async () => {}, queueLater: async () => {} } as unknown as Jobs;
  const deps = { db, jobs, publicUrl: 'https://jarmark.test' };
  const provider = createSandboxProvider(deps);
  const sent = async (ref: string, eventId: string): Promise<Webhook> => {
    const events = await provider.fetchEvents({ purchaseId: 0, ref, amountMinor: 0 });
    const event = events.find((each) => each.eventId === eventId);
    if (!event) throw new Error(`${eventId} did not occur`);
    return signEvent(db, event);
  };
  return {
    anOrder: (fields) => anOrder(test, fields),
    provider,
    // Its server is this site's database.
    troubled: () => createSandboxProvider({ ...deps, db: null as never }),
    pay: (ref) => decide({ db, jobs }, ref, 'approve'),
    paidWebhook: (ref) => sent(ref, `${ref}-paid`),
    forgedWebhook: async (ref) => resigned(await sent(ref, `${ref}-paid`), 'another secret', 0),
    staleWebhook: async (ref) => {
      const { value } = await db
        .selectFrom('setting')
        .select('value')
        .where('name', '=', 'sandbox.secret')
        .executeTakeFirstOrThrow();
      return resigned(await sent(ref, `${ref}-paid`), (value as { secret: string }).secret, HOUR_S);
    },
    refundWebhook: (ref, refundRef) => sent(ref, refundRef),
    close: async () => {},
  };
}

function resigned({ rawBody }: Webhook, secret: string, ageS: number): Webhook {
  const atS = Math.floor(Date.now() / 1_000) - ageS;
  return { rawBody, headers: { 'sandbox-signature': signatureOf(secret, atS, rawBody) } };
}

/** A purchase to be paid; stored in the database, as every purchase is before its provider is called. */
export async function anOrder(test: TestApp, fields: Partial<CheckoutOrder> = {}): Promise<CheckoutOrder> {
  const accountId = await anAccount(test);
  const amountMinor = fields.amountMinor ?? 1_900;
  const expiresAt = fields.expiresAt ?? new Date(Date.now() + 15 * 60_000);
  const row = await test.client.db
    .insertInto('purchase')
    .values({
      account_id: accountId,
      target_type: 'shopPromotion',
      title: 'Miód lipowy z Roztocza',
      variant: 'basic',
      list_price_minor: amountMinor,
      amount_minor: amountMinor,
      provider: 'sandbox',
      buyer: JSON.stringify({}),
      locale: 'pl',
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return orderOf(row.id, { ...fields, amountMinor, expiresAt });
}

function orderOf(purchaseId: number, fields: Partial<CheckoutOrder>): CheckoutOrder {
  return {
    purchaseId,
    amountMinor: 1_900,
    currency: 'PLN',
    title: 'Plan „podstawowy”: miód lipowy z Roztocza',
    email: 'zofia.pszczelarz@example.pl',
    locale: 'pl',
    returnUrl: `https://jarmark.test/payment/${purchaseId}`,
    expiresAt: new Date(Date.now() + 15 * 60_000),
    ...fields,
  };
}
