import { z } from 'zod';
import { messageFileSchema } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import { flagKindSchema } from './flag-kinds.ts';
import { actionSchema, houseRuleSchema } from './house-rules.ts';
import { idParams, momentSchema, pageOf, pageParam, personSchema, pictureSchema, writeAnswer } from './primitives.ts';
import { reportReasonSchema, reportTargetSchema } from './reports.ts';

const feature = 'moderation';
const errors = ['mustLoggedIn', 'forbidden', 'strongSignInRequired'] as const;

/** 3 is the most severe: money or animals may be at stake. */
const severitySchema = z.int().min(1).max(3);

/**
 * A thing as moderators see it. `gone` when it is there no more; the text is then what was kept when the case was opened.
 *
 * title    of a comment: that of the listing it is on; of a message: how it begins.
 * facts    what is said beside title and text: price, town, category… each with its name, in the moderator's language.
 * files    of a message: their bytes are at `GET /api/moderation/cases/{case}/files/{id}`, as `messageFileSchema` says.
 * hidden   nobody else sees it now.
 * path     where it is seen on the site; null when it has no page that is open.
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

/** A line of the queue. `excerpt` is the beginning of the text; `reasons` and `flags` say what was brought up, each once. */
const caseLineSchema = z.object({
  id: z.int(),
  target: z.object({ type: reportTargetSchema, id: z.int(), title: z.string(), excerpt: z.string() }),
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

/** Open cases: the most severe first, and of these the oldest; decided ones: the latest first. */
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
    /** Only what the site noticed by itself, or only what people reported. */
    source: z.enum(['reports', 'flags'], { error: 'validation.unknownOption' }).optional(),
    /** Only what the caller has taken. */
    mine: z.stringbool({ error: 'validation.unknownOption' }).optional(),
    page: pageParam,
  }),
  answer: pageOf(caseLineSchema),
  errors: [...errors],
});

/** How many of each wait; what the desk's tabs and the menu show. */
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

/** Who reported: a person with an account, or a visitor with the name and address they gave. */
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
 * What is known of whoever's thing a case is about.
 *
 * locale     the language that they are written to in: a statement of reasons is sent as it was written.
 * openCases  others than this one.
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

/** How many messages are shown with a reported one: as many as it takes to see what it answers, and no others. */
export const MESSAGES_BEFORE_MAX = 5;

/** `files`: how many came with it. */
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
  /** Who appeals: whoever it concerns, or whoever had reported. */
  by: z.enum(['owner', 'reporter']),
  name: z.string(),
  text: z.string(),
  created_at: momentSchema,
  outcome: z.enum(['granted', 'rejected']).nullable(),
  answer: z.string().nullable(),
  decidedAt: momentSchema.nullable(),
  decidedBy: personSchema.nullable(),
  /** The caller made the decision: another moderator has to look at it. */
  ownDecision: z.boolean(),
});
export type AppealLine = z.output<typeof appealLineSchema>;

/**
 * Everything about a case.
 *
 * version    as the caller has seen it: a decision names it.
 * snapshot   the thing when the case was opened; `now` as it is.
 * before     of a message: at most MESSAGES_BEFORE_MAX that came before it, the oldest first.
 * flags      what the site noticed; `details` are what its sentence (`flag.<kind>`) says: words, links, numbers of listings.
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
      /** Listings that are alike, or that show the same picture. */
      listings: z.array(z.object({ id: z.int(), title: z.string(), path: z.string() })),
      count: z.int().nullable(),
    }),
  ),
  history: ownerHistorySchema,
  decision: pastDecisionSchema.nullable(),
  appeals: z.array(appealLineSchema),
  /** What may be decided about this thing: an account cannot be hidden, a thing that is gone not removed. */
  actions: z.array(actionSchema),
  /** The case is about the caller, or they reported it: another moderator has to decide. */
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

/** Says who is at it, so that two do not do the same; it can be taken over. */
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
