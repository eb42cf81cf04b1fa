import type { FastifyInstance } from 'fastify';
import { extendShopLink, findShop, shortenShopLink } from './accounts/shop-link.ts';
import type { Config } from './config.ts';
import type { DatabaseClient } from './db/client.ts';
import { invoiceRoutes, serveInvoices } from './invoices/routes.ts';
import { createInvoiceService } from './invoices/service.ts';
import type { Jobs } from './jobs.ts';
import { createKsef } from './ksef/service.ts';
import type { Limits } from './limits/service.ts';
import { createPaidPlans } from './listings/selling/paid-plans.ts';
import type { Mailer } from './mail/mailer.ts';
import type { MediaStore } from './media/store.ts';
import type { Authenticate, Mounted } from './mount.ts';
import { createComparing } from './payments/comparing.ts';
import { createDeskService } from './payments/desk/service.ts';
import { createExpiring } from './payments/expiring.ts';
import { createFindOffer } from './payments/offers.ts';
import { createProviders, servePaymentWebhooks, serveSandbox } from './payments/providers/index.ts';
import { createRefundService } from './payments/refunds.ts';
import { paymentRoutes } from './payments/routes.ts';
import { createPaymentService } from './payments/service.ts';
import { createSettling } from './payments/settle.ts';
import { createStarting } from './payments/starting.ts';
import { withdraw } from './payments/withdrawal.ts';

interface MoneyDeps {
  readonly config: Config;
  readonly client: DatabaseClient;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly store: MediaStore;
  readonly authenticate: Authenticate;
  /** Gets one line for what an operator should know. */
  readonly warn: (line: string) => void;
}

/** What the rest of the server has of payments: endpoints, pages and jobs. */
export interface Money {
  readonly mounted: readonly Mounted[];
  /** Names the functions that do the jobs. */
  readonly work: (send: Mailer) => void;
  /** Serves what is not part of the API. */
  readonly serve: (fastify: FastifyInstance) => void;
}

/** Puts together the ways to pay, what is paid for, invoices and what becomes of them, and the admins' desk over all. */
export function composeMoney({ config, client, jobs, limits, store, authenticate, warn }: MoneyDeps): Money {
  const { db } = client;
  const { publicUrl } = config;
  const plans = createPaidPlans({ jobs });
  const shop = { findShop, extendShopLink, shortenShopLink };
  const ksef = createKsef({ config, db, jobs, warn });
  const invoices = createInvoiceService({ config, db, jobs, store, ksef });
  const providers = createProviders({ config, db, jobs });
  const findOffer = createFindOffer({ plans, shop });
  const { start } = createStarting({ db, jobs, limits, publicUrl, providers, findOffer, plans, invoices });
  const settling = createSettling({ db, plans, shop, invoices });
  const comparing = createComparing({ db, jobs, providers, settling, warn });
  const expiring = createExpiring({ db, jobs, providers });
  const refunds = createRefundService({ db, jobs, providers, plans, shop, invoices });
  const desk = createDeskService({
    db,
    plans,
    shop,
    invoices,
    refunds,
    comparing,
    retryKsef: ksef.retry,
    ksefQrUrl: config.payments.ksefQrUrl,
  });
  return {
    mounted: [
      ...paymentRoutes({
        payments: createPaymentService({ db, providers, findOffer, invoices }),
        start,
        withdraw: (caller, id, reason) => withdraw({ db, invoices }, caller, id, reason),
        desk,
      }),
      ...invoiceRoutes(invoices),
    ],
    work: (send) => {
      jobs.work('payments.expire', expiring.expire);
      jobs.work('payments.compare', comparing.compareRecent);
      jobs.work('payment.check', comparing.checkOne);
      jobs.work('payment.cancel', expiring.cancel);
      jobs.work('payment.refund', refunds.send);
      jobs.work('payment.refundFailed', refunds.giveUp);
      invoices.work(send);
      ksef.work();
    },
    serve: (fastify) => {
      servePaymentWebhooks(fastify, { providers, take: settling.takeEvents, limits });
      serveSandbox(fastify, { config, db, jobs });
      serveInvoices(fastify, invoices, authenticate);
    },
  };
}
