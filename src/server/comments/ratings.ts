import type { Tx } from '../db/client.ts';
import { emit } from '../events.ts';
import {
  addToRatings,
  deleteComment,
  type HeldListing,
  holdListingOfComment,
  updateHidden,
} from './rating-repository.ts';

/** Makes the ratings of a held listing follow its comments, and tells every page and index that shows them. */
export async function followRatings(tx: Tx, listing: HeldListing, by: { sum: number; count: number }): Promise<void> {
  if (by.sum !== 0 || by.count !== 0) await addToRatings(tx, listing.id, by);
  await emit(tx, 'listing.changed', { id: listing.id, kind: listing.kind, sellerId: listing.sellerId });
  await emit(tx, 'account.changed', { id: listing.sellerId });
}

/** Deletes a comment of a held listing; false when it has gone. A hidden one did not count, so no number changes. */
export async function dropComment(tx: Tx, listing: HeldListing, id: number): Promise<boolean> {
  const gone = await deleteComment(tx, id);
  if (gone && gone.rating !== null) await followRatings(tx, listing, { sum: -gone.rating, count: -1 });
  return gone !== undefined;
}

/**
 * Hides a comment from everybody, or shows it again, in the transaction of whoever decides; the listing's ratings follow.
 *
 * @returns  false when there is no such comment, or it is so already.
 */
export async function setCommentHidden(tx: Tx, id: number, isHidden: boolean): Promise<boolean> {
  const listing = await holdListingOfComment(tx, id);
  if (!listing) return false;
  const rating = await updateHidden(tx, id, isHidden);
  if (rating === undefined) return false;
  await followRatings(tx, listing, isHidden ? { sum: -rating, count: -1 } : { sum: rating, count: 1 });
  return true;
}

/**
 * Deletes a comment for good, in the transaction of whoever decides; the listing's ratings follow.
 *
 * @returns  false when there is no such comment.
 */
export async function removeComment(tx: Tx, id: number): Promise<boolean> {
  const listing = await holdListingOfComment(tx, id);
  return listing !== undefined && dropComment(tx, listing, id);
}
