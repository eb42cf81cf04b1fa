import type { Transaction } from '#contract/payments.ts';
import type { Tone } from '../../ui/badge.tsx';
import type { IconName } from '../../ui/icon-names.ts';

/**
 * What a payment has come to, as people are told.
 *
 * approved   paid for, and what was bought works or has worked.
 * stuck      paid for, but there was nothing left that could begin: the money goes back.
 * withdrawn  paid for, and the buyer has withdrawn: the money is on its way back.
 * refundedPart  given back but for what was used.
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

type Facts = Pick<Transaction, 'status' | 'needsRefund' | 'withdrawalRequestedAt' | 'refunded' | 'amount'>;

export function stateOf({ status, needsRefund, withdrawalRequestedAt, refunded, amount }: Facts): TransactionState {
  if (status === 'refunded') return refunded > 0 && refunded < amount ? 'refundedPart' : 'refunded';
  if (status !== 'success') return status;
  if (withdrawalRequestedAt !== null) return 'withdrawn';
  return needsRefund ? 'stuck' : 'approved';
}

/** How a state looks, wherever it stands. */
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
 * About how much a withdrawal now gives back, PLN: the part of the time that is left, up to a whole grosz; all of it where
 * nothing has begun. The last word has who gives it back.
 */
export function refundEstimate(
  { amount, activeUntil }: Pick<Transaction, 'amount' | 'activeUntil'>,
  nowMs: number,
): number {
  if (activeUntil === null) return amount;
  const share = Math.min(1, Math.max(0, (Date.parse(activeUntil) - nowMs) / TERM_MS));
  // Rounded first: what cannot be said in binary must not become a grosz more.
  return Math.ceil(Math.round(amount * 100 * share * 1e6) / 1e6) / 100;
}
