import { z } from 'zod';
import { messageFileSchema } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import { actionSchema, houseRuleSchema } from './house-rules.ts';
import { idParams, momentSchema, pageOf, pageParam, personSchema, pictureSchema, writeAnswer } from './primitives.ts';
import { APPEAL_MAX_LENGTH, reportReasonSchema, reportTargetSchema } from './reports.ts';

const feature = 'moderation';
const errors = ['mustLoggedIn', 'forbidden', 'strongSignInRequired'] as const;

/** What the site notices by itself. It only ever puts something into the queue. */
export const FLAG_KINDS = [
  'forbiddenWords',
  'forbiddenCategory',
  'links',
  'contactInText',
  'equalListings',
  'fastPosting',
  'knownPicture',
] as const;
export const flagKindSchema = z.enum(FLAG_KINDS);
export type FlagKind = z.output<typeof flagKindSchema>;

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

const pastDecisionSchema = z.object({
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

const appealLineSchema = z.object({
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

export const EXPLANATION_MIN_LENGTH = 20;
export const EXPLANATION_MAX_LENGTH = 4_000;
export const SUSPENSION_DAYS = [1, 7, 14, 30, 90] as const;

/**
 * `rule` and `explanation` are asked for unless the case is dismissed; `days` for a suspension: null is for good.
 * `version` is that of the case as it was seen.
 */
export const decideFormSchema = z
  .object({
    version: z.int(),
    action: actionSchema,
    rule: houseRuleSchema.optional(),
    explanation: z.string().trim().max(EXPLANATION_MAX_LENGTH, 'validation.tooLong').default(''),
    days: z.union([z.literal([...SUSPENSION_DAYS]), z.null()], { error: 'validation.unknownOption' }).optional(),
  })
  .superRefine(({ action, rule, explanation, days }, context) => {
    const miss = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (action === 'suspendAccount' && days === undefined) miss('days', 'validation.required');
    if (action === 'dismiss') return;
    if (!rule) miss('rule', 'validation.ruleRequired');
    if (explanation.length < EXPLANATION_MIN_LENGTH) miss('explanation', 'validation.explanationTooShort');
  });

/** Decides a case, with everything that follows, at once. Send an Idempotency-Key. */
export const decideCase = endpoint({
  name: 'moderation.decide',
  method: 'POST',
  path: '/moderation/cases/{id}/decision',
  feature,
  summary: 'Decides a case; whom it concerns gets a statement of reasons, and who reported an answer',
  access: 'moderator',
  params: idParams,
  body: decideFormSchema,
  answer: writeAnswer(caseSchema),
  errors: [...errors, 'notFound', 'conflict', 'ownMatter', 'actionNotPossible'],
});

/** Open ones, the oldest first; or decided ones, the latest first. */
export const listAppeals = endpoint({
  name: 'moderation.appeals',
  method: 'GET',
  path: '/moderation/appeals',
  feature,
  summary: 'Appeals against decisions',
  access: 'moderator',
  query: z.object({
    state: z.enum(CASE_STATES, { error: 'validation.unknownOption' }).default('open'),
    page: pageParam,
  }),
  answer: pageOf(appealLineSchema),
  errors: [...errors],
});

/**
 * Granted: what was decided is lifted (for the person concerned), or the case is opened again (for a reporter). Whoever
 * made the decision cannot answer its appeal.
 */
export const decideAppeal = endpoint({
  name: 'moderation.decideAppeal',
  method: 'POST',
  path: '/moderation/appeals/{id}/decision',
  feature,
  summary: 'Answers an appeal',
  access: 'moderator',
  params: idParams,
  body: z.object({
    outcome: z.enum(['granted', 'rejected'], { error: 'validation.unknownOption' }),
    answer: z
      .string({ error: 'validation.required' })
      .trim()
      .min(EXPLANATION_MIN_LENGTH, 'validation.explanationTooShort')
      .max(APPEAL_MAX_LENGTH, 'validation.tooLong'),
  }),
  answer: writeAnswer(appealLineSchema),
  errors: [...errors, 'notFound', 'conflict', 'otherModeratorNeeded'],
});

/** Takes a restriction back without an appeal, as when what was asked for has been done. */
export const liftDecision = endpoint({
  name: 'moderation.lift',
  method: 'POST',
  path: '/moderation/decisions/{id}/lift',
  feature,
  summary: 'Lifts what was decided; the person concerned is told',
  access: 'moderator',
  params: idParams,
  answer: writeAnswer(pastDecisionSchema),
  errors: [...errors, 'notFound', 'actionNotPossible', 'ownMatter'],
});

/** Every kind of entry of the audit log. */
export const AUDIT_ACTIONS = [
  'case.take',
  'case.release',
  'case.decide',
  'appeal.decide',
  'decision.lift',
  'suspension.end',
  'role.change',
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

/** Looks through the whole chain. `brokenAt` is the first entry that was changed, or whose predecessor is missing. */
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

/** What DSA article 24 wants told: one row for each half-year, the running one first. Times in whole hours, median. */
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
