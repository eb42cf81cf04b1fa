import type { Buyer } from '#contract/invoices/invoices.ts';
import type { ProviderId } from '#contract/payments/payments.ts';

/** The issuer of invoices: the operator, or a fictitious one in a demo. */
export interface Seller {
  readonly name: string;
  /** Lines of a postal address: street, then postal code and town. */
  readonly addressLines: readonly string[];
  readonly nip: string | null;
  readonly email: string;
}

/** One line; amounts in grosz. A correction's line is the difference, with negative amounts. */
export interface InvoiceLine {
  readonly name: string;
  readonly quantity: 1;
  readonly netMinor: number;
  readonly vatPercent: number;
  readonly vatMinor: number;
  readonly grossMinor: number;
}

/**
 * The full content of an invoice. Its PDF and XML derive from this alone, so they are always identical.
 *
 * number      such as `FV/2026/11/0001`; of a correction `KOR/2026/11/0001`.
 * market      the name of the market at the time of issue, shown in the header and lines.
 * isSample    a sandbox payment: marked as a sample, which is not a valid document.
 * issueDate, saleDate, paidDate  days of the Polish calendar, `YYYY-MM-DD`.
 * issuedAt    timestamp, ISO 8601 in UTC.
 * corrects    the corrected invoice, as known when the correction was issued; null for an invoice.
 */
export interface InvoiceContent {
  readonly number: string;
  readonly market: string;
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
    /** The corrected invoice's line. */
    readonly before: InvoiceLine;
  } | null;
}
