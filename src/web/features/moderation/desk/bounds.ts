import type * as ModerationDecisions from '#contract/moderation/deciding.ts';
import type * as Reports from '#contract/moderation/reports.ts';
import { HOUSE_RULES, type HouseRule } from '#contract/moderation/rule-grounds.ts';

/* Limits and options from the contract, copied so that its schemas are not bundled. A test keeps them in step. */
export const EXPLANATION_MIN_LENGTH: typeof ModerationDecisions.EXPLANATION_MIN_LENGTH = 20;
export const EXPLANATION_MAX_LENGTH: typeof ModerationDecisions.EXPLANATION_MAX_LENGTH = 4_000;
export const SUSPENSION_DAYS: typeof ModerationDecisions.SUSPENSION_DAYS = [1, 7, 14, 30, 90];
export const APPEAL_DAYS: typeof Reports.APPEAL_DAYS = 183;
export const TARGETS = ['listing', 'comment', 'account', 'message'] as const satisfies readonly Reports.ReportTarget[];

export const GROUNDS = ['law', 'terms'] as const;

/** The rules of a ground. */
export function rulesOn(ground: (typeof GROUNDS)[number]): HouseRule[] {
  return (Object.keys(HOUSE_RULES) as HouseRule[]).filter((rule) => HOUSE_RULES[rule] === ground);
}
