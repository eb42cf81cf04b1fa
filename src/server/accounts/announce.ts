import type { Tx } from '../db/client.ts';
import { emit, emitAll } from '../events.ts';
import { listCommentedListings, listOwnListings, listShownWithShop } from './announce-repository.ts';

/** Tells of everything that shows a person's name or picture: their profile, what they offer, where they commented. */
export async function announcePerson(tx: Tx, accountId: number): Promise<void> {
  await emit(tx, 'account.changed', { id: accountId });
  await emitAll(tx, 'listing.changed', await listOwnListings(tx, accountId));
  await emitAll(tx, 'listing.stale', await listCommentedListings(tx, accountId));
}

/** Tells of everything that shows the link to a person's shop, or shows it no longer: their profile, and what they offer. */
export async function announceShop(tx: Tx, accountId: number): Promise<void> {
  await emit(tx, 'account.changed', { id: accountId });
  await emitAll(tx, 'listing.stale', await listShownWithShop(tx, accountId));
}
