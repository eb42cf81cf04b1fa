import type { Tx } from '../platform/db/client.ts';
import { emit, emitAll } from '../platform/events.ts';
import {
  listCommentedListings,
  listOwnListings,
  listReviewedBuyers,
  listShownWithShop,
} from './announce-repository.ts';

/**
 * Publishes a change of everything that shows a person's name or picture: profile, own listings, commented listings,
 * profiles of reviewed buyers.
 */
export async function announcePerson(tx: Tx, accountId: number): Promise<void> {
  await emit(tx, 'account.changed', { id: accountId });
  await emitAll(tx, 'listing.changed', await listOwnListings(tx, accountId));
  await emitAll(tx, 'listing.stale', await listCommentedListings(tx, accountId));
  await emitAll(tx, 'account.changed', await listReviewedBuyers(tx, accountId));
}

/** Publishes a change of everything that does or did show the person's shop link: the profile and their listings. */
export async function announceShop(tx: Tx, accountId: number): Promise<void> {
  await emit(tx, 'account.changed', { id: accountId });
  await emitAll(tx, 'listing.stale', await listShownWithShop(tx, accountId));
}
