import type { Transaction } from '#contract/payments/payments.ts';
import type { Tone } from '../../../ui/badge.tsx';
import type { IconName } from '../../../ui/icon-names.ts';

/**
 * A payment's state as shown to users.
 *
 * approved   paid, and the purchase is or was active.
 * stuck      paid, but there was nothing left to activate: will be refunded.
 * withdrawn  paid, and the buyer has withdrawn: the refund is on its way.
 * refundedPart  refunded except for the used part.
 */
export const TRANSACTION_STATES = [
  'pending',
  'approved',
  'stuck',
  'withdrawn',
  'timeout',
  'declined',
  'refunded',
  'refundedPart',
] as const;
export type TransactionState = (typeof TRANSACTION_STATES)[number];

type Facts = Pick<
  Transaction,
  'status' | 'needsRefund' | 'withdrawalRequestedAt' | 'refunded' | 'refunding' | 'amount'
>;

export function stateOf(transaction: Facts): TransactionState {
  const { status, needsRefund, withdrawalRequestedAt, refunded, refunding, amount } = transaction;
  const back = refunding || refunded;
  if (status === 'refunded') return back > 0 && back < amount ? 'refundedPart' : 'refunded';
  if (status !== 'success') return status;
  if (withdrawalRequestedAt !== null) return 'withdrawn';
  return needsRefund ? 'stuck' : 'approved';
}

/** Tone and icon of each state. */
export const STATE_LOOKS: Readonly<Record<TransactionState, { readonly tone: Tone; readonly icon: IconName }>> = {
  pending: { tone: 'amber', icon: 'clock' },
  approved: { tone: 'success', icon: 'circle-check' },
  stuck: { tone: 'amber', icon: 'circle-alert' },
  withdrawn: { tone: 'info', icon: 'undo-2' },
  timeout: { tone: 'neutral', icon: 'history' },
  declined: { tone: 'danger', icon: 'circle-x' },
  refunded: { tone: 'info', icon: 'undo-2' },
  refundedPart: { tone: 'info', icon: 'undo-2' },
};

const TERM_MS = 14 * 86_400_000;

/**
 * Estimates the refund of a withdrawal now, in PLN: the unused share, rounded up to a whole grosz; everything if the
 * term has not begun. The server decides the actual amount.
 */
export function refundEstimate(
  { amount, activeUntil }: Pick<Transaction, 'amount' | 'activeUntil'>,
  nowMs: number,
): number {
  if (activeUntil === null) return amount;
  const share = Math.min(1, Math.max(0, (Date.parse(activeUntil) - nowMs) / TERM_MS));
  // Rounded first: a binary rounding error must not add a grosz.
  return Math.ceil(Math.round(amount * 100 * share * 1e6) / 1e6) / 100;
}
