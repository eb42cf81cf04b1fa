import * as z from 'zod';
import { checkNumber, NUMBER_MAX_LENGTH } from '#kinds/credentials/check-number.ts';
import { CREDENTIAL_KIND_IDS, getCredentialKind } from '#kinds/credentials/kinds.ts';
import { endpoint } from '../endpoint.ts';
import { idParam, idParams, momentSchema, writeAnswer } from '../primitives.ts';
import { polishDay } from '../values/polish-time.ts';
import { lineText } from '../values/text.ts';
import {
  CREDENTIAL_OUTCOMES,
  CREDENTIAL_STATES,
  DOCUMENT_MAX_BYTES,
  DOCUMENT_TYPES,
  LISTING_CREDENTIALS_MAX,
  REFUSAL_REASONS,
  REVIEW_STATES,
} from './states.ts';

const feature = 'credentials';
const YEAR_MS = 365.25 * 86_400_000;
const YEARS_MAX = 60;

export const credentialKindSchema = z.enum(CREDENTIAL_KIND_IDS, { error: 'validation.credentialKind' });

/**
 * A credential as shown publicly, on a listing or in a profile.
 *
 * number       in its canonical form; null if it is reserved for authorities.
 * controlBody  the certification body of organic production, derived from the number; else null.
 * seenAt       when our team checked the document; only in the state `seen`.
 * validUntil   its last day of validity in Polish time; null if unlimited.
 * registerUrl  the public register that lists it.
 */
export const credentialSchema = z.object({
  kind: credentialKindSchema,
  number: z.string().nullable(),
  controlBody: z.string().nullable(),
  state: z.enum(CREDENTIAL_STATES),
  seenAt: momentSchema.nullable(),
  validUntil: z.iso.date().nullable(),
  registerUrl: z.string().nullable(),
});
export type Credential = z.output<typeof credentialSchema>;

/** A stored document; its content is at `GET …/{id}/document`, for its owner and moderators only. */
const documentSchema = z.object({
  name: z.string(),
  type: z.enum(DOCUMENT_TYPES),
  sizeBytes: z.int(),
  addedAt: momentSchema,
});

/** An answer of our team. `reason` belongs to a refusal; `text` may be empty if the document was accepted. */
export const credentialDecisionSchema = z.object({
  outcome: z.enum(CREDENTIAL_OUTCOMES),
  reason: z.enum(REFUSAL_REASONS).nullable(),
  text: z.string(),
  decidedAt: momentSchema,
});
export type CredentialDecision = z.output<typeof credentialDecisionSchema>;

/**
 * A credential as its owner sees it.
 *
 * number     always in full.
 * answerBy   the day by which our team promises an answer; null unless it is waiting.
 * decision   the last answer, until the credential changes.
 * listings   the number of listings that refer to it.
 */
export const ownCredentialSchema = credentialSchema.extend({
  id: z.int(),
  number: z.string(),
  validFrom: z.iso.date().nullable(),
  review: z.enum(REVIEW_STATES),
  answerBy: z.iso.date().nullable(),
  document: documentSchema.nullable(),
  decision: credentialDecisionSchema.nullable(),
  listings: z.int(),
  created_at: momentSchema,
});
export type OwnCredential = z.output<typeof ownCredentialSchema>;

/** A calendar day at most sixty years from today. */
const day = z.iso
  .date({ error: 'validation.date' })
  .refine((text) => Math.abs(Date.parse(text) - Date.now()) < YEARS_MAX * YEAR_MS, 'validation.date');
const optionalDay = z.preprocess((value) => (value === '' ? null : value), day.nullable()).default(null);

const NUMBER_MESSAGES = {
  missing: 'validation.credentialNumberMissing',
  malformed: 'validation.credentialNumber',
  example: 'validation.credentialExample',
  body: 'validation.controlBodyUnknown',
} as const;

/**
 * kind        see `credentialKinds`.
 * number      as on the document, in any spelling; it becomes canonical.
 * validFrom   first day of validity; optional.
 * validUntil  last day: required if the kind always expires, ignored if it never does. It may be in the past.
 */
export const credentialFormSchema = z
  .object({
    kind: credentialKindSchema,
    number: lineText({ error: 'validation.credentialNumberMissing' }).max(NUMBER_MAX_LENGTH, 'validation.tooLong'),
    validFrom: optionalDay,
    validUntil: optionalDay,
  })
  .superRefine((form, context) => {
    const miss = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    const checked = checkNumber(form.kind, form.number);
    if ('problem' in checked) miss('number', NUMBER_MESSAGES[checked.problem]);
    else form.number = checked.number;
    const { ends } = getCredentialKind(form.kind);
    if (ends === 'never') form.validUntil = null;
    if (ends === 'always' && form.validUntil === null) miss('validUntil', 'validation.validUntilMissing');
    if (form.validFrom !== null && form.validUntil !== null && form.validUntil < form.validFrom)
      miss('validUntil', 'validation.validUntilBeforeStart');
    if (form.validFrom !== null && form.validFrom > polishDay(Date.now()))
      miss('validFrom', 'validation.validFromLater');
  });
export type CredentialForm = z.output<typeof credentialFormSchema>;

/** The credentials of a listing's form: ids of the caller's own, each once; without the field they stay as they are. */
export const credentialIdsSchema = z
  .array(idParam)
  .max(LISTING_CREDENTIALS_MAX, 'validation.credentialsTooMany')
  .refine((ids) => new Set(ids).size === ids.length, 'validation.invalid')
  .overwrite((ids) => ids.toSorted((one, other) => one - other))
  .optional();

const errors = ['mustLoggedIn', 'notFound'] as const;
const written = writeAnswer(ownCredentialSchema);

/** `answerDays`: the number of days within which our team promises to check a document. */
export const listCredentials = endpoint({
  name: 'credentials.list',
  method: 'GET',
  path: '/user/me/credentials',
  feature,
  summary: 'What the caller keeps as certified, registered or permitted, the newest first',
  access: 'user',
  answer: z.object({ items: z.array(ownCredentialSchema), answerDays: z.int() }),
  errors: ['mustLoggedIn'],
});

/**
 * Stores a credential; at most CREDENTIALS_MAX, else `tooMany`. A duplicate kind and number is reported at the field
 * `number`. Send an Idempotency-Key.
 */
export const createCredential = endpoint({
  name: 'credentials.create',
  method: 'POST',
  path: '/user/me/credentials',
  feature,
  summary: 'Keeps a credential of the caller',
  access: 'verified',
  body: credentialFormSchema,
  answer: written,
  errors: ['mustLoggedIn', 'mustVerifyEmail', 'accountSuspended', 'tooMany', 'conflict'],
});

/** Changing any field resets the state to `stated`, and the document waits for our team again. */
export const updateCredential = endpoint({
  name: 'credentials.update',
  method: 'PATCH',
  path: '/user/me/credentials/{id}',
  feature,
  summary: "Changes one of the caller's credentials",
  access: 'verified',
  params: idParams,
  body: credentialFormSchema,
  answer: written,
  errors: [...errors, 'mustVerifyEmail', 'accountSuspended'],
});

/** Its document is erased, and listings no longer refer to it. Removing it again has no further effect. */
export const removeCredential = endpoint({
  name: 'credentials.remove',
  method: 'DELETE',
  path: '/user/me/credentials/{id}',
  feature,
  summary: "Erases one of the caller's credentials",
  access: 'user',
  params: idParams,
  answer: writeAnswer(z.object({ id: z.int() })),
  errors: ['mustLoggedIn'],
});

/**
 * A PDF, or a JPEG, PNG or WebP picture, which is stored without its metadata; it replaces the previous one and waits
 * for our team. An invalid file is reported at `files.0` with `validation.documentFormat`,
 * `validation.documentTooLarge` or `validation.pictureBroken`. 30 a day, else `tooManyRequests`. Send an
 * Idempotency-Key.
 */
export const setCredentialDocument = endpoint({
  name: 'credentials.setDocument',
  method: 'POST',
  path: '/user/me/credentials/{id}/document',
  feature,
  summary: "Sends the document of one of the caller's credentials",
  access: 'verified',
  params: idParams,
  upload: { field: 'files', maxFiles: 1, maxBytes: DOCUMENT_MAX_BYTES, tooLarge: 'validation.documentTooLarge' },
  answer: written,
  errors: [...errors, 'mustVerifyEmail', 'accountSuspended', 'conflict', 'payloadTooLarge', 'unsupportedMediaType'],
});

/** A credential already `seen` stays so; one that is waiting leaves the queue. */
export const removeCredentialDocument = endpoint({
  name: 'credentials.removeDocument',
  method: 'DELETE',
  path: '/user/me/credentials/{id}/document',
  feature,
  summary: "Erases the document of one of the caller's credentials",
  access: 'user',
  params: idParams,
  answer: written,
  errors: [...errors],
});
