import * as z from 'zod';
import { MAIL_TROUBLES } from '../accounts/mail-trouble.ts';
import { endpoint } from '../endpoint.ts';
import { momentSchema, personSchema, writeAnswer } from '../primitives.ts';

const feature = 'operator';
const errors = ['mustLoggedIn', 'forbidden', 'strongSignInRequired'] as const;

/**
 * The delivery state of a mail.
 *
 * sent      the mail server has it, or it was written to the outbox.
 * refused   the recipient's server refused it for good at once.
 * bounced   a server reported after the sending that it could not be delivered.
 * retrying  it failed and is tried again.
 * failed    it failed and is not retried automatically.
 */
export const MAIL_STATES = ['sent', 'bounced', 'refused', 'retrying', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A cursor of a list in the order of time: opaque, from the previous page. */
const cursorParam = z
  .string()
  .max(100)
  .regex(/^[\w:.-]+$/, 'validation.invalid')
  .optional();

/**
 * A mail as the desk lists it; its content is not kept.
 *
 * kind       such as `verifyEmail`, or `contact` for messages of the contact form.
 * recipient  null when it has no account.
 * reason     why it was refused or bounced, without addresses; for a bounce an enhanced status code.
 * why        the reason of a bounce as a `mailTrouble`.
 * canAgain   whether it can be sent again.
 */
const mailSchema = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: personSchema.extend({ email: z.string() }).nullable(),
  state: z.enum(MAIL_STATES),
  reason: z.string().nullable(),
  why: z.enum(MAIL_TROUBLES).nullable(),
  attempts: z.int(),
  at: momentSchema,
  againAt: momentSchema.nullable(),
  canAgain: z.boolean(),
});
export type DeskMail = z.output<typeof mailSchema>;

/** `recipientId`: mails to this person only. `before`: the `next` of the previous page. */
export const listMails = endpoint({
  name: 'operator.mails',
  method: 'GET',
  path: '/admin/mails',
  feature,
  summary: 'Mails of the last 30 days and what became of them, the latest first',
  access: 'admin',
  query: z.object({
    state: z.enum(MAIL_STATES, { error: 'validation.unknownOption' }).optional(),
    recipientId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    before: cursorParam,
  }),
  answer: z.object({ items: z.array(mailSchema), next: z.string().nullable() }),
  errors: [...errors],
});

export const sendMailAgain = endpoint({
  name: 'operator.mailAgain',
  method: 'POST',
  path: '/admin/mails/{id}/again',
  feature,
  summary: 'Sends a mail again that failed or was refused; send an Idempotency-Key',
  access: 'admin',
  params: z.object({ id: z.uuid() }),
  answer: writeAnswer(z.object({ id: z.string() })),
  errors: [...errors, 'notFound', 'actionNotPossible', 'conflict'],
});

/** `reason`: the error of the last attempt, at most 500 characters. */
const failedJobSchema = z.object({
  id: z.string(),
  queue: z.string(),
  reason: z.string(),
  attempts: z.int(),
  queuedAt: momentSchema,
  failedAt: momentSchema,
});
export type FailedJob = z.output<typeof failedJobSchema>;

export const listFailedJobs = endpoint({
  name: 'operator.jobs',
  method: 'GET',
  path: '/admin/jobs',
  feature,
  summary: 'Jobs that failed for good, the latest first',
  access: 'admin',
  query: z.object({ before: cursorParam }),
  answer: z.object({ items: z.array(failedJobSchema), next: z.string().nullable() }),
  errors: [...errors],
});

const jobParams = z.object({ id: z.uuid() });
const jobAnswer = writeAnswer(z.object({ id: z.string() }));

export const runJobAgain = endpoint({
  name: 'operator.jobAgain',
  method: 'POST',
  path: '/admin/jobs/{id}/again',
  feature,
  summary: 'Runs a failed job again; send an Idempotency-Key',
  access: 'admin',
  params: jobParams,
  answer: jobAnswer,
  errors: [...errors, 'notFound', 'conflict'],
});

export const dropJob = endpoint({
  name: 'operator.dropJob',
  method: 'POST',
  path: '/admin/jobs/{id}/drop',
  feature,
  summary: 'Removes a failed job for good; send an Idempotency-Key',
  access: 'admin',
  params: jobParams,
  answer: jobAnswer,
  errors: [...errors, 'notFound', 'conflict'],
});
