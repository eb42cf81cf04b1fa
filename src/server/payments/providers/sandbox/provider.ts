import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Db, Tx } from '../../../platform/db/client.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import {
  type PaymentEvent,
  type PaymentProvider,
  type PaymentRef,
  ProviderFailed,
  type Webhook,
  WebhookRefused,
} from '../provider.ts';
import { eventIdOf, eventsOf } from './events.ts';
import {
  findPayment,
  getSecret,
  holdPayment,
  keepPayment,
  keepRefund,
  listRefunds,
  markCancelled,
} from './repository.ts';
import { isSigned, SIGNATURE_HEADER } from './signature.ts';

interface SandboxDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  /** The site's base address, without a trailing slash. */
  readonly publicUrl: string;
}

/** The body of a sandbox webhook: the event itself. */
const eventSchema = z.object({
  provider: z.literal('sandbox'),
  eventId: z.string(),
  kind: z.enum(['paid', 'declined', 'expired', 'refunded', 'refundFailed']),
  ref: z.string(),
  purchaseId: z.int(),
  amountMinor: z.int(),
  currency: z.string(),
});

/** Send the webhook a second later, so that the payment has expired by then. */
const AFTER_EXPIRY_S = 1;

/**
 * A provider inside the site for trying out payments without money. Behaves like a real one: it has a page of its own,
 * sends signed webhooks and answers queries.
 */
export function createSandboxProvider({ db, jobs, publicUrl }: SandboxDeps): PaymentProvider {
  return {
    id: 'sandbox',
    startCheckout: (order) =>
      inTransaction(db, async (tx) => {
        const { ref, isNew, secondsLeft } = await keepPayment(tx, order, `sbx_${randomBytes(16).toString('hex')}`);
        if (isNew) await tellExpiry(jobs, tx, ref, secondsLeft);
        return { ref, url: `${publicUrl}/sandbox/payments/${ref}` };
      }),
    readWebhook: (webhook) => readWebhook(db, webhook),
    fetchEvents: (payment) => asked(() => fetchEvents(db, payment)),
    cancelCheckout: ({ ref }) =>
      inTransaction(db, async (tx) => {
        if (await markCancelled(tx, ref)) await tell(jobs, tx, ref, eventIdOf(ref, 'expired'));
      }),
    refund: (payment, refund) => inTransaction(db, (tx) => refundOnce(jobs, tx, payment, refund)),
  };
}

/** Queues the webhook of an event. */
export async function tell(jobs: Jobs, tx: Tx, ref: string, eventId: string, afterS = 0): Promise<void> {
  if (afterS === 0) await jobs.queue(tx, 'sandbox.webhook', { ref, eventId });
  else await jobs.queueLater(tx, 'sandbox.webhook', [{ key: eventId, payload: { ref, eventId } }], afterS);
}

function tellExpiry(jobs: Jobs, tx: Tx, ref: string, secondsLeft: number): Promise<void> {
  return tell(jobs, tx, ref, eventIdOf(ref, 'expired'), secondsLeft + AFTER_EXPIRY_S);
}

async function readWebhook(db: Db, { rawBody, headers }: Webhook): Promise<PaymentEvent[]> {
  const secret = await asked(() => getSecret(db));
  if (!isSigned(secret, headers[SIGNATURE_HEADER], rawBody, Date.now() / 1_000)) {
    throw new WebhookRefused('invalid or expired sandbox signature');
  }
  return [eventSchema.parse(JSON.parse(rawBody.toString('utf8')))];
}

async function fetchEvents(db: Db, { ref }: PaymentRef): Promise<PaymentEvent[]> {
  const payment = await findPayment(db, ref);
  return payment ? eventsOf(payment, await listRefunds(db, ref)) : [];
}

async function refundOnce(
  jobs: Jobs,
  tx: Tx,
  { ref }: PaymentRef,
  refund: { amountMinor: number; key: string },
): Promise<{ ref: string; isDone: boolean }> {
  await holdPayment(tx, ref);
  const payment = await findPayment(tx, ref);
  if (!payment?.isPaid) throw new ProviderFailed('the sandbox refunds only paid payments');
  const before = await listRefunds(tx, ref);
  const answer = { ref: eventIdOf(ref, 'refunded', refund.key), isDone: false };
  if (before.some(({ key }) => key === refund.key)) return answer;
  const givenBack = before.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (givenBack + refund.amountMinor > payment.amountMinor) {
    throw new ProviderFailed('the sandbox refunds at most the amount paid');
  }
  await keepRefund(tx, ref, refund);
  await tell(jobs, tx, ref, answer.ref);
  return answer;
}

function inTransaction<T>(db: Db, act: (tx: Tx) => Promise<T>): Promise<T> {
  return asked(() => db.transaction().execute(act));
}

/** Turns any error into a ProviderFailed, as with other providers. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderFailed) throw error;
    throw new ProviderFailed('the sandbox request failed', { cause: error });
  }
}
