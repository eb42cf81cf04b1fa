import type * as Numbers from '#contract/statistics.ts';
import { saidCall } from '../../lib/said-call.ts';

/* Declared without the contract's schemas; a test checks it against the contract. */
export const getNumbers = saidCall<typeof Numbers.getNumbers>(
  'numbers.listing',
  'GET',
  '/user/me/listings/{id}/numbers',
);
