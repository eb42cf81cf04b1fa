import { ApiError } from '#contract/errors.ts';
import { type ListQuery, tagsAskedFor } from '#contract/list-query.ts';
import type { ListingCard, ListingDetail, ListingPage } from '#contract/listings.ts';
import type { Place } from '#contract/places.ts';
import { PAGE_SIZE } from '#contract/primitives.ts';
import { subtreeIds } from '#kinds/ad/categories.ts';
import type { Kind, Sort, SortAttribute } from '#kinds/define-kind.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import type { RequestContext } from '../context.ts';
import type { Db } from '../db/client.ts';
import { fieldError } from '../errors.ts';
import { findPlace } from '../places/service.ts';
import type { SearchService } from '../search/service.ts';
import type { SearchQuery, SearchResult } from '../search/types.ts';
import { presentCard, presentDetail, presentPicture } from './present.ts';
import { findCards, findDetail, getSellerNumbers, type PictureRow } from './repository.ts';

export { type PictureRow, presentPicture };

const SIMILAR_LIMIT = 8;
const DAY_MS = 86_400_000;

export type ListingService = ReturnType<typeof createListingService>;

/** Reads of listings. The search index says which and in which order; the database says what they are. */
export function createListingService({ db, search }: { db: Db; search: SearchService }) {
  /** Cards in the given order; one that has just gone is left out. */
  async function cardsInOrder(found: Pick<SearchResult, 'ids' | 'distancesM'>): Promise<ListingCard[]> {
    const rows = await findCards(db, found.ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return found.ids.flatMap((id, index) => {
      const row = byId.get(id);
      return row ? [presentCard(row, found.distancesM?.[index] ?? null)] : [];
    });
  }

  /** @throws ApiError 'validationFailed' at `town` for a place that nobody knows. */
  async function list(kindId: KindId, query: ListQuery, context: RequestContext): Promise<ListingPage> {
    const kind = getKind(kindId);
    const place = placeOf(query, context);
    const wish = toSearchQuery(kind, query, place);
    const found = search.search(wish);
    return {
      items: await cardsInOrder(found),
      total: found.total,
      totalIsExact: found.totalIsExact,
      page: query.page,
      pageCount: Math.max(1, Math.ceil(found.total / PAGE_SIZE)),
      nearest: found.nearest,
      near: place && { id: place.id, name: place.name, voivodeship: place.voivodeship, radiusKm: query.radius ?? null },
      facets: query.facets === '1' ? search.facets(wish) : null,
    };
  }

  /** @throws ApiError 'notFound' */
  async function get(kindId: KindId, id: number): Promise<ListingDetail> {
    const row = await findDetail(db, kindId, id);
    if (!row) throw new ApiError('notFound');
    return presentDetail(row, await getSellerNumbers(db, row.seller_id));
  }

  /** Like one listing: the same category or tags, nearest first, and soonest where there is a date. @throws ApiError 'notFound' */
  async function listSimilar(kindId: KindId, id: number): Promise<ListingCard[]> {
    const row = await findDetail(db, kindId, id);
    if (!row) throw new ApiError('notFound');
    const found = search.search({
      kind: kindId,
      excludeId: id,
      tagMatch: 'any',
      ...(row.category_id === null ? {} : { categoryIds: [row.category_id] }),
      ...(row.lat !== null && row.lng !== null ? { near: { lat: row.lat, lng: row.lng, radiusM: null } } : {}),
      sort: { by: 'soon_near', descending: false },
      ...(getKind(kindId).capabilities.schedule ? { endsAfterMs: Date.now() } : {}),
      offset: 0,
      limit: SIMILAR_LIMIT,
    });
    return (await cardsInOrder({ ids: found.ids })).slice(0, SIMILAR_LIMIT);
  }

  /** Cards of a search that pages of the site make themselves. */
  async function listFound(wish: SearchQuery): Promise<ListingCard[]> {
    return cardsInOrder({ ids: search.search(wish).ids });
  }

  /** Cards of the given listings that are visible, in the given order. */
  function listCards(ids: readonly number[]): Promise<ListingCard[]> {
    return cardsInOrder({ ids: [...ids] });
  }

  return { list, get, listSimilar, listFound, listCards };
}

function placeOf(query: ListQuery, context: RequestContext): Place | null {
  if (!query.town) return null;
  const place = findPlace(query.town);
  if (place) return place;
  throw fieldError(context.locale, 'town', 'validation.placeUnknown', { code: 'placeUnknown' });
}

/** The contract's query in the index's terms: stored units, a category with all below it. */
export function toSearchQuery(kind: Kind, query: ListQuery, place: Place | null): SearchQuery {
  const sort = query.sort && parseSort(query.sort);
  return {
    kind: kind.id as KindId,
    tags: tagsAskedFor(kind, query),
    tagMatch: kind.tagFilter.match,
    ...(query.q ? { words: query.q } : {}),
    ...(query.category ? { categoryIds: subtreeIds(query.category) } : {}),
    price: range(query.price_from, query.price_to, 100),
    pieces: range(query.pieces_from, query.pieces_to, 1),
    weight: range(query.weight_from, query.weight_to, 1000),
    volume: range(query.volume_from, query.volume_to, 1000),
    ...(place ? { near: { lat: place.lat, lng: place.lng, radiusM: query.radius ? query.radius * 1000 : null } } : {}),
    withPicture: query.picture === '1',
    ...(query.seller ? { sellerId: query.seller } : {}),
    ...(kind.capabilities.schedule ? dateWindow(query) : {}),
    ...(sort ? { sort } : {}),
    offset: (query.page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  };
}

function range(from: number | undefined, to: number | undefined, factor: number): { from?: number; to?: number } {
  return {
    ...(from === undefined ? {} : { from: Math.round(from * factor) }),
    ...(to === undefined ? {} : { to: Math.round(to * factor) }),
  };
}

function parseSort(sort: Sort): { by: SortAttribute; descending: boolean } {
  const descending = sort.startsWith('-');
  return { by: (descending ? sort.slice(1) : sort) as SortAttribute, descending };
}

/** Days as the visitor means them, at the Polish clock; without any, what has not ended yet. */
function dateWindow(query: ListQuery): { endsAfterMs?: number; startsBeforeMs?: number } {
  const from = query.from ? Date.parse(`${query.from}T00:00:00+01:00`) : null;
  const to = query.to ? Date.parse(`${query.to}T00:00:00+01:00`) + DAY_MS : null;
  return {
    ...(from !== null ? { endsAfterMs: from } : query.past === '1' ? {} : { endsAfterMs: Date.now() }),
    ...(to !== null ? { startsBeforeMs: to } : {}),
  };
}
