import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { actionSchema, houseRuleSchema } from './house-rules.ts';
import { idParams, momentSchema, writeAnswer } from './primitives.ts';
import { appealFormSchema, appealStateSchema, reportTargetSchema } from './reports.ts';

const feature = 'decisions';

/**
 * The statement of reasons that DSA article 17 asks for, as the person concerned reads it.
 *
 * target              what it is about; `excerpt` is how it read when it was reported.
 * rule                what it breaks: its ground, law or terms, stands in `HOUSE_RULES`.
 * explanation         what the moderator says, as plain text.
 * automatedDetection  one of the site's own checks brought it up. A person decided, always.
 * suspendedUntil      of a suspended account: when it ends by itself; null when it is for good (or no suspension).
 * liftedAt            since when it holds no longer.
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

/** Once for each decision, also while the account is suspended. Another moderator looks at it. */
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
