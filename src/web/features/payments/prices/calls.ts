import type * as PriceList from '#contract/payments/price-list.ts';
import { saidCall } from '../../../lib/said-call.ts';

/*
 * The calls of the operator's price list, declared without the contract's schemas. A test checks them against the
 * contract.
 */
export const getPrices = saidCall<typeof PriceList.getPrices>('pricesDesk.get', 'GET', '/admin/prices');
export const schedulePrices = saidCall<typeof PriceList.schedulePrices>('pricesDesk.schedule', 'POST', '/admin/prices');
export const cancelPrices = saidCall<typeof PriceList.cancelPrices>(
  'pricesDesk.cancel',
  'POST',
  '/admin/prices/{id}/cancel',
);
