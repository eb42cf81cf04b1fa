import type * as Payments from '#contract/payments/payments.ts';
import { saidCall } from '../../../lib/said-call.ts';

/*
 * The calls of checkout, declared without the contract's schemas, which the return page does not need. A test checks
 * them against the contract.
 */
export const getQuote = saidCall<typeof Payments.getQuote>('payments.quote', 'GET', '/transactions/quote');
export const startTransaction = saidCall<typeof Payments.startTransaction>('payments.start', 'POST', '/transactions');
export const getTransaction = saidCall<typeof Payments.getTransaction>('payments.get', 'GET', '/transactions/{id}');
