import type { ApiClient } from '#contract/api-client.ts';
import type { ListingPage } from '#contract/listings/listings.ts';
import type { Db } from '../platform/db/client.ts';
import { type ListRequest, readList } from './list-request.ts';
import { listScheduled, type ScheduledListing } from './repository.ts';

/** Longer calendars are not useful. */
const MAX_PAGES = 10;

/** The first few hundred listings of a list, ordered by start. @throws ApiError as the list does */
export async function collectComing(
  { kind, query }: ListRequest,
  api: ApiClient,
  db: Db,
): Promise<{ listings: ScheduledListing[]; near: ListingPage['near'] }> {
  const ids = new Set<number>();
  const wish = { kind, query: { ...query, sort: 'starts_at' } };
  let near: ListingPage['near'] = null;
  for (let page = 1, pageCount = 1; page <= Math.min(pageCount, MAX_PAGES); page += 1) {
    const found = await readList(api, wish, { sort: 'starts_at', page });
    for (const { id } of found.items) ids.add(id);
    ({ near, pageCount } = found);
  }
  return { listings: await listScheduled(db, [...ids]), near };
}
