import type { ReportReason } from '#contract/moderation/reports.ts';

/** Options from the contract, copied so that its schemas are not bundled; a test keeps them in step. */
export const REASONS = [
  'inappropriateContent',
  'inappropriateImages',
  'copyrightInfringement',
  'imagesCopyrightInfringement',
  'scam',
  'transactionFailed',
  'transactionChargedAccount',
  'falseCredentials',
] as const satisfies readonly ReportReason[];

export const DESCRIPTION_MAX_LENGTH = 2_000;
export const NAME_MAX_LENGTH = 80;
export const EMAIL_MAX_LENGTH = 254;
