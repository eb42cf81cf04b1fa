import type { Attention, RefundReason } from '#contract/payments/desk.ts';
import type { TransactionStatus } from '#contract/payments/payments.ts';

/** Options from the contract, copied so that its schemas are not bundled; a test keeps them in step. */
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
export const EXPLANATION_LENGTH = { min: 10, max: 500 } as const;
export const WORDS_MAX_LENGTH = 100;
