import type { ReportReason } from '#contract/reports.ts';

/**
 * How soon something should be looked at: 3 is the most severe, where money or animals may be at stake. What the site notices
 * by itself is 2 at most, for a machine only guesses.
 */
export type Severity = 1 | 2 | 3;

/** By what people say. Rights in texts and pictures can wait for a day; a deal that fell through is mostly a quarrel. */
export const REASON_SEVERITY: Readonly<Record<ReportReason, Severity>> = {
  inappropriateContent: 2,
  inappropriateImages: 2,
  copyrightInfringement: 1,
  imagesCopyrightInfringement: 1,
  scam: 3,
  transactionFailed: 1,
  transactionChargedAccount: 3,
};
