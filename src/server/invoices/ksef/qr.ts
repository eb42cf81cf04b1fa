import { createHash } from 'node:crypto';
import type { PaymentConfig } from '../../payment-settings.ts';
import type { InvoiceContent } from '../content.ts';
import { fa3Xml } from './fa3.ts';

/** An invoice's QR code: the address in it, and the label below. */
export interface KsefQr {
  readonly url: string;
  readonly label: 'OFFLINE';
}

/**
 * The public page that verifies whether KSeF has an invoice.
 *
 * site       without a trailing slash.
 * issueDate  `YYYY-MM-DD`.
 * hash       SHA-256 of the invoice's XML.
 */
export function ksefQrUrl(
  site: string,
  invoice: { readonly sellerNip: string; readonly issueDate: string; readonly hash: Uint8Array },
): string {
  const day = invoice.issueDate.split('-').toReversed().join('-');
  return `${site}/invoice/${invoice.sellerNip}/${day}/${Buffer.from(invoice.hash).toString('base64url')}`;
}

/**
 * The QR code for the PDF of an invoice being issued, before it has a KSeF number, so its label must be "OFFLINE". Null
 * if KSeF never gets the invoice, or if its XML is not final because the correction's original has no number
 * yet.
 */
export function findKsefQr(content: InvoiceContent, payments: PaymentConfig): KsefQr | null {
  const { seller, corrects } = content;
  if (!payments.ksef || !isForKsef(content) || seller.nip === null) return null;
  if (corrects && corrects.ksefNumber === null) return null;
  const hash = createHash('sha256').update(fa3Xml(content)).digest();
  return {
    url: ksefQrUrl(payments.ksefQrUrl, { sellerNip: seller.nip, issueDate: content.issueDate, hash }),
    label: 'OFFLINE',
  };
}

/** Only real invoices between taxpayers go to KSeF. */
function isForKsef({ isSample, seller, buyer }: InvoiceContent): boolean {
  return !isSample && seller.nip !== null && buyer.type === 'business';
}
