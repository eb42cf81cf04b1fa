import type Stripe from 'stripe';
import type { StripeConfig } from '../../../payment-settings.ts';

/** Per attempt: two attempts and the pause between them fit into the deadline. */
const TRY_MS = 4_000;

/** Loads Stripe's client on first use: it is large, and most sites need it for nothing else. */
export function createStripeClient({ secretKey, apiBase }: StripeConfig): () => Promise<Stripe> {
  let opened: Promise<Stripe> | undefined;
  return () => {
    opened ??= import('stripe').then(
      ({ default: StripeClient }) =>
        new StripeClient(secretKey, {
          timeout: TRY_MS,
          maxNetworkRetries: 1,
          telemetry: false,
          appInfo: { name: 'Jarmark' },
          ...(apiBase ? addressOf(apiBase) : {}),
        }),
    );
    return opened;
  };
}

function addressOf(apiBase: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(apiBase);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { host: hostname, port: port || (scheme === 'http' ? '80' : '443'), protocol: scheme };
}
