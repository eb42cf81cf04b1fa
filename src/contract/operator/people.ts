import * as z from 'zod';
import { KIND_IDS } from '#kinds/index.ts';
import { SELLS_AS } from '#kinds/sells-as.ts';
import { endpoint } from '../endpoint.ts';
import { statusSchema } from '../listings/listings.ts';
import { actionSchema, houseRuleSchema } from '../moderation/house-rules.ts';
import { TRANSACTION_STATUSES } from '../payments/payments.ts';
import { idParam, idParams, momentSchema, personSchema, writeAnswer } from '../primitives.ts';
import { searchText } from '../values/text.ts';

const feature = 'operator';
const errors = ['mustLoggedIn', 'forbidden', 'strongSignInRequired'] as const;

export const ROLES = ['user', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];
export const PERSON_STATES = ['active', 'suspended'] as const;
export const PEOPLE_QUERY_MAX_LENGTH = 100;

/** A person as the desk lists them. `suspendedUntil`: null unless suspended; far in the future when for good. */
const rowSchema = personSchema.extend({
  email: z.string(),
  phone: z.string().nullable(),
  isVerified: z.boolean(),
  role: z.enum(ROLES),
  isSuspended: z.boolean(),
  sellsAs: z.enum(SELLS_AS).nullable(),
  createdAt: momentSchema,
  seenAt: momentSchema.nullable(),
});
export type DeskPerson = z.output<typeof rowSchema>;

/**
 * `q`: a name or the beginnings of its words, the beginning of an e-mail address, a phone number or an id. `before`:
 * the `next` of the previous page.
 */
export const listPeople = endpoint({
  name: 'operator.people',
  method: 'GET',
  path: '/admin/people',
  feature,
  summary: 'Accounts, the newest first; deleted ones are left out',
  access: 'admin',
  query: z.object({
    q: searchText().max(PEOPLE_QUERY_MAX_LENGTH).default(''),
    role: z.enum(ROLES, { error: 'validation.unknownOption' }).optional(),
    state: z.enum(PERSON_STATES, { error: 'validation.unknownOption' }).optional(),
    confirmed: z.enum(['yes', 'no'], { error: 'validation.unknownOption' }).optional(),
    sellsAs: z.enum([...SELLS_AS, 'none'], { error: 'validation.unknownOption' }).optional(),
    before: idParam.optional(),
  }),
  answer: z.object({ items: z.array(rowSchema), next: z.int().nullable() }),
  errors: [...errors],
});

/** What an admin can do with an account now. */
export const PERSON_ACTS = [
  'confirm',
  'endSessions',
  'sendReset',
  'openCase',
  'changeRole',
  'export',
  'erase',
] as const;
export type PersonAct = (typeof PERSON_ACTS)[number];

/**
 * All that the desk knows about a person; never messages.
 *
 * suspendedUntil  null when not suspended or for good; see `isSuspended`.
 * firm            what a business has stated.
 * listings, payments, decisions  the latest; `counts` has their numbers.
 * openCaseId      the open case about the account itself.
 * can             the acts that are possible for the caller now.
 */
export const personDetailSchema = rowSchema.extend({
  locale: z.string(),
  town: z.string().nullable(),
  suspendedUntil: momentSchema.nullable(),
  firm: z.object({ name: z.string(), nip: z.string() }).nullable(),
  secondFactor: z.object({ totp: z.boolean(), passkeys: z.int() }),
  counts: z.object({ listings: z.int(), shown: z.int(), payments: z.int(), decisions: z.int() }),
  listings: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(KIND_IDS),
      title: z.string(),
      status: statusSchema,
      isShown: z.boolean(),
      createdAt: momentSchema,
    }),
  ),
  payments: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      amount: z.number(),
      status: z.enum(TRANSACTION_STATUSES),
      startedAt: momentSchema,
    }),
  ),
  decisions: z.array(
    z.object({
      id: z.int(),
      caseId: z.int(),
      action: actionSchema,
      rule: houseRuleSchema.nullable(),
      decidedAt: momentSchema,
      isLifted: z.boolean(),
    }),
  ),
  sessions: z.array(
    z.object({
      id: z.int(),
      device: z.string(),
      isStrong: z.boolean(),
      createdAt: momentSchema,
      lastUsedAt: momentSchema,
    }),
  ),
  openCaseId: z.int().nullable(),
  can: z.array(z.enum(PERSON_ACTS)),
});
export type PersonDetail = z.output<typeof personDetailSchema>;

export const getPerson = endpoint({
  name: 'operator.person',
  method: 'GET',
  path: '/admin/people/{id}',
  feature,
  summary: 'One person with listings, payments, decisions and sessions; never with messages',
  access: 'admin',
  params: idParams,
  answer: personDetailSchema,
  errors: [...errors, 'notFound'],
});

const detailAnswer = writeAnswer(personDetailSchema);

/** Confirms the address without its link, as for a person whose mails do not arrive. Send an Idempotency-Key. */
export const confirmPerson = endpoint({
  name: 'operator.confirm',
  method: 'POST',
  path: '/admin/people/{id}/confirm',
  feature,
  summary: 'Confirms an e-mail address by hand',
  access: 'admin',
  params: idParams,
  answer: detailAnswer,
  errors: [...errors, 'notFound', 'actionNotPossible', 'conflict'],
});

/** Ends all sessions of a person: they have to log in again everywhere. Send an Idempotency-Key. */
export const endPersonSessions = endpoint({
  name: 'operator.endSessions',
  method: 'POST',
  path: '/admin/people/{id}/end-sessions',
  feature,
  summary: 'Ends all sessions of a person',
  access: 'admin',
  params: idParams,
  answer: detailAnswer,
  errors: [...errors, 'notFound', 'ownAccount', 'conflict'],
});

/** Mails the person a link to choose a new password. Send an Idempotency-Key. */
export const sendPersonReset = endpoint({
  name: 'operator.sendReset',
  method: 'POST',
  path: '/admin/people/{id}/send-reset',
  feature,
  summary: 'Mails a link to choose a new password',
  access: 'admin',
  params: idParams,
  answer: detailAnswer,
  errors: [...errors, 'notFound', 'actionNotPossible', 'conflict'],
});

/**
 * Opens a moderation case about the account, or finds the open one. An account is suspended by deciding that case; the
 * person gets the reasons and may appeal. Send an Idempotency-Key.
 */
export const openPersonCase = endpoint({
  name: 'operator.openCase',
  method: 'POST',
  path: '/admin/people/{id}/case',
  feature,
  summary: 'Opens a case about an account',
  access: 'admin',
  params: idParams,
  answer: writeAnswer(z.object({ caseId: z.int() })),
  errors: [...errors, 'notFound', 'ownAccount', 'conflict'],
});

/**
 * Changes a role. `code`: of the caller's authenticator app, or a recovery code; not needed within 15 minutes of a
 * log-in with a second factor. Send an Idempotency-Key.
 */
export const changeRole = endpoint({
  name: 'operator.changeRole',
  method: 'POST',
  path: '/admin/people/{id}/role',
  feature,
  summary: 'Makes a person a moderator, an admin or a plain user',
  access: 'admin',
  confirmsPassword: true,
  params: idParams,
  body: z.object({
    role: z.enum(ROLES, { error: 'validation.unknownOption' }),
    code: z.string({ error: 'validation.code' }).trim().max(40, 'validation.code').default(''),
  }),
  answer: detailAnswer,
  errors: [
    ...errors,
    'passwordConfirmationRequired',
    'validationFailed',
    'notFound',
    'actionNotPossible',
    'lastAdmin',
    'conflict',
  ],
});

/** Creates the person's data export and mails the link to them only. Send an Idempotency-Key. */
export const exportPerson = endpoint({
  name: 'operator.export',
  method: 'POST',
  path: '/admin/people/{id}/export',
  feature,
  summary: 'Makes a data export that a person asked for',
  access: 'admin',
  confirmsPassword: true,
  params: idParams,
  answer: detailAnswer,
  errors: [...errors, 'passwordConfirmationRequired', 'notFound', 'actionNotPossible', 'tooManyRequests', 'conflict'],
});

/**
 * Erases an account as its owner can; it cannot be undone. `name` repeats the person's name, so that nobody erases the
 * wrong one. Moderators and admins lose their role first. Send an Idempotency-Key.
 */
export const erasePerson = endpoint({
  name: 'operator.erase',
  method: 'POST',
  path: '/admin/people/{id}/erase',
  feature,
  summary: 'Erases an account on request of its owner',
  access: 'admin',
  confirmsPassword: true,
  params: idParams,
  body: z.object({ name: z.string({ error: 'validation.nameMismatch' }).trim().max(200, 'validation.nameMismatch') }),
  answer: writeAnswer(z.object({ id: z.int() })),
  errors: [
    ...errors,
    'passwordConfirmationRequired',
    'validationFailed',
    'notFound',
    'ownAccount',
    'actionNotPossible',
    'conflict',
  ],
});
