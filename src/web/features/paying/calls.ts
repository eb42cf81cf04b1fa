import type * as Payments from '#contract/payments.ts';
import { saidCall } from '../../lib/said-call.ts';

/*
 * The calls of whoever pays, said without the contract's schemas, as those of the session are: the return page checks no
 * form. A test holds that they are the contract's.
 */
export const getQuote = saidCall<typeof Payments.getQuote>('payments.quote', 'GET', '/transactions/quote');
export const startTransaction = saidCall<typeof Payments.startTransaction>('payments.start', 'POST', '/transactions');
export const getTransaction = saidCall<typeof Payments.getTransaction>('payments.get', 'GET', '/transactions/{id}');
