import type { ReportTarget } from '#contract/reports.ts';

/** What is reported: a listing, a comment, a profile, a message. */
export interface ReportedThing {
  readonly type: ReportTarget;
  readonly id: number;
}
