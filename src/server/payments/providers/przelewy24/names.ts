import { createHmac } from 'node:crypto';

/**
 * The session id of a purchase at Przelewy24: deterministic, and unique although the merchant may have other shops and
 * databases may be recreated.
 */
export function sessionIdOf(
  { purchaseId, expiresAt }: { readonly purchaseId: number; readonly expiresAt: Date },
  { publicUrl, crc }: { readonly publicUrl: string; readonly crc: string },
): string {
  return `${purchaseId}-${markOf(crc, `${publicUrl} ${purchaseId} ${expiresAt.getTime()}`, 20)}`;
}

/** The purchase of a session id; null for other shops. */
export function purchaseIdOf(sessionId: string): number | null {
  const id = Number(/^([1-9]\d{0,14})-[\w-]{20}$/.exec(sessionId)?.[1] ?? Number.NaN);
  return Number.isSafeInteger(id) ? id : null;
}

/** The id of a refund attempt; a rejected one is followed by another. At most 35 characters. */
export function refundIdOf(sessionId: string, key: string, tries: number, crc: string): string {
  return `r-${markOf(crc, `${sessionId} ${key} ${tries}`, 28)}`;
}

function markOf(crc: string, text: string, length: number): string {
  return createHmac('sha256', crc).update(text).digest('base64url').slice(0, length);
}
