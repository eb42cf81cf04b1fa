import type { ReportReason } from '#contract/moderation/reports.ts';

/**
 * How urgent a case is: 3 is the highest, where money or animals may be at stake. Automatic findings are 2 at most,
 * since they are only guesses.
 */
export type Severity = 1 | 2 | 3;

/** By report reason. Copyright claims can wait for a day; a failed deal is mostly a quarrel. */
export const REASON_SEVERITY: Readonly<Record<ReportReason, Severity>> = {
  inappropriateContent: 2,
  inappropriateImages: 2,
  copyrightInfringement: 1,
  imagesCopyrightInfringement: 1,
  scam: 3,
  transactionFailed: 1,
  transactionChargedAccount: 3,
  falseCredentials: 2,
};
