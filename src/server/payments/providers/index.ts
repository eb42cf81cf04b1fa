import type { FastifyInstance } from 'fastify';
import type { ProviderId } from '#contract/payments/payments.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Limits } from '../../platform/limits/service.ts';
import type { PaymentEvent, PaymentProvider } from './provider.ts';
import { createPrzelewy24Provider } from './przelewy24/provider.ts';
import { createSandboxProvider } from './sandbox/provider.ts';
import { serveSandboxPages } from './sandbox/routes.ts';
import { createStripeProvider } from './stripe/provider.ts';
import { serveWebhooks } from './webhooks.ts';

interface ProvidersDeps {
  readonly config: Pick<Config, 'payments' | 'publicUrl' | 'mode' | 'market'>;
  readonly db: Db;
  readonly jobs: Jobs;
}

/** The configured payment methods by id, in the order to offer them. */
export type Providers = ReadonlyMap<ProviderId, PaymentProvider>;

/** Only configured providers; the sandbox comes after the real ones. */
export function createProviders({ config, db, jobs }: ProvidersDeps): Providers {
  const { publicUrl, payments } = config;
  // A function, because the name can change while the site runs.
  const getName = () => config.market.name;
  const all = [
    payments.przelewy24 && createPrzelewy24Provider(payments.przelewy24, { publicUrl, getName }),
    payments.stripe && createStripeProvider(payments.stripe, { publicUrl }),
    payments.sandbox && createSandboxProvider({ db, jobs, publicUrl }),
  ];
  return new Map(all.flatMap((provider) => (provider ? [[provider.id, provider] as const] : [])));
}

/**
 * Serves `POST /webhooks/payments/{provider}`: reads, verifies and passes on provider events.
 *
 * take  stores and settles the events; if it throws, the response is 5xx, so that the provider retries.
 */
export function servePaymentWebhooks(
  fastify: FastifyInstance,
  deps: {
    readonly providers: Providers;
    readonly take: (events: readonly PaymentEvent[]) => Promise<void>;
    readonly limits: Limits;
  },
): void {
  serveWebhooks(fastify, deps);
}

/**
 * Serves the sandbox's pages and registers the worker of its webhooks (call before `jobs.start`); no-op if disabled.
 */
export function serveSandbox(fastify: FastifyInstance, { config, db, jobs }: ProvidersDeps): void {
  if (config.payments.sandbox) serveSandboxPages(fastify, { config, db, jobs });
}
