import * as z from 'zod';
import { emailSchema } from '../accounts/accounts.ts';
import { endpoint } from '../endpoint.ts';
import { idParam, momentSchema, writeAnswer } from '../primitives.ts';
import { lineText, longText } from '../values/text.ts';
import { actionSchema, houseRuleSchema } from './house-rules.ts';

const feature = 'reports';

/** The reasons of the specification, in its order, and one that the market has added. */
export const REPORT_REASONS = [
  'inappropriateContent',
  'inappropriateImages',
  'copyrightInfringement',
  'imagesCopyrightInfringement',
  'scam',
  'transactionFailed',
  'transactionChargedAccount',
  'falseCredentials',
] as const;
export const reportReasonSchema = z.enum(REPORT_REASONS, { error: 'validation.reportReason' });
export type ReportReason = z.output<typeof reportReasonSchema>;

/** What can be reported. A message can be reported only by its receiver. */
export const REPORT_TARGETS = ['listing', 'comment', 'account', 'message'] as const;
export const reportTargetSchema = z.enum(REPORT_TARGETS, { error: 'validation.unknownOption' });
export type ReportTarget = z.output<typeof reportTargetSchema>;

export const REPORT_MAX_LENGTH = 2_000;
export const APPEAL_MIN_LENGTH = 10;
export const APPEAL_MAX_LENGTH = 4_000;
/** The period for appealing against a decision. */
export const APPEAL_DAYS = 183;

/**
 * The notice of DSA article 16. Visitors give a name and an address, and confirm good faith; for signed-in users
 * `name`, `email` and `goodFaith` are ignored. `website` is a honeypot that people leave empty.
 */
export const reportFormSchema = z.object({
  target: z.object({ type: reportTargetSchema, id: idParam }),
  reason: reportReasonSchema,
  description: longText({ error: 'validation.reportTooShort' })
    .min(10, 'validation.reportTooShort')
    .max(REPORT_MAX_LENGTH, 'validation.tooLong'),
  name: lineText().max(80, 'validation.tooLong').optional(),
  email: lineText().max(254, 'validation.email').optional(),
  goodFaith: z.boolean().optional(),
  website: z.string().max(200).optional(),
});

/** The additional fields for visitors. */
export const visitorNoticeSchema = z.object({
  name: lineText({ error: 'validation.nameRequired' }).min(2, 'validation.nameRequired').max(80, 'validation.tooLong'),
  email: emailSchema,
  goodFaith: z.literal(true, { error: 'validation.goodFaith' }),
});

/**
 * Reports an item. A repeated report of the same item for the same reason by the same person is the same notice. A
 * receipt is mailed.
 */
export const sendReport = endpoint({
  name: 'reports.send',
  method: 'POST',
  path: '/reports',
  feature,
  summary: 'Reports a listing, comment, profile or message to the moderators',
  access: 'public',
  body: reportFormSchema,
  answer: writeAnswer(z.object({ reference: z.string() })),
  errors: ['notFound', 'ownThing'],
  rateLimit: { max: 20, windowMs: 60 * 60_000 },
});

export const appealStateSchema = z.object({
  state: z.enum(['open', 'granted', 'rejected']),
  text: z.string(),
  created_at: momentSchema,
  answer: z.string().nullable(),
  decidedAt: momentSchema.nullable(),
});
export type AppealState = z.output<typeof appealStateSchema>;

/**
 * The outcome of a notice, for its sender. It shows that action was taken, and which: neither the moderator nor the
 * explanation to the person affected.
 */
export const noticeSchema = z.object({
  reference: z.string(),
  created_at: momentSchema,
  target: z.object({ type: reportTargetSchema, id: z.int(), title: z.string() }),
  reason: reportReasonSchema,
  description: z.string(),
  decision: z
    .object({
      action: actionSchema,
      rule: houseRuleSchema.nullable(),
      decidedAt: momentSchema,
      appealUntil: momentSchema,
      mayAppeal: z.boolean(),
    })
    .nullable(),
  appeal: appealStateSchema.nullable(),
});
export type Notice = z.output<typeof noticeSchema>;

const tokenParams = z.object({ token: z.string().regex(/^[\w-]{20,100}$/) });

export const appealFormSchema = z.object({
  text: longText({ error: 'validation.appealTooShort' })
    .min(APPEAL_MIN_LENGTH, 'validation.appealTooShort')
    .max(APPEAL_MAX_LENGTH, 'validation.tooLong'),
});

export const getNotice = endpoint({
  name: 'notices.get',
  method: 'GET',
  path: '/notices/{token}',
  feature,
  summary: 'What became of a notice, by the link of its receipt',
  access: 'public',
  params: tokenParams,
  answer: noticeSchema,
  errors: ['linkInvalid'],
});

/** Once per notice. Send an Idempotency-Key. */
export const appealNotice = endpoint({
  name: 'notices.appeal',
  method: 'POST',
  path: '/notices/{token}/appeal',
  feature,
  summary: 'Appeals against what was decided on a notice',
  access: 'public',
  params: tokenParams,
  body: appealFormSchema,
  answer: writeAnswer(noticeSchema),
  errors: ['linkInvalid', 'appealNotPossible', 'conflict'],
});
