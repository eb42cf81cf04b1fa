import type { ListingAction, OwnListing } from '#contract/selling.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { actOnListings } from './calls.ts';
import { ACT_AT_ONCE, chunksOf } from './page-items.ts';

/** What came of an act: the listings as they are now, and those to which it could not be done. */
export interface ActOutcome {
  readonly done: readonly OwnListing[];
  readonly refused: readonly OwnListing[];
}

/** Does the same to one or many listings, however many; what an earlier part has done stays done when a later one fails. */
export async function actOn(action: ListingAction, listings: readonly OwnListing[]): Promise<ActOutcome> {
  const done: OwnListing[] = [];
  const refused = new Set<number>();
  for (const part of chunksOf(listings, ACT_AT_ONCE)) {
    const ids = part.map(({ id }) => id);
    const { data } = await browserApi().call(actOnListings, { body: { ids, action } });
    done.push(...data.done);
    for (const id of data.refused) refused.add(id);
  }
  return { done, refused: listings.filter(({ id }) => refused.has(id)) };
}
