import type { KindId } from '#kinds/index.ts';
import type { Db } from '../platform/db/client.ts';
import type { SearchService } from '../search/service.ts';
import { listTellable } from './match-repository.ts';
import { askedAt, readStored, type SavedQuery, savedQueryOf } from './queries.ts';

/** The longest list that is stored as known to a search. */
const KNOWN_MAX = 2_000;

interface FittingDeps {
  readonly db: Db;
  readonly search: Pick<SearchService, 'refresh' | 'matchesOne'>;
}

/** The query of a saved search; null when this version no longer supports one of its parameters. */
export function queryOf({ kind, query }: { readonly kind: KindId; readonly query: string }): SavedQuery | null {
  const stored = readStored(kind, query);
  return stored && savedQueryOf(kind, stored);
}

/** Those of the listings that the search's list shows now and that its owner may be notified of. */
export async function listFitting(
  { db, search }: FittingDeps,
  saved: { readonly id: number; readonly kind: KindId; readonly query: string },
  listingIds: readonly number[],
): Promise<number[]> {
  const query = queryOf(saved);
  if (!query || listingIds.length === 0) return [];
  await search.refresh(listingIds);
  const asked = askedAt(query, Date.now());
  const fits = listingIds.filter((id) => search.matchesOne(asked, id));
  const tellable = new Set(await listTellable(db, saved.id, fits));
  return fits.filter((id) => tellable.has(id));
}

/** The listings that a query's list shows now; `isAll` when there are too many to store. */
export function knownNow(search: Pick<SearchService, 'ask'>, saved: SavedQuery): { ids: number[]; isAll: boolean } {
  const asked = askedAt(saved, Date.now());
  const { total } = search.ask({ ...asked, offset: 0, limit: 0 });
  if (total > KNOWN_MAX) return { ids: [], isAll: true };
  return { ids: total === 0 ? [] : search.ask({ ...asked, offset: 0, limit: total }).ids, isAll: false };
}
