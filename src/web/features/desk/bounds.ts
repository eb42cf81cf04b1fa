import type * as ModerationDecisions from '#contract/moderation-decisions.ts';
import type * as Reports from '#contract/reports.ts';
import { HOUSE_RULES, type HouseRule } from '#contract/rule-grounds.ts';

/*
 * Bounds and choices of the contract, written down once more: the files that hold them bring its schemas along. A test
 * holds that they are the same.
 */
export const EXPLANATION_MIN_LENGTH: typeof ModerationDecisions.EXPLANATION_MIN_LENGTH = 20;
export const EXPLANATION_MAX_LENGTH: typeof ModerationDecisions.EXPLANATION_MAX_LENGTH = 4_000;
export const SUSPENSION_DAYS: typeof ModerationDecisions.SUSPENSION_DAYS = [1, 7, 14, 30, 90];
export const APPEAL_DAYS: typeof Reports.APPEAL_DAYS = 183;
export const TARGETS = ['listing', 'comment', 'account', 'message'] as const satisfies readonly Reports.ReportTarget[];

export const GROUNDS = ['law', 'terms'] as const;

/** What is not allowed, by the ground it stands on. */
export function rulesOn(ground: (typeof GROUNDS)[number]): HouseRule[] {
  return (Object.keys(HOUSE_RULES) as HouseRule[]).filter((rule) => HOUSE_RULES[rule] === ground);
}
