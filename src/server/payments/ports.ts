import type { Shop } from '../accounts/shop-link.ts';
import type { InvoiceService } from '../invoices/service.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { PaidPlans } from '../selling/paid-plans.ts';

/** The plans of listings, as far as payments need them. */
export type Plans = PaidPlans;

/** The shop link, likewise. */
export interface ShopLink {
  readonly findShop: (db: Db | Tx, accountId: number) => Promise<Shop>;
  readonly extendShopLink: (tx: Tx, accountId: number, now: Date, days: number) => Promise<Date | null>;
  readonly shortenShopLink: (tx: Tx, accountId: number, now: Date, days: number) => Promise<void>;
}

/** The part of invoicing that payments use: invoices, corrections and mails. */
export type Invoices = Pick<
  InvoiceService,
  'issue' | 'correct' | 'tellWithdrawal' | 'listFor' | 'rememberBuyer' | 'hasStoredBuyer' | 'exportMonth'
>;
