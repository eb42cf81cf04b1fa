import type { AnswerOf } from '#contract/endpoint.ts';
import type * as Desk from '#contract/payments/desk.ts';
import { saidCall } from '../../../lib/said-call.ts';

/*
 * The calls of the admins' payments desk, declared without the contract's schemas. A test checks them against the
 * contract.
 */
export const listPayments = saidCall<typeof Desk.listPayments>('paymentsDesk.list', 'GET', '/admin/payments');
export const getPayment = saidCall<typeof Desk.getPayment>('paymentsDesk.get', 'GET', '/admin/payments/{id}');
export const refundPayment = saidCall<typeof Desk.refundPayment>(
  'paymentsDesk.refund',
  'POST',
  '/admin/payments/{id}/refund',
);
export const checkPayment = saidCall<typeof Desk.checkPayment>(
  'paymentsDesk.check',
  'POST',
  '/admin/payments/{id}/check',
);
export const explainMismatch = saidCall<typeof Desk.explainMismatch>(
  'paymentsDesk.explain',
  'POST',
  '/admin/payments/{id}/explain',
);
export const retryPayment = saidCall<typeof Desk.retryPayment>(
  'paymentsDesk.retry',
  'POST',
  '/admin/payments/{id}/retry',
);
export const exportPayments = saidCall<typeof Desk.exportPayments>(
  'paymentsDesk.export',
  'GET',
  '/admin/payments/export',
);

export type PaymentsPage = AnswerOf<typeof Desk.listPayments>;
