import type { Selectable } from 'kysely';
import { ApiError } from '#contract/errors.ts';
import type { InvoiceRef } from '#contract/payments.ts';
import type { Caller } from '../context.ts';
import type { Db, Tx } from '../db/client.ts';
import type { Database } from '../db/schema.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { MediaStore } from '../media/store.ts';
import { createInvoiceArchive, type InvoiceFile } from './archive.ts';
import { createBuyers } from './buyers.ts';
import { createIssuing, type IssuingDeps } from './issuing.ts';
import { createMoneyMails } from './mails.ts';
import { monthCsv } from './month-csv.ts';
import { invoiceNumber } from './numbers.ts';
import { findInvoice, type InvoiceRefRow, listMonth, listRefs } from './repository.ts';
import { contentOf } from './stored.ts';

/** What an invoice is made of: the row of a purchase that was paid. */
export type PaidPurchase = Pick<
  Selectable<Database['purchase']>,
  | 'id'
  | 'account_id'
  | 'target_type'
  | 'title'
  | 'variant'
  | 'credit_minor'
  | 'amount_minor'
  | 'provider'
  | 'buyer'
  | 'paid_at'
>;

/** What a correction is made of: how much is given back, and why. */
export type Refund = Pick<Selectable<Database['refund']>, 'amount_minor' | 'reason'>;

interface InvoiceDeps extends IssuingDeps {
  readonly db: Db;
  readonly store: MediaStore;
}

export type InvoiceService = ReturnType<typeof createInvoiceService>;

/** Invoices and their corrections, what buyers let us keep for them, and the mails about payments. */
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
     * Issues the invoice of a purchase that was paid, and queues the mail that brings it: the last thing to do before the
     * commit, for whoever issues the next one waits until then. The purchase's row must be locked; asked again, the
     * invoice that there is stays. Answers its id.
     */
    issue: (tx: Tx, purchase: PaidPurchase, now = new Date()): Promise<number> => issuing.issue(tx, purchase, now),
    /** Issues the correction of a purchase's invoice, likewise, and queues the mail. Answers its id. */
    correct: (tx: Tx, what: { purchase: PaidPurchase; refund: Refund }, now = new Date()): Promise<number> =>
      issuing.correct(tx, what, now),
    /** Tells buyer and operator by mail that the buyer withdraws; called once, in the transaction that notes it. */
    tellWithdrawal: async (tx: Tx, purchaseId: number): Promise<void> => {
      await jobs.queue(tx, 'money.mail', { kind: 'withdrawalReceived', purchaseId });
      await jobs.queue(tx, 'money.mail', { kind: 'withdrawalNotice', purchaseId });
    },
    /** Invoices and corrections by their purchase's id, the oldest first; purchases that have none are left out. */
    listFor: async (from: Db | Tx, purchaseIds: readonly number[]): Promise<Map<number, InvoiceRef[]>> => {
      const rows = purchaseIds.length > 0 ? await listRefs(from, purchaseIds) : [];
      return refsByPurchase(rows);
    },
    ...createBuyers({ db }),
    open,
    /** The answer of `paymentsDesk.export`. `month`: `YYYY-MM`. */
    exportMonth: async (month: string): Promise<{ fileName: string; csv: string; invoices: number }> => {
      const rows = await listMonth(db, month);
      const booked = rows.map((row) => ({
        content: contentOf(row),
        providerRef: row.provider_ref,
        ksefNumber: row.ksef_number,
      }));
      return { fileName: `jarmark-faktury-${month}.csv`, csv: monthCsv(booked), invoices: rows.length };
    },
    /** Names the function that does the job 'money.mail'. */
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
