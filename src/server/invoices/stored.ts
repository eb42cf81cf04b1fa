import type { Buyer } from '#contract/invoices/invoices.ts';
import type { ProviderId } from '#contract/payments/payments.ts';
import { WRITTEN_NAME } from '#i18n/market-name.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { InvoiceContent, InvoiceLine, Seller } from './content.ts';
import { invoiceNumber, isSampleSeries } from './numbers.ts';
import { findInvoice, type InvoiceRow } from './repository.ts';

/** The content of an invoice besides parties and amounts; `qr` is the KSeF code in its PDF. */
export interface InvoiceFacts extends Pick<InvoiceContent, 'saleDate' | 'paidDate' | 'paidBy' | 'corrects'> {
  /** Missing in invoices from before the market's name was configurable. */
  readonly market?: string;
  readonly paidBy: ProviderId;
  readonly qr: { readonly url: string; readonly label: string } | null;
}

/** A stored invoice as its content. */
export function contentOf(row: InvoiceRow): InvoiceContent {
  const { market = WRITTEN_NAME, saleDate, paidDate, paidBy, corrects } = row.facts as InvoiceFacts;
  return {
    number: invoiceNumber(row),
    market,
    isSample: isSampleSeries(row.series),
    issueDate: row.issue_date,
    issuedAt: row.issued_at.toISOString(),
    saleDate,
    paidDate,
    paidBy,
    seller: row.seller as Seller,
    buyer: row.buyer as Buyer,
    lines: row.lines as InvoiceLine[],
    netMinor: row.net_minor,
    vatMinor: row.vat_minor,
    grossMinor: row.gross_minor,
    currency: 'PLN',
    corrects,
  };
}

/**
 * The content of an invoice; a correction's includes the number that KSeF has meanwhile given to its original.
 *
 * @throws Error if there is no such invoice.
 */
export async function getInvoiceContent(db: Db | Tx, invoiceId: number): Promise<InvoiceContent> {
  const row = await findInvoice(db, invoiceId);
  if (!row) throw new Error(`there is no invoice ${invoiceId}`);
  const content = contentOf(row);
  return content.corrects
    ? { ...content, corrects: { ...content.corrects, ksefNumber: row.corrected_ksef_number } }
    : content;
}
