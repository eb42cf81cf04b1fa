import type { Delivery } from './calls.js';

/** A delivery that is not from the site, or that somebody sends again later. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

/** The headers of a request, as a `Headers` or as Node has them. */
type HeadersLike = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Verifies a delivery and returns its content.
 *
 * body        as it came, before any parsing.
 * secret      of the webhook, `whsec_…`.
 * toleranceS  how far the timestamp may be from this clock, in seconds; five minutes without it.
 * @throws     WebhookError
 */
export async function verifyWebhook(
  body: string,
  headers: HeadersLike,
  secret: string,
  { toleranceS = 300 }: { readonly toleranceS?: number } = {},
): Promise<Delivery> {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const isFresh = Math.abs(Date.now() / 1_000 - Number(timestamp)) <= toleranceS;
  if (!timestamp || !isFresh) throw new WebhookError('the timestamp is missing or not of now');
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = bytesOf(secret.replace(/^whsec_/, ''));
  if (!bytes) throw new WebhookError('the secret is not base64');
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify']);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const each of headerOf(headers, 'webhook-signature').split(' ')) {
    const signature = each.startsWith('v1,') ? bytesOf(each.slice('v1,'.length)) : null;
    // `verify` compares in constant time.
    if (signature && (await crypto.subtle.verify(algorithm, key, signature, signed)))
      return JSON.parse(body) as Delivery;
  }
  throw new WebhookError('no signature is right');
}

function headerOf(headers: HeadersLike, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  return typeof value === 'string' ? value : (value?.[0] ?? '');
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
