import type { Buyer } from '#contract/invoices.ts';
import type { ProviderId } from '#contract/payments.ts';

/** Whoever issues invoices: the operator, or in a demonstration somebody made up. */
export interface Seller {
  readonly name: string;
  /** Lines of an envelope: street, then postal code and town. */
  readonly addressLines: readonly string[];
  readonly nip: string | null;
  readonly email: string;
}

/** One line; amounts in grosz. A correction's line is the difference: negative amounts. */
export interface InvoiceLine {
  readonly name: string;
  readonly quantity: 1;
  readonly netMinor: number;
  readonly vatPercent: 23;
  readonly vatMinor: number;
  readonly grossMinor: number;
}

/**
 * All that an invoice says: its PDF and its XML follow from this alone, so they come out the same whenever they are made.
 *
 * number      such as `FV/2026/11/0001`; of a correction `KOR/2026/11/0001`.
 * isSample    of a payment in the sandbox: no document for anybody's books, and marked so.
 * issueDate, saleDate, paidDate  days of the Polish calendar, `YYYY-MM-DD`.
 * issuedAt    the moment, ISO 8601 in UTC.
 * corrects    what a correction is about, as it was known when it was issued; null for an invoice.
 */
export interface InvoiceContent {
  readonly number: string;
  readonly isSample: boolean;
  readonly issueDate: string;
  readonly issuedAt: string;
  readonly saleDate: string;
  readonly paidDate: string;
  readonly paidBy: ProviderId;
  readonly seller: Seller;
  readonly buyer: Buyer;
  readonly lines: readonly InvoiceLine[];
  readonly netMinor: number;
  readonly vatMinor: number;
  readonly grossMinor: number;
  readonly currency: 'PLN';
  readonly corrects: {
    readonly number: string;
    readonly issueDate: string;
    readonly ksefNumber: string | null;
    readonly reason: string;
    /** The line as the corrected invoice says it. */
    readonly before: InvoiceLine;
  } | null;
}
