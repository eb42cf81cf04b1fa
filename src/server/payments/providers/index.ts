import type { FastifyInstance } from 'fastify';
import type { ProviderId } from '#contract/payments.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import type { Jobs } from '../../jobs.ts';
import type { Limits } from '../../limits/service.ts';
import type { PaymentEvent, PaymentProvider } from './provider.ts';
import { createPrzelewy24Provider } from './przelewy24/provider.ts';
import { createSandboxProvider } from './sandbox/provider.ts';
import { serveSandboxPages } from './sandbox/routes.ts';
import { createStripeProvider } from './stripe/provider.ts';
import { serveWebhooks } from './webhooks.ts';

interface ProvidersDeps {
  readonly config: Pick<Config, 'payments' | 'publicUrl' | 'mode'>;
  readonly db: Db;
  readonly jobs: Jobs;
}

/** The configured ways to pay by their names, in the order to offer them. */
export type Providers = ReadonlyMap<ProviderId, PaymentProvider>;

/** Those that are not configured are left out; the sandbox comes after those in which something is really paid. */
export function createProviders({ config, db, jobs }: ProvidersDeps): Providers {
  const { publicUrl, payments } = config;
  const all = [
    payments.przelewy24 && createPrzelewy24Provider(payments.przelewy24, { publicUrl }),
    payments.stripe && createStripeProvider(payments.stripe, { publicUrl }),
    payments.sandbox && createSandboxProvider({ db, jobs, publicUrl }),
  ];
  return new Map(all.flatMap((provider) => (provider ? [[provider.id, provider] as const] : [])));
}

/**
 * Serves `POST /webhooks/payments/{provider}`: reads and checks what a provider says and hands it on.
 *
 * take  stores and settles the events; when it throws, the answer is 5xx, so that the provider says them again.
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

/** Serves the sandbox's pages and names the worker of its webhooks (so: before `jobs.start`); nothing where it is off. */
export function serveSandbox(fastify: FastifyInstance, { config, db, jobs }: ProvidersDeps): void {
  if (config.payments.sandbox) serveSandboxPages(fastify, { config, db, jobs });
}
