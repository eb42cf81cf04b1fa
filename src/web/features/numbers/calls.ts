import type * as Numbers from '#contract/seller-numbers.ts';
import { saidCall } from '../../lib/said-call.ts';

/* Said without the contract's schemas. A test holds that it is the contract's. */
export const getNumbers = saidCall<typeof Numbers.getNumbers>(
  'numbers.listing',
  'GET',
  '/user/me/listings/{id}/numbers',
);
