import * as z from 'zod';
import { commentFormSchema, commentSchema, replyFormSchema } from './comments.ts';
import { endpoint } from './endpoint.ts';
import { idParam, idParams, momentSchema, pageOf, pageParam, personSchema, writeAnswer } from './primitives.ts';

/** The day on which a side that has not written is reminded, once; on the fourteenth the reviews are shown. */
export const REMINDER_DAY = 10;

const feature = 'reviews';

/** The seller has no `listingId`; a buyer who agreed on several listings may review each. */
export const reviewFormSchema = commentFormSchema.extend({ listingId: idParam.optional() });

/** A review that only its author sees. `listingId` is null in the seller's, which is of the buyer. */
const sealedReviewSchema = z.object({
  listingId: z.int().nullable(),
  rating: z.int().min(1).max(5),
  text: z.string(),
  updated_at: momentSchema,
});

/**
 * An accepted offer as one of its two sides sees it.
 *
 * id          of the offer.
 * role        the caller's.
 * listings    that still exist; `shown` ones have a public page.
 * opensAt     the beginning of the agreed day, else the agreement: the time from which `showsAt` is counted.
 * showsAt     when reviews are shown although the other side has not written.
 * shownAt     when they were shown; null as long as they can be written and edited.
 * own         the caller's hidden reviews; once the reviews are shown, those that stay hidden because moderators have
 *             hidden an earlier version.
 * otherWrote  the other side has written a review, which is not shown yet.
 */
export const agreementSchema = z.object({
  id: z.int(),
  conversationId: z.int(),
  role: z.enum(['buyer', 'seller']),
  other: personSchema,
  listings: z.array(z.object({ id: z.int(), kind: z.string(), title: z.string(), shown: z.boolean() })),
  agreedAt: momentSchema,
  opensAt: momentSchema,
  showsAt: momentSchema,
  shownAt: momentSchema.nullable(),
  ownWrote: z.boolean(),
  own: z.array(sealedReviewSchema),
  otherWrote: z.boolean(),
});
export type Agreement = z.output<typeof agreementSchema>;

/** A seller's review of a buyer, after an agreement. `reply` is the buyer's. */
export const buyerReviewSchema = commentSchema.omit({ listing: true, contactConfirmed: true, dealConfirmed: true });
export type BuyerReview = z.output<typeof buyerReviewSchema>;

const saved = writeAnswer(agreementSchema);
const answered = writeAnswer(buyerReviewSchema);
const gone = writeAnswer(z.object({ removed: z.literal(true) }));
const writing = ['mustLoggedIn', 'mustVerifyEmail', 'accountSuspended', 'notFound'] as const;

/** Without a filter, agreements whose reviews are still hidden; with one, all. At most 50, newest first. */
export const listAgreements = endpoint({
  name: 'reviews.agreements',
  method: 'GET',
  path: '/agreements',
  feature,
  summary: 'What the caller has agreed on, and which reviews of it are written',
  access: 'user',
  query: z.object({ conversation: idParam.optional(), person: idParam.optional(), listing: idParam.optional() }),
  answer: z.object({ items: z.array(agreementSchema) }),
  errors: ['mustLoggedIn'],
});

/**
 * Writes or edits the caller's review. When both sides have written, both are shown in the same moment.
 *
 * `reviewsShown`: they are shown already, or the period is over. `alreadyCommented`: moderators have hidden the
 * caller's earlier review of the same subject, which the new one would replace.
 */
export const writeReview = endpoint({
  name: 'reviews.write',
  method: 'PUT',
  path: '/agreements/{id}/review',
  feature,
  summary: 'Reviews the other side of an agreement; hidden until both sides have, or for 14 days',
  access: 'verified',
  params: idParams,
  body: reviewFormSchema,
  answer: saved,
  errors: [...writing, 'reviewsShown', 'alreadyCommented'],
});

/**
 * Withdraws the caller's hidden review, as if it had never been written; another can be written until the period ends.
 * The other side is not notified, but no longer sees that a review is waiting. Idempotent.
 *
 * listingId  as in the review.
 *
 * `reviewsShown`: it is shown already, or will be within the minute.
 */
export const withdrawReview = endpoint({
  name: 'reviews.withdraw',
  method: 'DELETE',
  path: '/agreements/{id}/review',
  feature,
  summary: "Withdraws the caller's review of an agreement while it is hidden",
  access: 'user',
  params: idParams,
  query: z.object({ listingId: idParam.optional() }),
  answer: saved,
  errors: ['mustLoggedIn', 'notFound', 'reviewsShown'],
});

export const listBuyerReviews = endpoint({
  name: 'reviews.ofBuyer',
  method: 'GET',
  path: '/users/{id}/buyer-reviews',
  feature,
  summary: 'What sellers say of a person as a buyer, newest first',
  access: 'public',
  params: idParams,
  query: z.object({ page: pageParam }),
  answer: pageOf(buyerReviewSchema),
  errors: ['notFound'],
  cacheTags: ({ params }) => [`user:${params.id}`],
});

export const removeBuyerReview = endpoint({
  name: 'reviews.remove',
  method: 'DELETE',
  path: '/buyer-reviews/{id}',
  feature,
  summary: "Deletes the caller's review of a buyer",
  access: 'user',
  params: idParams,
  answer: gone,
  errors: ['mustLoggedIn', 'notFound'],
});

/** The buyer's only reply; replaces an existing one. */
export const replyToReview = endpoint({
  name: 'reviews.reply',
  method: 'PUT',
  path: '/buyer-reviews/{id}/reply',
  feature,
  summary: 'Answers a review of the caller as a buyer',
  access: 'verified',
  params: idParams,
  body: replyFormSchema,
  answer: answered,
  errors: [...writing],
});

export const removeReviewReply = endpoint({
  name: 'reviews.removeReply',
  method: 'DELETE',
  path: '/buyer-reviews/{id}/reply',
  feature,
  summary: "Takes back the caller's answer to a review",
  access: 'user',
  params: idParams,
  answer: gone,
  errors: ['mustLoggedIn', 'notFound'],
});
