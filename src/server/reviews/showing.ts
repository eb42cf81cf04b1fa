import { holdListing } from '../comments/rating-repository.ts';
import { followRatings } from '../comments/ratings.ts';
import { queueLooks } from '../moderation/flags/queue.ts';
import type { PublishNews } from '../notifications/centre/publish.ts';
import type { Tx } from '../platform/db/client.ts';
import { emit } from '../platform/events.ts';
import type { Jobs } from '../platform/jobs.ts';
import { type HeldAgreement, noteShown } from './agreement-repository.ts';
import { dropSealed, listSealed, type SealedReview, showReview } from './sealed-repository.ts';

export interface ShowingDeps {
  readonly jobs: Jobs;
  readonly publishNews: PublishNews;
}

/**
 * Shows the reviews of both sides of a locked agreement. All changes are in one transaction: the reviews appear in
 * lists, averages and search when it commits. A review whose earlier version moderators have hidden stays hidden.
 */
export async function showReviews(deps: ShowingDeps, tx: Tx, agreement: HeldAgreement): Promise<void> {
  for (const review of await listSealed(tx, agreement.id)) {
    const isShown = await (review.listingId === null
      ? showOfBuyer(deps, tx, agreement, review)
      : showOfListing(deps, tx, agreement, { ...review, listingId: review.listingId }));
    if (isShown) await dropSealed(tx, review.id);
  }
  await noteShown(tx, agreement.id);
  await announceAgreement(tx, agreement);
}

async function showOfListing(
  { jobs, publishNews }: ShowingDeps,
  tx: Tx,
  { id: offerId, sellerId }: HeldAgreement,
  review: SealedReview & { listingId: number },
): Promise<boolean> {
  const { listingId, rating } = review;
  const listing = await holdListing(tx, listingId);
  const shown = listing && (await showReview(tx, review, { listingId }));
  if (!listing || !shown) return false;
  const { id, replaced } = shown;
  await followRatings(tx, listing, { sum: rating - (replaced ?? 0), count: replaced === null ? 1 : 0 });
  const about = { kind: 'comment', listingId, commentId: id } as const;
  await publishNews(tx, [{ accountId: sellerId, key: `comment ${id} ${offerId}`, ...about }]);
  await queueLooks(jobs, tx, [{ type: 'comment', id }]);
  return true;
}

async function showOfBuyer(
  { jobs, publishNews }: ShowingDeps,
  tx: Tx,
  { id: offerId, buyerId }: HeldAgreement,
  review: SealedReview,
): Promise<boolean> {
  const shown = await showReview(tx, review, { buyerId });
  if (!shown) return false;
  await emit(tx, 'account.changed', { id: buyerId });
  await publishNews(tx, [
    { accountId: buyerId, key: `review ${offerId} shown`, kind: 'review', offerId, step: 'shown' },
  ]);
  await queueLooks(jobs, tx, [{ type: 'comment', id: shown.id }]);
  return true;
}

/** Makes the open pages of both sides reload the agreement. */
export function announceAgreement(
  tx: Tx,
  { conversationId, buyerId, sellerId }: Pick<HeldAgreement, 'conversationId' | 'buyerId' | 'sellerId'>,
): Promise<void> {
  return emit(tx, 'conversation.changed', { conversationId, memberIds: [buyerId, sellerId] });
}
