import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, momentSchema, writeAnswer } from '../primitives.ts';
import { actionSchema, houseRuleSchema } from './house-rules.ts';
import { appealFormSchema, appealStateSchema, reportTargetSchema } from './reports.ts';

const feature = 'decisions';

/**
 * The statement of reasons required by DSA article 17, as shown to the person affected.
 *
 * target              the item; `excerpt` is its text when it was reported.
 * rule                the rule that it breaks: its ground, law or terms, is in `HOUSE_RULES`.
 * explanation         the moderator's explanation, as plain text.
 * automatedDetection  raised by one of the site's own checks. The decision is always a person's.
 * suspendedUntil      of a suspended account: when it ends by itself; null if permanent (or no suspension).
 * liftedAt            when it was lifted.
 */
export const decisionSchema = z.object({
  id: z.int(),
  reference: z.string(),
  target: z.object({ type: reportTargetSchema, id: z.int(), title: z.string(), excerpt: z.string() }),
  action: actionSchema.exclude(['dismiss']),
  rule: houseRuleSchema,
  explanation: z.string(),
  automatedDetection: z.boolean(),
  suspendedUntil: momentSchema.nullable(),
  decidedAt: momentSchema,
  liftedAt: momentSchema.nullable(),
  appealUntil: momentSchema,
  mayAppeal: z.boolean(),
  appeal: appealStateSchema.nullable(),
});
export type Decision = z.output<typeof decisionSchema>;

export const listDecisions = endpoint({
  name: 'decisions.list',
  method: 'GET',
  path: '/decisions',
  feature,
  summary: 'What moderators decided about the caller and what is theirs, the latest first; at most 200',
  access: 'user',
  answer: z.array(decisionSchema),
  errors: ['mustLoggedIn'],
});

export const getDecision = endpoint({
  name: 'decisions.get',
  method: 'GET',
  path: '/decisions/{id}',
  feature,
  summary: 'One statement of reasons, for the person concerned',
  access: 'user',
  params: idParams,
  answer: decisionSchema,
  errors: ['mustLoggedIn', 'notFound'],
});

/** Once per decision, also while the account is suspended. Another moderator reviews it. */
export const appealDecision = endpoint({
  name: 'decisions.appeal',
  method: 'POST',
  path: '/decisions/{id}/appeal',
  feature,
  summary: 'Appeals against a decision',
  access: 'user',
  params: idParams,
  body: appealFormSchema,
  answer: writeAnswer(decisionSchema),
  errors: ['mustLoggedIn', 'notFound', 'appealNotPossible', 'conflict'],
});
