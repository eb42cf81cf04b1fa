import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, pageOf, pageParam, writeAnswer } from '../primitives.ts';
import { longText } from '../values/text.ts';
import { appealLineSchema, CASE_STATES, caseSchema, pastDecisionSchema } from './cases.ts';
import { actionSchema, houseRuleSchema } from './house-rules.ts';
import { APPEAL_MAX_LENGTH } from './reports.ts';

const feature = 'moderation';
const errors = ['mustLoggedIn', 'forbidden', 'strongSignInRequired'] as const;

export const EXPLANATION_MIN_LENGTH = 20;
export const EXPLANATION_MAX_LENGTH = 4_000;
export const SUSPENSION_DAYS = [1, 7, 14, 30, 90] as const;

/**
 * `rule` and `explanation` are required unless the case is dismissed; `days` for a suspension: null is permanent.
 * `version` is the version of the case that the caller has seen.
 */
export const decideFormSchema = z
  .object({
    version: z.int(),
    action: actionSchema,
    rule: houseRuleSchema.optional(),
    explanation: longText().max(EXPLANATION_MAX_LENGTH, 'validation.tooLong').default(''),
    days: z.union([z.literal([...SUSPENSION_DAYS]), z.null()], { error: 'validation.unknownOption' }).optional(),
  })
  .superRefine(({ action, rule, explanation, days }, context) => {
    const miss = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (action === 'suspendAccount' && days === undefined) miss('days', 'validation.daysRequired');
    if (action === 'dismiss') return;
    if (!rule) miss('rule', 'validation.ruleRequired');
    if (explanation.length < EXPLANATION_MIN_LENGTH) miss('explanation', 'validation.explanationTooShort');
  });

/** Decides a case and applies all consequences at once. Send an Idempotency-Key. */
export const decideCase = endpoint({
  name: 'moderation.decide',
  method: 'POST',
  path: '/moderation/cases/{id}/decision',
  feature,
  summary: 'Decides a case; whom it concerns gets a statement of reasons, and who reported an answer',
  access: 'moderator',
  params: idParams,
  body: decideFormSchema,
  answer: writeAnswer(caseSchema),
  errors: [...errors, 'notFound', 'conflict', 'ownMatter', 'actionNotPossible'],
});

/** Open ones, oldest first; or decided ones, latest first. */
export const listAppeals = endpoint({
  name: 'moderation.appeals',
  method: 'GET',
  path: '/moderation/appeals',
  feature,
  summary: 'Appeals against decisions',
  access: 'moderator',
  query: z.object({
    state: z.enum(CASE_STATES, { error: 'validation.unknownOption' }).default('open'),
    page: pageParam,
  }),
  answer: pageOf(appealLineSchema),
  errors: [...errors],
});

/**
 * Granted: the decision is lifted (for the person affected), or the case is reopened (for a reporter). The moderator
 * who made the decision cannot decide its appeal.
 */
export const decideAppeal = endpoint({
  name: 'moderation.decideAppeal',
  method: 'POST',
  path: '/moderation/appeals/{id}/decision',
  feature,
  summary: 'Answers an appeal',
  access: 'moderator',
  params: idParams,
  body: z.object({
    outcome: z.enum(['granted', 'rejected'], { error: 'validation.unknownOption' }),
    answer: longText({ error: 'validation.explanationTooShort' })
      .min(EXPLANATION_MIN_LENGTH, 'validation.explanationTooShort')
      .max(APPEAL_MAX_LENGTH, 'validation.tooLong'),
  }),
  answer: writeAnswer(appealLineSchema),
  errors: [...errors, 'notFound', 'conflict', 'otherModeratorNeeded'],
});

/** Lifts a restriction without an appeal, for example when the requested change has been made. */
export const liftDecision = endpoint({
  name: 'moderation.lift',
  method: 'POST',
  path: '/moderation/decisions/{id}/lift',
  feature,
  summary: 'Lifts what was decided; the person concerned is told',
  access: 'moderator',
  params: idParams,
  answer: writeAnswer(pastDecisionSchema),
  errors: [...errors, 'notFound', 'actionNotPossible', 'ownMatter'],
});
