import { getKind } from '#kinds/index.ts';
import type { SearchQuery } from './types.ts';
import type { DateMeaning } from './understanding/dates.ts';
import type { QueryMeaning } from './understanding/meaning.ts';
import type { PlaceMeaning } from './understanding/place-reading.ts';

/** Which parts of a meaning apply; a filter that the user has chosen overrides the words. */
export interface AppliedMeaning extends QueryMeaning {
  readonly isApplied: { readonly place: boolean; readonly price: boolean; readonly cheapFirst: boolean };
}

/** A query with what its words mean as filters and order; the words themselves are in the meaning. */
export function applyMeaning(
  query: SearchQuery,
  meaning: QueryMeaning,
): { query: SearchQuery; meaning: AppliedMeaning } {
  const { words: _words, ...rest } = query;
  const { place, price, cheapFirst, dates } = meaning;
  const isPlaceApplied = place !== undefined && !query.near && !query.area;
  const isPriceApplied = price !== undefined && query.price?.from === undefined && query.price?.to === undefined;
  const isCheapFirst = cheapFirst !== undefined && !query.sort && getKind(query.kind).quantities.includes('price');
  const where = isPlaceApplied ? placeFilter(place) : {};
  const isAround = where.near !== undefined && !where.area;
  return {
    query: {
      ...rest,
      ...where,
      ...whenFilter(query, dates),
      ...(isPriceApplied && {
        price: {
          ...(price.fromMinor !== undefined && { from: price.fromMinor }),
          ...(price.toMinor !== undefined && { to: price.toMinor }),
        },
      }),
      ...(isCheapFirst
        ? { sort: { by: 'price', descending: false } }
        : isAround && !query.sort && { sort: { by: 'distance', descending: false } }),
    },
    meaning: { ...meaning, isApplied: { place: isPlaceApplied, price: isPriceApplied, cheapFirst: isCheapFirst } },
  };
}

function placeFilter({ named, radiusKm }: PlaceMeaning): Pick<SearchQuery, 'near' | 'area'> {
  if (named.kind === 'region') {
    const [centre = { lat: 52, lng: 19 }] = named.region.circles;
    return { area: { circles: named.region.circles }, near: { lat: centre.lat, lng: centre.lng, radiusM: null } };
  }
  if (named.kind === 'voivodeship') return { area: { voivodeship: named.name } };
  return { near: { lat: named.place.lat, lng: named.place.lng, radiusM: radiusKm * 1000 } };
}

// The dates of the words, within the dates chosen in the filters.
function whenFilter(
  { endsAfterMs = Number.NEGATIVE_INFINITY, startsBeforeMs = Number.POSITIVE_INFINITY }: SearchQuery,
  dates: DateMeaning | undefined,
): Pick<SearchQuery, 'endsAfterMs' | 'startsBeforeMs' | 'weekdays'> {
  if (!dates) return {};
  const { fromMs, toMs, weekdays } = dates;
  return {
    ...(fromMs !== undefined && { endsAfterMs: Math.max(fromMs, endsAfterMs) }),
    ...(toMs !== undefined && { startsBeforeMs: Math.min(toMs, startsBeforeMs) }),
    ...(weekdays && { weekdays }),
  };
}
