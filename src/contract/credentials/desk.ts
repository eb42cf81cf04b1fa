import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, momentSchema, pageOf, pageParam, personSchema, writeAnswer } from '../primitives.ts';
import { longText } from '../values/text.ts';
import { credentialDecisionSchema, credentialKindSchema, ownCredentialSchema } from './credentials.ts';
import { CREDENTIAL_OUTCOMES, REFUSAL_REASONS } from './states.ts';

const feature = 'credentials';
const errors = ['mustLoggedIn', 'forbidden', 'strongSignInRequired'] as const;

export const DECISION_TEXT_MIN_LENGTH = 20;
export const DECISION_TEXT_MAX_LENGTH = 2_000;

/** A row of the queue. `isLate`: the promised day has passed. */
const lineSchema = z.object({
  id: z.int(),
  kind: credentialKindSchema,
  number: z.string(),
  owner: personSchema,
  waitingSince: momentSchema,
  answerBy: z.iso.date(),
  isLate: z.boolean(),
});
export type CredentialLine = z.output<typeof lineSchema>;

/** Oldest first. */
export const listCredentialQueue = endpoint({
  name: 'credentials.queue',
  method: 'GET',
  path: '/moderation/credentials',
  feature,
  summary: 'Credentials whose documents wait for our team',
  access: 'moderator',
  query: z.object({ page: pageParam }),
  answer: pageOf(lineSchema),
  errors: [...errors],
});

/**
 * A credential as the desk sees it.
 *
 * version    increases with each change of the credential; a decision names it.
 * decisions  all earlier answers, latest first.
 * others     other users who state the same number, as a warning.
 * isOwn      it belongs to the caller, so another moderator has to answer.
 */
export const credentialCaseSchema = ownCredentialSchema.omit({ listings: true, decision: true }).extend({
  version: z.int(),
  owner: personSchema.extend({ memberSince: momentSchema, locale: z.string() }),
  waitingSince: momentSchema.nullable(),
  decisions: z.array(credentialDecisionSchema.extend({ id: z.int(), by: personSchema.nullable() })),
  others: z.array(personSchema),
  isOwn: z.boolean(),
});
export type CredentialCase = z.output<typeof credentialCaseSchema>;

export const getCredentialCase = endpoint({
  name: 'credentials.case',
  method: 'GET',
  path: '/moderation/credentials/{id}',
  feature,
  summary: 'One credential with its owner and the earlier answers; its document is at `…/{id}/document`',
  access: 'moderator',
  params: idParams,
  answer: credentialCaseSchema,
  errors: [...errors, 'notFound'],
});

/**
 * version     of the credential that the caller has seen.
 * validUntil  of an accepted one: its last day as on the document; null where it has none.
 * reason      of a refusal.
 * text        the message to the owner; required unless it is accepted.
 */
export const credentialDecisionFormSchema = z
  .object({
    version: z.int(),
    outcome: z.enum(CREDENTIAL_OUTCOMES, { error: 'validation.unknownOption' }),
    validUntil: z.iso.date({ error: 'validation.date' }).nullish(),
    reason: z.enum(REFUSAL_REASONS, { error: 'validation.unknownOption' }).optional(),
    text: longText().max(DECISION_TEXT_MAX_LENGTH, 'validation.tooLong').default(''),
  })
  .superRefine(({ outcome, reason, text }, context) => {
    const miss = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (outcome === 'refused' && !reason) miss('reason', 'validation.refusalReason');
    if (outcome !== 'accepted' && text.length < DECISION_TEXT_MIN_LENGTH)
      miss('text', 'validation.explanationTooShort');
  });
export type CredentialDecisionForm = z.output<typeof credentialDecisionFormSchema>;

/**
 * Decides on a waiting credential; its owner gets a notification and a mail. `conflict`: it has changed since;
 * `ownMatter`: it belongs to the caller; `actionNotPossible`: it is not waiting. Send an Idempotency-Key.
 */
export const decideCredential = endpoint({
  name: 'credentials.decide',
  method: 'POST',
  path: '/moderation/credentials/{id}/decisions',
  feature,
  summary: 'Says that a document was seen, asks for another, or refuses it',
  access: 'moderator',
  params: idParams,
  body: credentialDecisionFormSchema,
  answer: writeAnswer(credentialCaseSchema),
  errors: [...errors, 'notFound', 'conflict', 'ownMatter', 'actionNotPossible'],
});
