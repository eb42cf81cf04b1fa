import type { Tx } from '../platform/db/client.ts';
import { emit } from '../platform/events.ts';
import {
  addToRatings,
  deleteComment,
  deleteReview,
  type HeldListing,
  holdListingOfComment,
  updateHidden,
  updateReviewHidden,
} from './rating-repository.ts';

/** Updates the ratings of a locked listing, and announces the change to pages and indexes. */
export async function followRatings(tx: Tx, listing: HeldListing, by: { sum: number; count: number }): Promise<void> {
  if (by.sum !== 0 || by.count !== 0) await addToRatings(tx, listing.id, by);
  await emit(tx, 'listing.changed', { id: listing.id, kind: listing.kind, sellerId: listing.sellerId });
  await emit(tx, 'account.changed', { id: listing.sellerId });
}

/** Deletes a comment on a locked listing; false when it does not exist. A hidden one did not count in the ratings. */
export async function dropComment(tx: Tx, listing: HeldListing, id: number): Promise<boolean> {
  const gone = await deleteComment(tx, id);
  if (gone && gone.rating !== null) await followRatings(tx, listing, { sum: -gone.rating, count: -1 });
  return gone !== undefined;
}

/**
 * Hides or shows a comment, or a review of a buyer, within the caller's transaction, and updates the ratings.
 *
 * @returns  false when there is no such comment, or nothing changed.
 */
export async function setCommentHidden(tx: Tx, id: number, isHidden: boolean): Promise<boolean> {
  const listing = await holdListingOfComment(tx, id);
  if (!listing) return announceBuyer(tx, await updateReviewHidden(tx, id, isHidden));
  const rating = await updateHidden(tx, id, isHidden);
  if (rating === undefined) return false;
  await followRatings(tx, listing, isHidden ? { sum: -rating, count: -1 } : { sum: rating, count: 1 });
  return true;
}

/**
 * Permanently deletes a comment, or a review of a buyer, within the caller's transaction, and updates the ratings.
 *
 * @returns  false when there is no such comment.
 */
export async function removeComment(tx: Tx, id: number): Promise<boolean> {
  const listing = await holdListingOfComment(tx, id);
  return listing ? dropComment(tx, listing, id) : announceBuyer(tx, await deleteReview(tx, id));
}

/**
 * Publishes a change of a buyer's profile, which computes their rating when read. @returns false when nothing changed
 */
async function announceBuyer(tx: Tx, buyerId: number | undefined): Promise<boolean> {
  if (buyerId !== undefined) await emit(tx, 'account.changed', { id: buyerId });
  return buyerId !== undefined;
}
