import { createHash } from 'node:crypto';
import type { InvoiceContent } from '../invoices/content.ts';
import type { PaymentConfig } from '../payment-settings.ts';
import { fa3Xml } from './fa3.ts';

/** A QR code of an invoice: the address in it, and what stands under it. */
export interface KsefQr {
  readonly url: string;
  readonly label: 'OFFLINE';
}

/**
 * Where anybody can see whether KSeF has an invoice.
 *
 * site       without a slash at the end.
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
 * The QR code for the PDF of an invoice that is being issued, before KSeF has given it a number: "OFFLINE" has to stand
 * under it until then. Null where none belongs on it: KSeF never gets the invoice, or it is not settled yet which XML it
 * gets, because the correction's own original still waits for its number.
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

/** Only what one taxpayer issues for another goes there; no samples. */
function isForKsef({ isSample, seller, buyer }: InvoiceContent): boolean {
  return !isSample && seller.nip !== null && buyer.type === 'business';
}
