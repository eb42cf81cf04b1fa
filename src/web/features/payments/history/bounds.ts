/** Limits from the contract, copied so that its schemas are not bundled; a test keeps them in step. */
export const PAYMENT_MINUTES = 15;
export const WITHDRAWAL_DAYS = 14;
export const REASON_MAX_LENGTH = 1_000;

/** The API path of an invoice's PDF. */
export function invoicePdfPath(invoiceId: number): string {
  return `/invoices/${invoiceId}.pdf`;
}
