/** What the history speaks of, as the contract has it; a test holds it. The contract itself brings its schemas along. */
export const PAYMENT_MINUTES = 15;
export const WITHDRAWAL_DAYS = 14;
export const REASON_MAX_LENGTH = 1_000;

/** Where the PDF of an invoice lies, as the contract says it. */
export function invoicePdfPath(invoiceId: number): string {
  return `/invoices/${invoiceId}.pdf`;
}
