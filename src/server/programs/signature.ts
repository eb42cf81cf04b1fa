import { createHmac } from 'node:crypto';

/** The signed values: the id and time of an attempt, and its body. */
interface Signed {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestampS: number;
  readonly body: string;
}

/**
 * The headers of an attempt, as defined by Standard Webhooks: each secret signs `id.timestamp.body` with HMAC-SHA256.
 * The timestamp is that of the attempt, so that receivers can reject replayed requests.
 *
 * secrets  `whsec_…`, the current one first.
 */
export function signedHeaders({ id, timestampS, body }: Signed, secrets: readonly string[]): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestampS}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestampS),
    'webhook-signature': signatures.join(' '),
  };
}
