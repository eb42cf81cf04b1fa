import { ApiError } from '#contract/errors.ts';
import type { ListingCard, ListingDetail, ListingPage } from '#contract/listings/listings.ts';
import { type ListQuery, tagsAskedFor } from '#contract/listings/query.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import type { Place } from '#contract/places/places.ts';
import { polishMidnight } from '#contract/values/polish-time.ts';
import { subtreeIds } from '#kinds/ad/categories.ts';
import type { Kind, Sort, SortAttribute } from '#kinds/define-kind.ts';
import { getKind, KIND_IDS, type KindId } from '#kinds/index.ts';
import { credentialsOfListing } from '../credentials/service.ts';
import { findPlace, findVillagePlace } from '../places/service.ts';
import type { RequestContext } from '../platform/context.ts';
import type { Db } from '../platform/db/client.ts';
import { fieldError } from '../platform/errors.ts';
import { type SearchService, USUAL_RADIUS_KM } from '../search/service.ts';
import type { CorrectedWord, SearchQuery, SearchResult } from '../search/types.ts';
import { meanRating, presentCard, presentDetail, presentPicture, presentPrice } from './present.ts';
import { findCards, findDetail, getSellerNumbers, type PictureRow, refreshCovers } from './repository.ts';
import { categoriesMeant, presentUnderstood } from './understood.ts';

export { meanRating, type PictureRow, presentPicture, presentPrice, refreshCovers };

const SIMILAR_LIMIT = 8;

export type ListingService = ReturnType<typeof createListingService>;

interface ListingDeps {
  readonly db: Db;
  readonly search: SearchService;
  /** Called with the words of each search that has results. */
  readonly noteSearch?: (words: string) => void;
}

/** Reads listings. The search index determines which ones and their order; the database provides the content. */
export function createListingService({ db, search, noteSearch }: ListingDeps) {
  /** Cards in the given order, without listings that have just disappeared. */
  async function cardsInOrder(found: Pick<SearchResult, 'ids' | 'distancesM'>): Promise<ListingCard[]> {
    const rows = await findCards(db, found.ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return found.ids.flatMap((id, index) => {
      const row = byId.get(id);
      return row ? [presentCard(row, found.distancesM?.[index] ?? null)] : [];
    });
  }

  /** @throws ApiError 'validationFailed' at `town` for an unknown place. */
  async function list(kindId: KindId, query: ListQuery, context: RequestContext): Promise<ListingPage> {
    const kind = getKind(kindId);
    const place = await placeOf(db, query, context);
    const wish = toSearchQuery(kind, query, place);
    const found = search.ask(wish);
    if (query.q && query.page === 1 && found.total > 0) noteSearch?.(query.q);
    const [items, partial] = await Promise.all([cardsInOrder(found), cardsInOrder(found.partial)]);
    const tabs = query.q && query.facets === '1' ? countTabs(query) : null;
    return {
      items,
      partial,
      understood: presentUnderstood(found.meaning),
      categories: items.length + partial.length > 0 ? [] : categoriesMeant(found.meaning),
      corrected: query.q && found.correctedWords ? correctedText(query.q, found.correctedWords) : null,
      total: found.total,
      totalIsExact: found.totalIsExact,
      page: query.page,
      pageCount: Math.max(1, Math.ceil(found.total / PAGE_SIZE)),
      tabs,
      meantKind: tabs && kindId === 'ad' ? search.kindMeant(query.q ?? '', tabs) : null,
      near: place && {
        id: place.id,
        name: place.name,
        voivodeship: place.voivodeship,
        radiusKm: query.radius ?? USUAL_RADIUS_KM,
      },
      facets: query.facets === '1' ? search.facets(wish) : null,
    };
  }

  /** The number of listings of each kind that match the words, regardless of other filters. */
  function countTabs({ q = '', asTyped }: ListQuery): Record<KindId, number> {
    const counts = KIND_IDS.map((id) => {
      const words = { q, page: 1, ...(asTyped && { asTyped }) };
      return [id, search.ask({ ...toSearchQuery(getKind(id), words, null), limit: 0 }).total] as const;
    });
    return Object.fromEntries(counts) as Record<KindId, number>;
  }

  /**
   * Similar listings: of the same category, those with most title words and tags in common first, then the nearest;
   * events by date and distance. @throws ApiError 'notFound'
   */
  async function listSimilar(kindId: KindId, id: number): Promise<ListingCard[]> {
    const row = await findDetail(db, kindId, id);
    if (!row) throw new ApiError('notFound');
    const wish: SearchQuery = {
      kind: kindId,
      excludeId: id,
      tagMatch: 'any',
      ...(row.lat !== null && row.lng !== null ? { near: { lat: row.lat, lng: row.lng, radiusM: null } } : {}),
      offset: 0,
      limit: SIMILAR_LIMIT,
    };
    if (!getKind(kindId).capabilities.schedule) {
      const like = { title: row.title, categoryId: row.category_id, tags: row.tags };
      return cardsInOrder({ ids: search.findAlike(wish, like) });
    }
    const sort = { by: 'soon_near', descending: false } as const;
    return cardsInOrder({ ids: search.search({ ...wish, sort, endsAfterMs: Date.now() }).ids });
  }

  /** Cards of a search by the site's own pages. */
  async function listFound(wish: Omit<SearchQuery, 'words' | 'asTyped'>): Promise<ListingCard[]> {
    return cardsInOrder({ ids: search.search(wish).ids });
  }

  /** The first ads that match a search text, which may be incomplete. */
  async function listAsked(words: string, limit: number): Promise<ListingCard[]> {
    const found = search.ask({ kind: 'ad', words, tagMatch: 'all', offset: 0, limit });
    return cardsInOrder({ ids: found.ids });
  }

  /** Cards of the visible ones among the given listings, in the given order. */
  function listCards(ids: readonly number[]): Promise<ListingCard[]> {
    return cardsInOrder({ ids: [...ids] });
  }

  const get = (kindId: KindId, id: number) => getDetail(db, kindId, id);
  return { list, get, listSimilar, listFound, listAsked, listCards };
}

/** @throws ApiError 'notFound' */
async function getDetail(db: Db, kindId: KindId, id: number): Promise<ListingDetail> {
  const row = await findDetail(db, kindId, id);
  if (!row) throw new ApiError('notFound');
  const [numbers, credentials] = await Promise.all([
    getSellerNumbers(db, row.seller_id),
    credentialsOfListing(db, row.id),
  ]);
  return presentDetail(row, numbers, credentials);
}

async function placeOf(db: Db, query: ListQuery, context: RequestContext): Promise<Place | null> {
  if (!query.town) return null;
  const place = findPlace(query.town) ?? (await findVillagePlace(db, query.town));
  if (place) return place;
  throw fieldError(context.locale, 'town', 'validation.placeUnknown', { code: 'placeUnknown' });
}

/** Converts the contract's query for the index: stored units, categories with all descendants. */
export function toSearchQuery(kind: Kind, query: ListQuery, place: Place | null): SearchQuery {
  const sort = query.sort && parseSort(query.sort);
  return {
    kind: kind.id as KindId,
    tags: tagsAskedFor(kind, query),
    tagMatch: kind.tagFilter.match,
    ...(query.delivery?.length ? { delivery: query.delivery } : {}),
    ...(query.q ? { words: query.q, asTyped: query.asTyped === '1' } : {}),
    ...(query.category ? { categoryIds: subtreeIds(query.category) } : {}),
    price: range(query.price_from, query.price_to, 100),
    pieces: range(query.pieces_from, query.pieces_to, 1),
    weight: range(query.weight_from, query.weight_to, 1000),
    volume: range(query.volume_from, query.volume_to, 1000),
    ...(place ? aroundPlace(place, query) : {}),
    withPicture: query.picture === '1',
    ...(query.checked_documents === '1' ? { checkedDocuments: true } : {}),
    ...(query.seller ? { sellerId: query.seller } : {}),
    ...(kind.capabilities.schedule ? dateWindow(query) : {}),
    ...(sort ? { sort } : {}),
    offset: (query.page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  };
}

/** Filters by distance from a place, nearest first unless another order was chosen. */
function aroundPlace({ lat, lng }: Place, { radius = USUAL_RADIUS_KM, sort }: ListQuery): Partial<SearchQuery> {
  const near = { lat, lng, radiusM: radius * 1000 };
  return sort ? { near } : { near, sort: { by: 'distance', descending: false } };
}

/** The typed text with misspelled words replaced by the corrections that were searched for. */
function correctedText(typed: string, words: readonly CorrectedWord[]): string {
  return words.reduce((text, { typed: wrong, used }) => {
    const at = text.toLowerCase().indexOf(wrong);
    return at < 0 ? text : text.slice(0, at) + used + text.slice(at + wrong.length);
  }, typed);
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

/** The requested days in Polish time; without any, events that have not ended. */
function dateWindow(query: ListQuery): { endsAfterMs?: number; startsBeforeMs?: number } {
  const from = query.from ? polishMidnight(query.from).getTime() : null;
  const to = query.to ? polishMidnight(query.to, 1).getTime() : null;
  return {
    ...(from !== null ? { endsAfterMs: from } : query.past === '1' ? {} : { endsAfterMs: Date.now() }),
    ...(to !== null ? { startsBeforeMs: to } : {}),
  };
}
