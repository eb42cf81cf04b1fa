import type * as Invoices from '#contract/invoices/invoices.ts';
import type * as SellerStatus from '#contract/seller-status/seller-status.ts';
import { saidCall } from '../../lib/said-call.ts';

/** Declared without the contract's schemas, which pages must not bundle; a test checks them against the contract. */
export const getOwnStatus = saidCall<typeof SellerStatus.getOwnStatus>(
  'sellerStatus.get',
  'GET',
  '/user/me/seller-status',
);
export const stateStatus = saidCall<typeof SellerStatus.stateStatus>(
  'sellerStatus.state',
  'PUT',
  '/user/me/seller-status',
);
export const getInvoiceData = saidCall<typeof Invoices.getInvoiceData>('invoices.data', 'GET', '/user/me/invoice-data');
