import * as z from 'zod';
import type { Przelewy24Config } from '../../../payment-settings.ts';
import { type PaymentEvent, type Webhook, WebhookRefused } from '../provider.ts';
import type { P24Client } from './client.ts';
import { findRefund, takePayment } from './events.ts';
import { purchaseIdOf } from './names.ts';
import { isSameSign, notificationSign, refundSign } from './signs.ts';

type Ask = <T>(act: (client: P24Client) => Promise<T>) => Promise<T>;

const notificationSchema = z.object({
  merchantId: z.int(),
  posId: z.int(),
  sessionId: z.string().max(100),
  amount: z.int(),
  originAmount: z.int(),
  currency: z.string().max(3),
  orderId: z.int(),
  methodId: z.int(),
  statement: z.string(),
  sign: z.string(),
});

const refundNotificationSchema = z.object({
  orderId: z.int(),
  sessionId: z.string().max(100),
  merchantId: z.int(),
  refundsUuid: z.string(),
  amount: z.int(),
  currency: z.string().max(3),
  status: z.union([z.literal(0), z.literal(1)]),
  sign: z.string(),
});

/**
 * The event of a notification: a payment, which is confirmed at once, or the outcome of a refund.
 *
 * @throws WebhookRefused | ProviderFailed
 */
export async function readP24Webhook(
  config: Przelewy24Config,
  { rawBody }: Webhook,
  ask: Ask,
): Promise<PaymentEvent[]> {
  const body = bodyOf(rawBody);
  const isRefund = 'refundsUuid' in body;
  return isRefund ? readRefund(config, body, ask) : readPayment(config, body, ask);
}

function bodyOf(rawBody: Buffer): object {
  try {
    const body: unknown = JSON.parse(rawBody.toString('utf8'));
    if (typeof body === 'object' && body !== null) return body;
  } catch {
    // Rejected below.
  }
  throw new WebhookRefused('the body is not a JSON object');
}

async function readPayment(config: Przelewy24Config, body: object, ask: Ask): Promise<PaymentEvent[]> {
  const notification = checked(notificationSchema, body);
  const isOurs = notification.merchantId === config.merchantId && notification.posId === config.posId;
  assertSigned(isOurs && isSameSign(notification.sign, notificationSign(notification, config.crc)));
  if (purchaseIdOf(notification.sessionId) === null) return [];
  return [await ask((client) => takePayment(client, notification))];
}

async function readRefund(config: Przelewy24Config, body: object, ask: Ask): Promise<PaymentEvent[]> {
  const notification = checked(refundNotificationSchema, body);
  const isOurs = notification.merchantId === config.merchantId;
  assertSigned(isOurs && isSameSign(notification.sign, refundSign(notification, config.crc)));
  if (purchaseIdOf(notification.sessionId) === null) return [];
  return [await ask((client) => findRefund(client, notification))];
}

function checked<T extends z.ZodType>(schema: T, body: object): z.output<T> {
  const result = schema.safeParse(body);
  if (!result.success) throw new WebhookRefused('not a Przelewy24 notification');
  return result.data;
}

function assertSigned(isSigned: boolean): void {
  if (!isSigned) throw new WebhookRefused('invalid Przelewy24 checksum');
}
