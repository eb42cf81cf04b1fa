import type { ReportTarget } from '#contract/moderation/reports.ts';

/** The reported content: a listing, a comment, a profile, a message. */
export interface ReportedThing {
  readonly type: ReportTarget;
  readonly id: number;
}
