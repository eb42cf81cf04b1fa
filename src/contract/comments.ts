import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, momentSchema, pageOf, pageParam, personSchema, writeAnswer } from './primitives.ts';
import { longText } from './values/text.ts';

export const COMMENT_MIN_LENGTH = 2;
export const COMMENT_MAX_LENGTH = 2_000;

/** The text of a comment or a reply. An emoji counts as one character, though it takes two UTF-16 units. */
const commentTextSchema = longText({ error: 'validation.reviewRequired' })
  .min(1, 'validation.reviewRequired')
  .max(COMMENT_MAX_LENGTH, 'validation.tooLong')
  .check(({ value, issues }) => {
    if (value === '' || [...value].length >= COMMENT_MIN_LENGTH) return;
    const size = { origin: 'string', minimum: COMMENT_MIN_LENGTH, inclusive: true } as const;
    issues.push({ code: 'too_small', ...size, input: value, message: 'validation.tooShort' });
  });

/** The comment form: a rating of one to five stars and a text. */
export const commentFormSchema = z.object({
  rating: z.coerce
    .number({ error: 'validation.rating' })
    .int('validation.rating')
    .min(1, 'validation.rating')
    .max(5, 'validation.rating'),
  text: commentTextSchema,
});

export const replyFormSchema = z.object({ text: commentTextSchema });

/**
 * A rating with a text. `listing` is present where comments of several listings are shown together; `shown` while it
 * has a public page.
 *
 * reply             the seller's reply.
 * contactConfirmed  author and seller had sent each other two messages each, or agreed on an offer, at least a day
 *                   before the comment.
 * dealConfirmed     they had agreed on an offer for this listing.
 */
export const commentSchema = z.object({
  id: z.int(),
  rating: z.int().min(1).max(5),
  text: z.string(),
  created_at: momentSchema,
  updated_at: momentSchema,
  author: personSchema,
  listing: z.object({ id: z.int(), kind: z.string(), title: z.string(), shown: z.boolean() }),
  contactConfirmed: z.boolean(),
  dealConfirmed: z.boolean(),
  reply: z.object({ text: z.string(), created_at: momentSchema, updated_at: momentSchema }).nullable(),
});
export type Comment = z.output<typeof commentSchema>;

/**
 * Why the caller may not comment on a listing: it is their own, its seller has blocked them, they have an agreement on
 * it and review that instead, or the reviews of their agreement are already public.
 */
const noCommentReasonSchema = z.enum(['ownListing', 'blocked', 'reviewWithAgreement', 'reviewsShown']);

/**
 * The caller's rights on a listing's comments.
 *
 * comment      their own; null when there is none.
 * hidden       their own exists, but a moderator has hidden it.
 * final        their own was shown together with the seller's review of them, and stays as it is.
 * refusal      why they may not write one; null when they may.
 * mayReply     they are the seller, who may reply to comments.
 */
export const ownCommentSchema = z.object({
  comment: commentSchema.nullable(),
  hidden: z.boolean(),
  final: z.boolean(),
  refusal: noCommentReasonSchema.nullable(),
  mayReply: z.boolean(),
});
export type OwnComment = z.output<typeof ownCommentSchema>;

const pageQuery = z.object({ page: pageParam });
const feature = 'comments';
const saved = writeAnswer(commentSchema);
const gone = writeAnswer(z.object({ removed: z.literal(true) }));

/** `distribution` counts ratings from one star to five. */
export const listComments = endpoint({
  name: 'comments.list',
  method: 'GET',
  path: '/listings/{id}/comments',
  feature,
  summary: 'Comments on a listing, newest first, with how its ratings are spread',
  access: 'public',
  params: idParams,
  query: pageQuery,
  answer: pageOf(commentSchema).extend({ distribution: z.array(z.int()).length(5) }),
  errors: ['notFound'],
  cacheTags: ({ params }) => [`listing:${params.id}`],
});

export const listReceivedComments = endpoint({
  name: 'comments.received',
  method: 'GET',
  path: '/users/{id}/received-comments',
  feature,
  summary: "Comments on a person's listings, newest first",
  access: 'public',
  params: idParams,
  query: pageQuery,
  answer: pageOf(commentSchema),
  errors: ['notFound'],
  cacheTags: ({ params }) => [`user:${params.id}`],
});

export const getOwnComment = endpoint({
  name: 'comments.own',
  method: 'GET',
  path: '/listings/{id}/own-comment',
  feature,
  summary: "The caller's own comment on a listing, and whether they may write one",
  access: 'user',
  params: idParams,
  answer: ownCommentSchema,
  errors: ['mustLoggedIn', 'notFound'],
});

/** One per person and listing: of concurrent ones the first wins. Send an Idempotency-Key. */
export const createComment = endpoint({
  name: 'comments.create',
  method: 'POST',
  path: '/listings/{id}/comments',
  feature,
  summary: 'Rates a listing and says something about it, once',
  access: 'verified',
  params: idParams,
  body: commentFormSchema,
  answer: saved,
  errors: [
    'mustLoggedIn',
    'mustVerifyEmail',
    'accountSuspended',
    'notFound',
    'ownListing',
    'blocked',
    'alreadyCommented',
    'reviewsShown',
    'reviewWithAgreement',
    'conflict',
  ],
});

export const updateComment = endpoint({
  name: 'comments.update',
  method: 'PUT',
  path: '/comments/{id}',
  feature,
  summary: "Changes the caller's own comment",
  access: 'verified',
  params: idParams,
  body: commentFormSchema,
  answer: saved,
  errors: [
    'mustLoggedIn',
    'mustVerifyEmail',
    'accountSuspended',
    'notFound',
    'blocked',
    'reviewsShown',
    'reviewWithAgreement',
  ],
});

export const removeComment = endpoint({
  name: 'comments.remove',
  method: 'DELETE',
  path: '/comments/{id}',
  feature,
  summary: "Deletes the caller's own comment; the listing's rating follows",
  access: 'user',
  params: idParams,
  answer: gone,
  errors: ['mustLoggedIn', 'notFound'],
});

/** The seller's only reply; replaces an existing one. */
export const setReply = endpoint({
  name: 'comments.reply',
  method: 'PUT',
  path: '/comments/{id}/reply',
  feature,
  summary: "Answers a comment on the caller's listing",
  access: 'verified',
  params: idParams,
  body: replyFormSchema,
  answer: saved,
  errors: ['mustLoggedIn', 'mustVerifyEmail', 'accountSuspended', 'notFound'],
});

export const removeReply = endpoint({
  name: 'comments.removeReply',
  method: 'DELETE',
  path: '/comments/{id}/reply',
  feature,
  summary: "Takes back the caller's answer to a comment",
  access: 'user',
  params: idParams,
  answer: gone,
  errors: ['mustLoggedIn', 'notFound'],
});
