import type { KindId } from '#kinds/index.ts';
import type { Db } from '../platform/db/client.ts';
import type { SearchService } from '../search/service.ts';
import { listTellable } from './match-repository.ts';
import { askedAt, readStored, type SavedQuery, savedQueryOf } from './queries.ts';

/** The longest list that is kept as what a search knows. */
const KNOWN_MAX = 2_000;

interface FittingDeps {
  readonly db: Db;
  readonly search: Pick<SearchService, 'refresh' | 'matchesOne'>;
}

/** The query of a saved search; null for one that this version of the list does not know any more. */
export function queryOf({ kind, query }: { readonly kind: KindId; readonly query: string }): SavedQuery | null {
  const stored = readStored(kind, query);
  return stored && savedQueryOf(kind, stored);
}

/** Those of the listings that the list of a saved search shows now, and that may be told to its owner. */
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

/** What the list of a query shows now: its listings, or that they are too many to be kept. */
export function knownNow(search: Pick<SearchService, 'ask'>, saved: SavedQuery): { ids: number[]; isAll: boolean } {
  const asked = askedAt(saved, Date.now());
  const { total } = search.ask({ ...asked, offset: 0, limit: 0 });
  if (total > KNOWN_MAX) return { ids: [], isAll: true };
  return { ids: total === 0 ? [] : search.ask({ ...asked, offset: 0, limit: total }).ids, isAll: false };
}
