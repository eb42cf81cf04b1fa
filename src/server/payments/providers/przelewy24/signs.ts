import { createHash, timingSafeEqual } from 'node:crypto';

type Signed = Readonly<Record<string, string | number>>;

/** The checksum of fields in the order Przelewy24 defines for each message, ending with the shop's CRC key. */
function signOf(fields: Signed, crc: string): string {
  return createHash('sha384')
    .update(JSON.stringify({ ...fields, crc }))
    .digest('hex');
}

export interface Registration {
  readonly sessionId: string;
  readonly merchantId: number;
  readonly amount: number;
  readonly currency: string;
}

export function registrationSign({ sessionId, merchantId, amount, currency }: Registration, crc: string): string {
  return signOf({ sessionId, merchantId, amount, currency }, crc);
}

export interface Verification {
  readonly sessionId: string;
  readonly orderId: number;
  readonly amount: number;
  readonly currency: string;
}

export function verificationSign({ sessionId, orderId, amount, currency }: Verification, crc: string): string {
  return signOf({ sessionId, orderId, amount, currency }, crc);
}

export interface Notification {
  readonly merchantId: number;
  readonly posId: number;
  readonly sessionId: string;
  readonly amount: number;
  readonly originAmount: number;
  readonly currency: string;
  readonly orderId: number;
  readonly methodId: number;
  readonly statement: string;
}

export function notificationSign(notification: Notification, crc: string): string {
  const { merchantId, posId, sessionId, amount, originAmount, currency, orderId, methodId, statement } = notification;
  return signOf({ merchantId, posId, sessionId, amount, originAmount, currency, orderId, methodId, statement }, crc);
}

export interface RefundNotification {
  readonly orderId: number;
  readonly sessionId: string;
  readonly refundsUuid: string;
  readonly merchantId: number;
  readonly amount: number;
  readonly currency: string;
  readonly status: number;
}

export function refundSign(notification: RefundNotification, crc: string): string {
  const { orderId, sessionId, refundsUuid, merchantId, amount, currency, status } = notification;
  return signOf({ orderId, sessionId, refundsUuid, merchantId, amount, currency, status }, crc);
}

/** Compares checksums in constant time. */
export function isSameSign(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
