import type { Tx } from '../platform/db/client.ts';
import { emit, emitAll } from '../platform/events.ts';
import { type ReferringListing, refreshChecked } from './repository.ts';

/** Publishes that an account's credential has changed, and invalidates its profile and the given listings. */
export async function announceCredential(
  tx: Tx,
  accountId: number,
  listings: readonly ReferringListing[],
): Promise<void> {
  await refreshChecked(
    tx,
    listings.map(({ id }) => id),
  );
  await emitAll(tx, 'listing.changed', listings);
  await emit(tx, 'account.changed', { id: accountId });
}
