import type { FastifyInstance } from 'fastify';
import type { FindPersonKey } from '../accounts/person-key.ts';
import { extendShopLink, findShop, shortenShopLink } from '../accounts/shop-link.ts';
import type { Config } from '../config.ts';
import { createKsef } from '../invoices/ksef/service.ts';
import { invoiceRoutes, serveInvoices } from '../invoices/routes.ts';
import { createInvoiceService } from '../invoices/service.ts';
import type { MediaStore } from '../media/store.ts';
import type { PublishNews } from '../notifications/centre/publish.ts';
import type { Mailer } from '../notifications/mail/mailer.ts';
import { createComparing } from '../payments/comparing.ts';
import { createDeskService } from '../payments/desk/service.ts';
import { createExpiring } from '../payments/expiring.ts';
import { createGivingBack } from '../payments/giving-back.ts';
import { createFindOffer } from '../payments/offers.ts';
import type { HeldPrices } from '../payments/price-list/holding.ts';
import { createPriceListService } from '../payments/price-list/service.ts';
import { createProviders, servePaymentWebhooks, serveSandbox } from '../payments/providers/index.ts';
import { createRefundService } from '../payments/refunds.ts';
import { paymentRoutes } from '../payments/routes.ts';
import { createPaymentService } from '../payments/service.ts';
import { createSettling } from '../payments/settle.ts';
import { createStarting } from '../payments/starting.ts';
import { createVoucherService } from '../payments/vouchers/service.ts';
import { withdraw } from '../payments/withdrawal.ts';
import type { DatabaseClient } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import type { Authenticate, Mounted } from '../platform/mount.ts';
import { createPaidPlans } from '../selling/paid-plans.ts';

interface MoneyDeps {
  readonly config: Config;
  readonly client: DatabaseClient;
  readonly jobs: Jobs;
  readonly publishNews: PublishNews;
  readonly limits: Limits;
  readonly store: MediaStore;
  readonly authenticate: Authenticate;
  readonly heldPrices: Pick<HeldPrices, 'hold'>;
  readonly findPersonKey: FindPersonKey;
  /** Logs one line for the operator. */
  readonly warn: (line: string) => void;
}

/** The payments' interface to the rest of the server: endpoints, pages and jobs. */
export interface Money {
  readonly mounted: readonly Mounted[];
  /** How many payments need an admin's attention. */
  readonly countWaiting: () => Promise<number>;
  /** Registers the job workers. */
  readonly work: (send: Mailer) => void;
  /** Serves routes outside the API. */
  readonly serve: (fastify: FastifyInstance) => void;
}

/** Wires up payment providers, purchases, invoices, refunds and the admins' desk. */
export function composeMoney({
  config,
  client,
  jobs,
  publishNews,
  limits,
  store,
  authenticate,
  heldPrices,
  findPersonKey,
  warn,
}: MoneyDeps): Money {
  const { db } = client;
  const { publicUrl } = config;
  const plans = createPaidPlans({ jobs });
  const shop = { findShop, extendShopLink, shortenShopLink };
  const ksef = createKsef({ config, db, jobs, warn });
  const invoices = createInvoiceService({ config, db, jobs, store, ksef });
  const providers = createProviders({ config, db, jobs });
  const findOffer = createFindOffer({ plans, shop, findPersonKey });
  const givingBack = createGivingBack({ jobs, plans, shop, invoices, publishNews });
  const settling = createSettling({ db, jobs, plans, shop, invoices, givingBack, publishNews });
  const { start } = createStarting({
    ...{ db, jobs, limits, publicUrl, providers },
    findOffer,
    plans,
    invoices,
    settling,
  });
  const comparing = createComparing({ db, jobs, providers, settling, warn });
  const expiring = createExpiring({ db, jobs, providers });
  const refunds = createRefundService({ db, jobs, providers, plans, shop, givingBack });
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
    countWaiting: desk.countWaiting,
    mounted: [
      ...paymentRoutes({
        payments: createPaymentService({ db, limits, providers, findOffer, invoices }),
        start,
        withdraw: (caller, id, reason) => withdraw({ db, invoices }, caller, id, reason),
        desk,
        priceList: createPriceListService({ db, hold: heldPrices.hold }),
        vouchers: createVoucherService({ db }),
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
