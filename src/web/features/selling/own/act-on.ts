import type { ListingAction, OwnListing } from '#contract/selling/selling.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { actOnListings } from './calls.ts';
import { ACT_AT_ONCE, chunksOf } from './page-items.ts';

/** Result of an action: the updated listings, and those that refused it. */
export interface ActOutcome {
  readonly done: readonly OwnListing[];
  readonly refused: readonly OwnListing[];
}

/** Applies an action to any number of listings, in batches; earlier batches stay done when a later one fails. */
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
