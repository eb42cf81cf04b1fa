import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header of a webhook's signature: `t=<seconds>,v1=<hex>`. */
export const SIGNATURE_HEADER = 'sandbox-signature';

/** Maximum age, or clock difference, of a webhook: limits replays. */
const TOLERANCE_S = 300;

function hmacOf(secret: string, sentAtS: number, body: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${sentAtS}.`).update(body).digest();
}

export function signatureOf(secret: string, sentAtS: number, body: Buffer): string {
  return `t=${sentAtS},v1=${hmacOf(secret, sentAtS, body).toString('hex')}`;
}

/** Whether a signature matches the body and is recent. */
export function isSigned(secret: string, header: unknown, body: Buffer, nowS: number): boolean {
  const parts = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(typeof header === 'string' ? header : '');
  if (!parts) return false;
  const sentAtS = Number(parts[1]);
  const isOurs = timingSafeEqual(Buffer.from(parts[2] as string, 'hex'), hmacOf(secret, sentAtS, body));
  return isOurs && Math.abs(nowS - sentAtS) <= TOLERANCE_S;
}
