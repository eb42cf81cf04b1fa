import type { ReportReason } from '#contract/reports.ts';

/** What the dialog speaks of, as the contract has it; a test holds it. The contract itself brings its schemas along. */
export const REASONS = [
  'inappropriateContent',
  'inappropriateImages',
  'copyrightInfringement',
  'imagesCopyrightInfringement',
  'scam',
  'transactionFailed',
  'transactionChargedAccount',
] as const satisfies readonly ReportReason[];

export const DESCRIPTION_MAX_LENGTH = 2_000;
export const NAME_MAX_LENGTH = 80;
export const EMAIL_MAX_LENGTH = 254;
