import type { InvoiceRef, Transaction } from '#contract/payments/payments.ts';
import type { PurchaseRow } from './repository.ts';
import { kindOfTarget } from './targets.ts';
import { withdrawableUntil } from './terms.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** A purchase as in the contract, at a given time. */
export function presentTransaction(row: PurchaseRow, invoices: readonly InvoiceRef[], now: Date): Transaction {
  const status = statusNow(row, now);
  return {
    id: row.id,
    status,
    targetType: row.target_type,
    variant: row.variant,
    listingId: row.listing_id,
    kind: kindOfTarget(row.target_type),
    title: row.title,
    listPrice: row.list_price_minor / 100,
    reduction: row.reduction_minor / 100,
    code: row.voucher_code,
    credit: row.credit_minor / 100,
    amount: row.amount_minor / 100,
    days: row.days,
    vatPercent: row.vat_percent,
    provider: row.provider,
    startedAt: row.started_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    paidAt: iso(row.paid_at),
    activeUntil: iso(heldUntil(row)),
    needsRefund: status === 'success' && row.activated_at === null,
    checkoutUrl: status === 'pending' ? row.checkout_url : null,
    withdrawableUntil: canWithdraw(row, now) && row.paid_at ? withdrawableUntil(row.paid_at).toISOString() : null,
    withdrawalRequestedAt: iso(row.withdrawal_requested_at),
    refunded: row.refunded_minor / 100,
    refunding: row.refunding_minor / 100,
    refundedAt: iso(row.refunded_at),
    duplicateOf: row.duplicate_of,
    creditReturned: row.credit_returned_minor / 100,
    invoices: [...invoices],
  };
}

/** The status now: the time may be up although the job has not run yet. */
export function statusNow(row: Pick<PurchaseRow, 'status' | 'expires_at'>, now: Date): PurchaseRow['status'] {
  return row.status === 'pending' && row.expires_at <= now ? 'timeout' : row.status;
}

/** The end of the purchase; earlier if it was traded in for a higher plan before that. */
function heldUntil({ active_until: until, traded_in_at: tradedInAt }: PurchaseRow): Date | null {
  return until && tradedInAt && tradedInAt < until ? tradedInAt : until;
}

/**
 * Whether the buyer may withdraw now. A traded-in purchase is refunded only together with the higher plan, and a free
 * one has nothing to refund.
 */
export function canWithdraw(row: PurchaseRow, now: Date): boolean {
  if (row.status !== 'success' || row.withdrawal_requested_at || row.traded_in_at || !row.paid_at) return false;
  if (row.amount_minor === 0) return false;
  return now < withdrawableUntil(row.paid_at);
}
