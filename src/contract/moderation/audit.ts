import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { momentSchema, pageOf, pageParam, personSchema, writeAnswer } from '../primitives.ts';

const feature = 'moderation';
const errors = ['mustLoggedIn', 'forbidden', 'strongSignInRequired'] as const;

/** Every kind of audit log entry. */
export const AUDIT_ACTIONS = [
  'case.take',
  'case.release',
  'case.decide',
  'appeal.decide',
  'decision.lift',
  'suspension.end',
  'role.change',
  'credential.decide',
  'payment.refund',
  'payment.explain',
  'prices.schedule',
  'prices.cancel',
  'voucher.create',
  'voucher.stop',
  'person.confirm',
  'person.endSessions',
  'person.sendReset',
  'person.openCase',
  'person.export',
  'person.erase',
  'mail.again',
  'job.again',
  'job.drop',
  'setting.change',
  'demo.leave',
  'catalogue.change',
  'catalogue.undo',
  'catalogue.import',
  'text.draft',
  'text.discard',
  'text.publish',
  'text.withdraw',
  'log.check',
] as const;

export const auditEntrySchema = z.object({
  id: z.int(),
  at: momentSchema,
  actor: personSchema.nullable(),
  action: z.enum(AUDIT_ACTIONS),
  content: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  hash: z.string(),
});
export type AuditEntry = z.output<typeof auditEntrySchema>;

export const listAudit = endpoint({
  name: 'moderation.audit',
  method: 'GET',
  path: '/moderation/audit',
  feature,
  summary: 'The log of what moderators did, the latest first',
  access: 'moderator',
  query: z.object({ page: pageParam }),
  answer: pageOf(auditEntrySchema),
  errors: [...errors],
});

/** Verifies the whole chain. `brokenAt` is the first entry that was changed, or whose predecessor is missing. */
export const checkAudit = endpoint({
  name: 'moderation.checkAudit',
  method: 'POST',
  path: '/moderation/audit/check',
  feature,
  summary: 'Checks that nothing in the log was changed or taken out',
  access: 'moderator',
  answer: writeAnswer(z.object({ entries: z.int(), brokenAt: z.int().nullable() })),
  errors: [...errors],
});
