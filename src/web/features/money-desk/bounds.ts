import type { TransactionStatus } from '#contract/payments.ts';
import type { Attention, RefundReason } from '#contract/payments-desk.ts';

/** What the desk offers to choose, as the contract has it; a test holds it. The contract itself brings its schemas along. */
export const STATUSES = [
  'pending',
  'success',
  'timeout',
  'declined',
  'refunded',
] as const satisfies readonly TransactionStatus[];
export const PROVIDERS = ['sandbox', 'stripe', 'przelewy24'] as const;
export const ATTENTIONS = [
  'notActivated',
  'withdrawal',
  'refundFailed',
  'mismatch',
  'ksefRefused',
] as const satisfies readonly Attention[];
export const REFUND_REASONS = ['withdrawal', 'notDelivered', 'goodwill'] as const satisfies readonly RefundReason[];
export const NOTE_MAX_LENGTH = 1_000;
export const WORDS_MAX_LENGTH = 100;
