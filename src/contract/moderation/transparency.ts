import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { flagKindSchema } from './flag-kinds.ts';
import { actionSchema } from './house-rules.ts';
import { reportReasonSchema } from './reports.ts';

/**
 * The figures required by DSA article 24: one row per half-year, the current one first. Times in whole hours, median.
 * Also the numbers of accepted and refused documents of credentials, and the median days until an answer.
 */
export const transparencySchema = z.object({
  periods: z.array(
    z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      notices: z.int(),
      noticesByReason: z.record(reportReasonSchema, z.int()),
      noticesByVisitors: z.int(),
      flags: z.int(),
      flagsByKind: z.record(flagKindSchema, z.int()),
      decisions: z.int(),
      decisionsByAction: z.record(actionSchema, z.int()),
      medianHoursToDecision: z.number().nullable(),
      appeals: z.int(),
      appealsGranted: z.int(),
      appealsRejected: z.int(),
      medianHoursToAppealDecision: z.number().nullable(),
      credentialsSeen: z.int(),
      credentialsRefused: z.int(),
      medianDaysToCredentialAnswer: z.number().nullable(),
    }),
  ),
});
export type Transparency = z.output<typeof transparencySchema>;

export const getTransparency = endpoint({
  name: 'transparency.get',
  method: 'GET',
  path: '/transparency',
  feature: 'moderation',
  summary: 'How much was reported and decided; `/transparency.csv` holds the same as a table',
  access: 'public',
  answer: transparencySchema,
  errors: [],
  rateLimit: { max: 120, windowMs: 60_000 },
  cacheTags: () => ['transparency'],
});
