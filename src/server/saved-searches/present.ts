import type { ListingCard } from '#contract/listings/listings.ts';
import { LAST_MATCHES, type LinkedSearch, type SavedSearch } from '#contract/saved-searches/saved-searches.ts';
import type { ListingService } from '../listings/service.ts';
import { presentUnderstood } from '../listings/understood.ts';
import type { Db } from '../platform/db/client.ts';
import type { SearchService } from '../search/service.ts';
import { queryOf } from './fitting.ts';
import { type FoundRow, listFound } from './match-repository.ts';
import { askedAt, placeShown, readStored } from './queries.ts';
import type { SearchRow } from './repository.ts';

export interface PresentDeps {
  readonly db: Db;
  readonly search: Pick<SearchService, 'ask'>;
  readonly listings: Pick<ListingService, 'listCards'>;
}

/** Searches with their new matches, in the given order. */
export async function presentSearches(
  { db, search, listings }: PresentDeps,
  rows: readonly SearchRow[],
): Promise<SavedSearch[]> {
  const found = new Map(
    (
      await listFound(
        db,
        rows.map(({ id }) => id),
        LAST_MATCHES,
      )
    ).map((each) => [each.searchId, each]),
  );
  const cards = await listings.listCards([...new Set([...found.values()].flatMap(({ newest }) => newest))]);
  const cardsById = new Map(cards.map((card) => [card.id, card]));
  return rows.map((row) => presentSearch(search, row, found.get(row.id), cardsById));
}

function presentSearch(
  search: Pick<SearchService, 'ask'>,
  row: SearchRow,
  found: FoundRow | undefined,
  cards: ReadonlyMap<number, ListingCard>,
): SavedSearch {
  const { id, kind, query, name, frequency, channels, isPaused, seenAt, createdAt } = row;
  const stored = readStored(kind, query);
  const saved = queryOf(row);
  const asked = saved && search.ask({ ...askedAt(saved, Date.now()), offset: 0, limit: 0 });
  return {
    id,
    kind,
    query,
    name,
    frequency,
    channels,
    isPaused,
    place: stored && placeShown(stored),
    understood: presentUnderstood(asked?.meaning ?? null),
    newCount: found?.newCount ?? 0,
    matches: (found?.newest ?? []).flatMap((listingId) => cards.get(listingId) ?? []),
    seenAt: seenAt.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}

export function presentLinked(row: SearchRow, active: number): LinkedSearch {
  const { kind, query, name, frequency, isPaused, accountId } = row;
  return {
    kind,
    query,
    name,
    frequency,
    isPaused,
    isOwned: accountId !== null,
    others: Math.max(0, active - (isPaused ? 0 : 1)),
  };
}
