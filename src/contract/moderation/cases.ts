import * as z from 'zod';
import { messageFileSchema } from '../conversations.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, momentSchema, pageOf, pageParam, personSchema, pictureSchema, writeAnswer } from '../primitives.ts';
import { flagKindSchema } from './flag-kinds.ts';
import { actionSchema, houseRuleSchema } from './house-rules.ts';
import { reportReasonSchema, reportTargetSchema } from './reports.ts';

const feature = 'moderation';
const errors = ['mustLoggedIn', 'forbidden', 'strongSignInRequired'] as const;

/** 3 is the most severe: money or animals may be at stake. */
const severitySchema = z.int().min(1).max(3);

/**
 * An item as moderators see it. `gone`: it no longer exists; the text is then the one stored when the case was opened.
 *
 * title    of a comment: its listing's title; of a message: how it begins.
 * facts    details beside title and text: price, town, category… each with a label, in the moderator's language.
 * files    of a message: their bytes are at `GET /api/moderation/cases/{case}/files/{id}`, as in `messageFileSchema`.
 * hidden   not visible to others now.
 * path     its page on the site; null if it has no public page.
 */
const contentSchema = z.object({
  type: reportTargetSchema,
  id: z.int(),
  kind: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  rating: z.int().nullable(),
  pictures: z.array(pictureSchema),
  files: z.array(messageFileSchema),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  gone: z.boolean(),
  hidden: z.boolean(),
  path: z.string().nullable(),
});
export type ModeratedContent = z.output<typeof contentSchema>;

/**
 * A row of the queue. `excerpt` is the start of the text and `picture` the first one, as reported; `reasons` and
 * `flags` list what was raised, each once.
 */
const caseLineSchema = z.object({
  id: z.int(),
  target: z.object({
    type: reportTargetSchema,
    id: z.int(),
    title: z.string(),
    excerpt: z.string(),
    picture: pictureSchema.nullable(),
  }),
  owner: personSchema,
  severity: severitySchema,
  openedAt: momentSchema,
  reportCount: z.int(),
  reasons: z.array(reportReasonSchema),
  flags: z.array(flagKindSchema),
  takenBy: personSchema.nullable(),
  decidedAt: momentSchema.nullable(),
  action: actionSchema.nullable(),
});
export type CaseLine = z.output<typeof caseLineSchema>;

export const CASE_STATES = ['open', 'decided'] as const;

/** Open cases: most severe first, then oldest first; decided ones: latest first. */
export const listCases = endpoint({
  name: 'moderation.cases',
  method: 'GET',
  path: '/moderation/cases',
  feature,
  summary: 'The queue of what was reported or noticed',
  access: 'moderator',
  query: z.object({
    state: z.enum(CASE_STATES, { error: 'validation.unknownOption' }).default('open'),
    type: reportTargetSchema.optional(),
    /** Only findings of the site's own checks, or only reports by people. */
    source: z.enum(['reports', 'flags'], { error: 'validation.unknownOption' }).optional(),
    /** Only cases assigned to the caller. */
    mine: z.stringbool({ error: 'validation.unknownOption' }).optional(),
    page: pageParam,
  }),
  answer: pageOf(caseLineSchema),
  errors: [...errors],
});

/** The number of open items of each sort, for the desk's tabs and the menu. */
export const getDeskCounts = endpoint({
  name: 'moderation.counts',
  method: 'GET',
  path: '/moderation/counts',
  feature,
  summary: 'How many cases and appeals wait',
  access: 'moderator',
  answer: z.object({ open: z.int(), severe: z.int(), mine: z.int(), appeals: z.int() }),
  errors: [...errors],
});

/** The reporter: a person with an account, or a visitor with the given name and address. */
const reporterSchema = z.object({
  person: personSchema.nullable(),
  name: z.string(),
  email: z.string().nullable(),
  /** How many reports they sent before, and how many of the decided ones were dismissed. */
  sentBefore: z.int(),
  dismissedBefore: z.int(),
});

export const pastDecisionSchema = z.object({
  id: z.int(),
  reference: z.string(),
  caseId: z.int(),
  target: z.object({ type: reportTargetSchema, id: z.int(), title: z.string() }),
  action: actionSchema,
  rule: houseRuleSchema.nullable(),
  explanation: z.string(),
  suspendedUntil: momentSchema.nullable(),
  decidedAt: momentSchema,
  decidedBy: personSchema,
  liftedAt: momentSchema.nullable(),
});
export type PastDecision = z.output<typeof pastDecisionSchema>;

/**
 * The owner of a case's item, as far as known.
 *
 * locale     the language for writing to them: a statement of reasons is sent as written.
 * openCases  other than this one.
 */
const ownerHistorySchema = z.object({
  person: personSchema,
  locale: z.string(),
  memberSince: momentSchema,
  verified: z.boolean(),
  suspended: z.boolean(),
  suspendedUntil: momentSchema.nullable(),
  gone: z.boolean(),
  listings: z.int(),
  comments: z.int(),
  openCases: z.int(),
  reportsReceived: z.int(),
  decisions: z.array(pastDecisionSchema),
});

/** How many messages are shown before a reported one: just enough context to see what it responds to. */
export const MESSAGES_BEFORE_MAX = 5;

/** `files`: the number of attachments. */
const messageBeforeSchema = z.object({
  id: z.int(),
  sender: personSchema,
  text: z.string(),
  files: z.int(),
  created_at: momentSchema,
});

export const appealLineSchema = z.object({
  id: z.int(),
  caseId: z.int(),
  decision: pastDecisionSchema,
  /** The appellant: the person affected, or the reporter. */
  by: z.enum(['owner', 'reporter']),
  name: z.string(),
  text: z.string(),
  created_at: momentSchema,
  outcome: z.enum(['granted', 'rejected']).nullable(),
  answer: z.string().nullable(),
  decidedAt: momentSchema.nullable(),
  decidedBy: personSchema.nullable(),
  /** The caller made the decision, so another moderator has to review it. */
  ownDecision: z.boolean(),
});
export type AppealLine = z.output<typeof appealLineSchema>;

/**
 * Everything about a case.
 *
 * version    the version that the caller has seen; a decision names it.
 * snapshot   the item when the case was opened; `now` is its present state.
 * before     for a message: at most MESSAGES_BEFORE_MAX that preceded it, oldest first.
 * flags      the findings of the site's checks; `details` fill the message `flag.<kind>`: words, links, listing
 * numbers.
 */
export const caseSchema = caseLineSchema.extend({
  version: z.int(),
  snapshot: contentSchema,
  now: contentSchema,
  changedSince: z.boolean(),
  before: z.array(messageBeforeSchema),
  takenAt: momentSchema.nullable(),
  reports: z.array(
    z.object({
      id: z.int(),
      reason: reportReasonSchema,
      description: z.string(),
      created_at: momentSchema,
      locale: z.string(),
      reporter: reporterSchema,
    }),
  ),
  flagged: z.array(
    z.object({
      kind: flagKindSchema,
      created_at: momentSchema,
      words: z.array(z.string()),
      /** Listings that are similar, or that show the same picture. */
      listings: z.array(z.object({ id: z.int(), title: z.string(), path: z.string() })),
      count: z.int().nullable(),
    }),
  ),
  history: ownerHistorySchema,
  decision: pastDecisionSchema.nullable(),
  appeals: z.array(appealLineSchema),
  /** The decisions possible for this item: an account cannot be hidden, a deleted item cannot be removed. */
  actions: z.array(actionSchema),
  /** The case is about the caller, or the caller reported it: another moderator has to decide. */
  isOwnMatter: z.boolean(),
});
export type ModerationCase = z.output<typeof caseSchema>;

export const getCase = endpoint({
  name: 'moderation.case',
  method: 'GET',
  path: '/moderation/cases/{id}',
  feature,
  summary: 'A case with its content, reports, flags and the history of those it is about',
  access: 'moderator',
  params: idParams,
  answer: caseSchema,
  errors: [...errors, 'notFound'],
});

/** Assigns the case to the caller, so that two moderators do not work on it; another can take it over. */
export const takeCase = endpoint({
  name: 'moderation.take',
  method: 'PUT',
  path: '/moderation/cases/{id}/taken',
  feature,
  summary: 'Takes a case, or puts it back',
  access: 'moderator',
  params: idParams,
  body: z.object({ taken: z.boolean({ error: 'validation.required' }) }),
  answer: writeAnswer(caseSchema),
  errors: [...errors, 'notFound', 'conflict'],
});
