import type { AnswerOf } from '#contract/endpoint.ts';
import type * as Invoices from '#contract/invoices/invoices.ts';
import type * as Payments from '#contract/payments/payments.ts';
import { saidCall } from '../../../lib/said-call.ts';

/* The calls of the history, declared without the contract's schemas. A test checks them against the contract. */
export const listTransactions = saidCall<typeof Payments.listTransactions>('payments.list', 'GET', '/transactions');
export const withdraw = saidCall<typeof Payments.withdraw>(
  'payments.withdraw',
  'POST',
  '/transactions/{id}/withdrawal',
);
export const getInvoiceData = saidCall<typeof Invoices.getInvoiceData>('invoices.data', 'GET', '/user/me/invoice-data');
export const forgetInvoiceData = saidCall<typeof Invoices.forgetInvoiceData>(
  'invoices.forgetData',
  'DELETE',
  '/user/me/invoice-data',
);

export type HistoryPage = AnswerOf<typeof Payments.listTransactions>;
