import type * as Vouchers from '#contract/payments/vouchers.ts';
import { saidCall } from '../../../lib/said-call.ts';

/*
 * The calls of the operator's vouchers, declared without the contract's schemas. A test checks them against the
 * contract.
 */
export const listVouchers = saidCall<typeof Vouchers.listVouchers>('vouchersDesk.list', 'GET', '/admin/vouchers');
export const createVoucher = saidCall<typeof Vouchers.createVoucher>('vouchersDesk.create', 'POST', '/admin/vouchers');
export const stopVoucher = saidCall<typeof Vouchers.stopVoucher>(
  'vouchersDesk.stop',
  'POST',
  '/admin/vouchers/{id}/stop',
);
export const listVoucherUses = saidCall<typeof Vouchers.listVoucherUses>(
  'vouchersDesk.uses',
  'GET',
  '/admin/vouchers/{id}/uses',
);
