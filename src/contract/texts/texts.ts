import * as z from 'zod';
import { LOCALE_IDS } from '#i18n/locales.ts';
import { endpoint } from '../endpoint.ts';
import { momentSchema, personSchema, writeAnswer } from '../primitives.ts';
import { longText } from '../values/text.ts';
import { KEPT_DOCUMENTS, LANGUAGE_STATES, VERSION_STATES, WORDED_PAGES } from './kept.ts';

const feature = 'texts';
const errors = ['mustLoggedIn', 'forbidden', 'strongSignInRequired', 'notFound'] as const;

export const TITLE_MAX_LENGTH = 120;
export const LEAD_MAX_LENGTH = 600;
export const BODY_MAX_LENGTH = 120_000;
const FIELDS_MAX = 8;
const NUMBER_MAX = 1_000_000;

const unknown = { error: 'validation.unknownOption' };
const localeSchema = z.enum(LOCALE_IDS, unknown);
/** 0 is the built-in text. */
const versionNumber = z.coerce.number().int().min(0).max(NUMBER_MAX);
const daySchema = z.iso.date({ error: 'validation.date' });

const spanSchema = z.object({ text: z.string(), isBold: z.boolean().optional(), href: z.string().optional() });
const lineSchema = z.array(spanSchema);
const blockSchema = z.object({
  type: z.enum(['paragraph', 'heading', 'list', 'table']),
  line: lineSchema.optional(),
  isNumbered: z.boolean().optional(),
  items: z.array(lineSchema).optional(),
  head: z.array(lineSchema).optional(),
  rows: z.array(z.array(lineSchema)).optional(),
});

/**
 * A text as shown to visitors.
 *
 * fields    title, lead and other editable texts; for the texts of a page only those that differ from the messages.
 * sections  the body of a document, with the operator's data filled in.
 * version   0 for the built-in text.
 * from, to  Polish days on which it is in force; `to` is null for the newest, `from` if unknown.
 * state     the state of the requested language relative to the Polish text.
 * versions  all public versions, newest first; for documents only.
 */
export const readTextSchema = z.object({
  fields: z.record(z.string(), z.string()),
  sections: z.array(z.object({ id: z.string(), heading: z.string(), blocks: z.array(blockSchema) })),
  version: z.int(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  state: z.enum(LANGUAGE_STATES),
  versions: z.array(
    z.object({
      number: z.int(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      state: z.enum(VERSION_STATES),
    }),
  ),
});
export type ReadText = z.output<typeof readTextSchema>;

/** The text in force, or another version of a document, in the language of the request. */
export const readText = endpoint({
  name: 'texts.read',
  method: 'GET',
  path: '/texts/{id}',
  feature,
  summary: 'A text of the site: the terms, the privacy policy, about us, and words of pages',
  access: 'public',
  params: z.object({ id: z.enum([...KEPT_DOCUMENTS, ...WORDED_PAGES]) }),
  query: z.object({ version: versionNumber.optional() }),
  answer: readTextSchema,
  errors: ['notFound'],
});

/** New terms that the caller has not accepted; null for none. `accepted` is the version they accepted last. */
export const getDueTerms = endpoint({
  name: 'texts.dueTerms',
  method: 'GET',
  path: '/terms/due',
  feature,
  summary: 'The terms that the caller has not accepted yet',
  access: 'user',
  answer: z.object({
    due: z.object({ version: z.int(), from: z.string(), accepted: z.int() }).nullable(),
  }),
  errors: ['mustLoggedIn'],
});

/** Stored with its timestamp. Idempotent. */
export const acceptTerms = endpoint({
  name: 'texts.acceptTerms',
  method: 'POST',
  path: '/terms/accept',
  feature,
  summary: 'Accepts a version of the terms',
  access: 'user',
  body: z.object({ version: z.int({ error: 'validation.integer' }).min(1).max(NUMBER_MAX) }),
  answer: writeAnswer(z.object({ version: z.int() })),
  errors: ['mustLoggedIn', 'notFound'],
});

const savedSchema = z.object({ at: momentSchema, by: personSchema.nullable() });

/** A text in the desk's list. `from` is the Polish day on which it took effect; null for the built-in text. */
const listedTextSchema = z.object({
  id: z.string(),
  kind: z.enum(['document', 'page', 'mail']),
  version: z.int(),
  from: z.string().nullable(),
  scheduled: z.object({ number: z.int(), from: z.string() }).nullable(),
  drafts: z.array(z.enum(LOCALE_IDS)),
  languages: z.array(z.object({ locale: z.enum(LOCALE_IDS), state: z.enum(LANGUAGE_STATES) })),
});
export type ListedText = z.output<typeof listedTextSchema>;

export const listTexts = endpoint({
  name: 'texts.list',
  method: 'GET',
  path: '/admin/texts',
  feature,
  summary: 'All texts of the site that the operator can change',
  access: 'admin',
  answer: z.object({ items: z.array(listedTextSchema) }),
  errors: ['mustLoggedIn', 'forbidden', 'strongSignInRequired'],
});

const fieldsSchema = z.record(z.string().regex(/^[a-z]\w{0,30}$/), z.string());

/**
 * A text as the desk edits it, in one language.
 *
 * fields     its parts. `form` is the format: one line, several, or Markdown; the `values` of a mail are placeholders
 *            `{name}` that it may contain, and those in `needed` are required.
 * base       the newest version, from which a draft starts.
 * draft      the unpublished text; `revision` counts its changes, and a change names the revision it is based on.
 * languages  each with the revision of its draft; 0 for none.
 * versions   newest first; the built-in one has the number 0.
 * placeholders  their current values by name.
 */
export const deskTextSchema = z.object({
  id: z.string(),
  kind: z.enum(['document', 'page', 'mail']),
  locale: z.enum(LOCALE_IDS),
  fields: z.array(
    z.object({
      name: z.string(),
      form: z.enum(['line', 'lines', 'markdown']),
      maxLength: z.int(),
      needed: z.array(z.string()),
      values: z.array(z.string()),
    }),
  ),
  base: z.object({ number: z.int(), fields: fieldsSchema, state: z.enum(LANGUAGE_STATES) }),
  draft: z.object({ revision: z.int(), fields: fieldsSchema, saved: savedSchema }).nullable(),
  languages: z.array(z.object({ locale: z.enum(LOCALE_IDS), state: z.enum(LANGUAGE_STATES), revision: z.int() })),
  versions: z.array(
    z.object({
      number: z.int(),
      state: z.enum(VERSION_STATES),
      from: z.string().nullable(),
      to: z.string().nullable(),
      locales: z.array(z.enum(LOCALE_IDS)),
      published: savedSchema.nullable(),
    }),
  ),
  placeholders: z.record(z.string(), z.string()),
});
export type DeskText = z.output<typeof deskTextSchema>;

const idParams = z.object({ id: z.string().regex(/^[a-z][\w.-]{0,60}$/i) });

export const getText = endpoint({
  name: 'texts.get',
  method: 'GET',
  path: '/admin/texts/{id}',
  feature,
  summary: 'A text with its draft and its versions',
  access: 'admin',
  params: idParams,
  query: z.object({ locale: localeSchema.default('pl') }),
  answer: deskTextSchema,
  errors: [...errors],
});

export const getTextVersion = endpoint({
  name: 'texts.version',
  method: 'GET',
  path: '/admin/texts/{id}/versions/{number}',
  feature,
  summary: 'What a version of a text says in a language',
  access: 'admin',
  params: idParams.extend({ number: versionNumber }),
  query: z.object({ locale: localeSchema.default('pl') }),
  answer: z.object({ number: z.int(), fields: fieldsSchema, state: z.enum(LANGUAGE_STATES) }),
  errors: [...errors],
});

/** The fields as typed. Drafts are stored unchecked; they are validated on publication. */
const writtenFields = z
  .record(z.string(), longText().max(BODY_MAX_LENGTH, 'validation.tooLong'))
  .refine((fields) => Object.keys(fields).length <= FIELDS_MAX, 'validation.tooMany');
const revision = z.int({ error: 'validation.integer' }).min(0);

/** `revision` is the one that the change is based on, 0 for a new draft; `conflict` if it is no longer current. */
export const saveTextDraft = endpoint({
  name: 'texts.saveDraft',
  method: 'POST',
  path: '/admin/texts/{id}/draft',
  feature,
  summary: 'Keeps the draft of a text in a language',
  access: 'admin',
  params: idParams,
  body: z.object({ locale: localeSchema, revision, fields: writtenFields }),
  answer: writeAnswer(deskTextSchema),
  errors: [...errors, 'conflict'],
  maxBodyBytes: 1_000_000,
});

export const discardTextDraft = endpoint({
  name: 'texts.discardDraft',
  method: 'POST',
  path: '/admin/texts/{id}/draft/discard',
  feature,
  summary: 'Throws the draft of a text in a language away',
  access: 'admin',
  params: idParams,
  body: z.object({ locale: localeSchema, revision: revision.min(1) }),
  answer: writeAnswer(deskTextSchema),
  errors: [...errors, 'conflict'],
});

/**
 * Publishes drafts as a new version, all or nothing.
 *
 * drafts  the revision of each language's draft that the caller has seen; `conflict` if one has changed.
 * from    the Polish day on which it takes effect; null for at once.
 * `actionNotPossible` while another version is scheduled. Errors of a draft are at `<language>.<field>`.
 */
export const publishText = endpoint({
  name: 'texts.publish',
  method: 'POST',
  path: '/admin/texts/{id}/publish',
  feature,
  summary: 'Publishes drafts of a text, at once or from a day',
  access: 'admin',
  params: idParams,
  body: z.object({
    drafts: z
      .partialRecord(localeSchema, revision.min(1))
      .refine((drafts) => Object.keys(drafts).length > 0, 'validation.required'),
    from: daySchema.nullable(),
  }),
  answer: writeAnswer(deskTextSchema),
  errors: [...errors, 'conflict', 'actionNotPossible'],
});

/** Withdraws a scheduled version; it becomes a draft again in each language that has no other draft. */
export const withdrawText = endpoint({
  name: 'texts.withdraw',
  method: 'POST',
  path: '/admin/texts/{id}/withdraw',
  feature,
  summary: 'Takes back a version of a text that does not hold yet',
  access: 'admin',
  params: idParams,
  body: z.object({ number: z.int().min(1).max(NUMBER_MAX) }),
  answer: writeAnswer(deskTextSchema),
  errors: [...errors, 'actionNotPossible'],
});

const wordsBody = z.object({ locale: localeSchema, fields: writtenFields });

/** `html` loads nothing and has no style sheet. */
export const previewMail = endpoint({
  name: 'texts.previewMail',
  method: 'POST',
  path: '/admin/texts/{id}/preview',
  feature,
  summary: 'A mail with the given words and sample data',
  access: 'admin',
  params: idParams,
  body: wordsBody,
  answer: writeAnswer(z.object({ subject: z.string(), text: z.string(), html: z.string() })),
  errors: [...errors],
});

export const sendSampleMail = endpoint({
  name: 'texts.sendSample',
  method: 'POST',
  path: '/admin/texts/{id}/send',
  feature,
  summary: 'Sends the caller a mail with the given words and sample data',
  access: 'admin',
  params: idParams,
  body: wordsBody,
  answer: writeAnswer(z.object({ to: z.string() })),
  errors: [...errors],
});
