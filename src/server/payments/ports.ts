import type { Shop } from '../accounts/shop-link.ts';
import type { Db, Tx } from '../db/client.ts';
import type { InvoiceService } from '../invoices/service.ts';
import type { PaidPlans } from '../listings/selling/paid-plans.ts';

/** The plans of listings, as payments need them. */
export type Plans = PaidPlans;

/** The link to a person's shop, likewise. */
export interface ShopLink {
  readonly findShop: (db: Db | Tx, accountId: number) => Promise<Shop>;
  readonly extendShopLink: (tx: Tx, accountId: number, now: Date) => Promise<Date | null>;
  readonly shortenShopLink: (tx: Tx, accountId: number, now: Date) => Promise<void>;
}

/** What payments have others write: invoices, corrections and the mails about them. */
export type Invoices = Pick<
  InvoiceService,
  'issue' | 'correct' | 'tellWithdrawal' | 'listFor' | 'rememberBuyer' | 'hasStoredBuyer' | 'exportMonth'
>;
