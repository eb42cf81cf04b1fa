import type * as Reviews from '#contract/reviews.ts';
import { saidCall } from '../../lib/said-call.ts';

/* The calls of reviews, declared without the contract's schemas. A test checks them against the contract. */
export const listAgreements = saidCall<typeof Reviews.listAgreements>('reviews.agreements', 'GET', '/agreements');
export const writeReview = saidCall<typeof Reviews.writeReview>('reviews.write', 'PUT', '/agreements/{id}/review');
export const withdrawReview = saidCall<typeof Reviews.withdrawReview>(
  'reviews.withdraw',
  'DELETE',
  '/agreements/{id}/review',
);
export const listBuyerReviews = saidCall<typeof Reviews.listBuyerReviews>(
  'reviews.ofBuyer',
  'GET',
  '/users/{id}/buyer-reviews',
);
export const removeBuyerReview = saidCall<typeof Reviews.removeBuyerReview>(
  'reviews.remove',
  'DELETE',
  '/buyer-reviews/{id}',
);
export const replyToReview = saidCall<typeof Reviews.replyToReview>(
  'reviews.reply',
  'PUT',
  '/buyer-reviews/{id}/reply',
);
export const removeReviewReply = saidCall<typeof Reviews.removeReviewReply>(
  'reviews.removeReply',
  'DELETE',
  '/buyer-reviews/{id}/reply',
);
