import type { Selectable } from 'kysely';
import { ApiError } from '#contract/errors.ts';
import type { InvoiceRef } from '#contract/payments/payments.ts';
import type { MediaStore } from '../media/store.ts';
import type { Mailer } from '../notifications/mail/mailer.ts';
import type { Caller } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Database } from '../platform/db/schema.ts';
import { createInvoiceArchive, type InvoiceFile } from './archive.ts';
import { createBuyers } from './buyers.ts';
import { createIssuing, type IssuingDeps } from './issuing.ts';
import { createMoneyMails } from './mails.ts';
import { monthCsv } from './month-csv.ts';
import { invoiceNumber } from './numbers.ts';
import { findInvoice, type InvoiceRefRow, listMonth, listRefs } from './repository.ts';
import { contentOf } from './stored.ts';

/** The fields of a paid purchase that its invoice needs. */
export type PaidPurchase = Pick<
  Selectable<Database['purchase']>,
  | 'id'
  | 'account_id'
  | 'target_type'
  | 'title'
  | 'variant'
  | 'list_price_minor'
  | 'reduction_minor'
  | 'credit_minor'
  | 'amount_minor'
  | 'days'
  | 'vat_percent'
  | 'voucher_id'
  | 'provider'
  | 'buyer'
  | 'paid_at'
>;

/** The fields of a refund that its correction needs: amount and reason. */
export type Refund = Pick<Selectable<Database['refund']>, 'amount_minor' | 'reason'>;

interface InvoiceDeps extends IssuingDeps {
  readonly db: Db;
  readonly store: MediaStore;
}

export type InvoiceService = ReturnType<typeof createInvoiceService>;

/** Invoices, corrections, stored buyer data, and mails about payments. */
export function createInvoiceService(deps: InvoiceDeps) {
  const { config, db, jobs, store } = deps;
  const issuing = createIssuing(deps);
  const archive = createInvoiceArchive({ db, store });
  const mails = createMoneyMails({ config, db, archive });

  /** The archived PDF, for its buyer and for admins. @throws ApiError 'notFound' | 'strongSignInRequired' */
  async function open(caller: Caller, invoiceId: number): Promise<InvoiceFile> {
    const row = await findInvoice(db, invoiceId);
    if (!row) throw new ApiError('notFound');
    if (row.account_id !== caller.id) {
      if (caller.role !== 'admin') throw new ApiError('notFound');
      if (!caller.isStrong) throw new ApiError('strongSignInRequired');
    }
    return archive.read(row);
  }

  return {
    /**
     * Issues the invoice of a paid purchase and queues its mail. Call it last before the commit, as other invoices wait
     * for the number until then. The purchase's row must be locked; a repeated call keeps the existing invoice. Returns
     * its id; null where nothing was paid.
     */
    issue: (tx: Tx, purchase: PaidPurchase, now = new Date()): Promise<number | null> =>
      issuing.issue(tx, purchase, now),
    /** Issues the correction of a purchase's invoice, likewise, and queues the mail. Returns its id. */
    correct: (tx: Tx, what: { purchase: PaidPurchase; refund: Refund }, now = new Date()): Promise<number> =>
      issuing.correct(tx, what, now),
    /** Mails buyer and operator about a withdrawal; call it once, in the transaction that records it. */
    tellWithdrawal: async (tx: Tx, purchaseId: number): Promise<void> => {
      await jobs.queue(tx, 'money.mail', { kind: 'withdrawalReceived', purchaseId });
      await jobs.queue(tx, 'money.mail', { kind: 'withdrawalNotice', purchaseId });
    },
    /** Invoices and corrections by purchase id, oldest first; purchases without any are omitted. */
    listFor: async (from: Db | Tx, purchaseIds: readonly number[]): Promise<Map<number, InvoiceRef[]>> => {
      const rows = purchaseIds.length > 0 ? await listRefs(from, purchaseIds) : [];
      return refsByPurchase(rows);
    },
    ...createBuyers({ db }),
    open,
    /** The response of `paymentsDesk.export`. `month`: `YYYY-MM`. */
    exportMonth: async (month: string): Promise<{ fileName: string; csv: string; invoices: number }> => {
      const rows = await listMonth(db, month);
      const booked = rows.map((row) => ({
        content: contentOf(row),
        providerRef: row.provider_ref,
        ksefNumber: row.ksef_number,
      }));
      return { fileName: `jarmark-faktury-${month}.csv`, csv: monthCsv(booked), invoices: rows.length };
    },
    /** Registers the worker of the job 'money.mail'. */
    work: (send: Mailer): void => jobs.work('money.mail', (mail, jobId) => mails.send(send, mail, jobId)),
  };
}

function refsByPurchase(rows: readonly InvoiceRefRow[]): Map<number, InvoiceRef[]> {
  const byPurchase = new Map<number, InvoiceRef[]>();
  for (const row of rows) {
    const refs = byPurchase.get(row.purchase_id) ?? [];
    byPurchase.set(row.purchase_id, [...refs, presentRef(row)]);
  }
  return byPurchase;
}

function presentRef(row: InvoiceRefRow): InvoiceRef {
  return {
    id: row.id,
    kind: row.corrects_id === null ? 'invoice' : 'correction',
    number: invoiceNumber(row),
    issuedAt: row.issued_at.toISOString(),
    gross: row.gross_minor / 100,
  };
}
