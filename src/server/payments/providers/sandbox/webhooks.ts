import type { Db } from '../../../platform/db/client.ts';
import type { PaymentEvent } from '../provider.ts';
import { eventsOf } from './events.ts';
import { findPayment, getSecret, listRefunds } from './repository.ts';
import { SIGNATURE_HEADER, signatureOf } from './signature.ts';

/** A signed webhook, ready to send. */
export interface SignedWebhook {
  readonly rawBody: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends a webhook; returns the HTTP status. */
export type PostWebhook = (webhook: SignedWebhook) => Promise<number>;

/** Signs an event with the current timestamp. */
export async function signEvent(db: Db, event: PaymentEvent): Promise<SignedWebhook> {
  const rawBody = Buffer.from(JSON.stringify(event));
  const signature = signatureOf(await getSecret(db), Math.floor(Date.now() / 1_000), rawBody);
  return { rawBody, headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature } };
}

/**
 * Creates the worker that reports payment events. Skips events that did not happen, such as the expiry of a payment
 * that was paid meanwhile.
 */
export function createWebhookWorker({ db, post }: { db: Db; post: PostWebhook }) {
  return async ({ ref, eventId }: { ref: string; eventId: string }): Promise<void> => {
    const payment = await findPayment(db, ref);
    if (!payment) return;
    const event = eventsOf(payment, await listRefunds(db, ref)).find((each) => each.eventId === eventId);
    if (!event) return;
    const status = await post(await signEvent(db, event));
    if (status >= 300) throw new Error(`the sandbox webhook got the response ${status}`);
  };
}
