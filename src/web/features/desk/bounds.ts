import type * as Rules from '#contract/house-rules.ts';
import type * as Moderation from '#contract/moderation.ts';
import type * as Reports from '#contract/reports.ts';

/*
 * Bounds and choices of the contract, written down once more: the files that hold them bring its schemas along. A test
 * holds that they are the same.
 */
export const EXPLANATION_MIN_LENGTH: typeof Moderation.EXPLANATION_MIN_LENGTH = 20;
export const EXPLANATION_MAX_LENGTH: typeof Moderation.EXPLANATION_MAX_LENGTH = 4_000;
export const SUSPENSION_DAYS: typeof Moderation.SUSPENSION_DAYS = [1, 7, 14, 30, 90];
export const APPEAL_DAYS: typeof Reports.APPEAL_DAYS = 183;
export const TARGETS = ['listing', 'comment', 'account', 'message'] as const satisfies readonly Reports.ReportTarget[];

/** What is not allowed, by the ground it stands on. */
export const RULES_BY_GROUND = {
  law: [
    'illegalGoods',
    'foodSafety',
    'animalWelfare',
    'protectedSpecies',
    'intellectualProperty',
    'pictureRights',
    'personalData',
    'hate',
    'scam',
    'misleading',
    'fakeReviews',
  ],
  terms: ['indecent', 'offTopic', 'spam', 'duplicates', 'contactInText', 'manners'],
} as const satisfies Record<'law' | 'terms', readonly Rules.HouseRule[]>;

export const GROUNDS = ['law', 'terms'] as const;

/** What a rule stands on: the law, or the site's own terms. */
export function groundOf(rule: Rules.HouseRule): 'law' | 'terms' {
  return (RULES_BY_GROUND.law as readonly Rules.HouseRule[]).includes(rule) ? 'law' : 'terms';
}
