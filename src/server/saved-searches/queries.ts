import type * as z from 'zod';
import { type ListQuery, listQuerySchema } from '#contract/listings/query.ts';
import type { Place } from '#contract/places/places.ts';
import {
  canonicalQuery,
  hasCondition,
  SAVED_QUERY_LENGTH,
  unknownParams,
} from '#contract/saved-searches/saved-query.ts';
import type { Locale } from '#i18n/locales.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import { toSearchQuery } from '../listings/service.ts';
import { findPlace, findVillagePlace } from '../places/service.ts';
import type { Db } from '../platform/db/client.ts';
import { fieldError, fieldErrorsOf } from '../platform/errors.ts';
import { USUAL_RADIUS_KM } from '../search/service.ts';
import type { SearchQuery } from '../search/types.ts';
import { takeDates } from '../search/understanding/dates.ts';
import { TypedText } from '../search/understanding/typed-text.ts';

/**
 * The canonical form of a list's query string; towns are given by id.
 *
 * @throws ApiError 'validationFailed' at `query`: an unknown parameter, an invalid value, or no condition at all;
 *         'placeUnknown' for an unknown town.
 */
export async function readQuery(db: Db, kindId: KindId, typed: string, locale: Locale): Promise<string> {
  const kind = getKind(kindId);
  const params = new URLSearchParams(typed);
  const [unknown] = unknownParams(kind, params);
  if (unknown) throw fieldError(locale, 'query', 'validation.parameterUnknown', { values: { name: unknown } });
  const canonical = canonicalQuery(kind, params);
  if (!hasCondition(canonical)) throw fieldError(locale, 'query', 'validation.searchEmpty');
  const parsed = parse(kindId, canonical);
  if (!parsed.success) throw invalidQuery(parsed.error, locale);
  if (!parsed.data.town) return checkedLength(canonical, locale);
  const place = findPlace(parsed.data.town) ?? (await findVillagePlace(db, parsed.data.town));
  if (!place) throw fieldError(locale, 'query', 'validation.placeUnknown', { code: 'placeUnknown' });
  const settled = new URLSearchParams(canonical);
  settled.set('town', String(place.id));
  return checkedLength(canonicalQuery(kind, settled), locale);
}

function checkedLength(canonical: string, locale: Locale): string {
  if (canonical.length > SAVED_QUERY_LENGTH) throw fieldError(locale, 'query', 'validation.tooLong');
  return canonical;
}

// The whole query is one field of the form, so only its first error is reported.
function invalidQuery(error: z.ZodError, locale: Locale) {
  const [message = ''] = Object.values(fieldErrorsOf(error, locale)).flat();
  const failure = fieldError(locale, 'query', 'validation.invalid');
  failure.fieldErrors.query = [message];
  return failure;
}

// Cached, because every saved query is parsed at startup.
const schemas = new Map<KindId, ReturnType<typeof listQuerySchema>>();

function parse(kindId: KindId, query: string) {
  const params = Object.fromEntries(new URLSearchParams(query));
  const schema = schemas.get(kindId) ?? listQuerySchema(getKind(kindId));
  schemas.set(kindId, schema);
  return schema.safeParse(params) as { success: true; data: ListQuery } | { success: false; error: z.ZodError };
}

/** A stored query as the list parses it; null when this version no longer supports one of its parameters. */
export interface StoredQuery {
  readonly asked: ListQuery;
  readonly place: Place | null;
}

export function readStored(kindId: KindId, query: string): StoredQuery | null {
  const parsed = parse(kindId, query);
  if (!parsed.success) return null;
  const place = parsed.data.town ? (findPlace(parsed.data.town) ?? null) : null;
  return parsed.data.town && !place ? null : { asked: parsed.data, place };
}

/** The place that a stored query searches around. */
export function placeShown({ asked, place }: StoredQuery): { id: number; name: string; radiusKm: number } | null {
  return place && { id: place.id, name: place.name, radiusKm: asked.radius ?? USUAL_RADIUS_KM };
}

/**
 * A stored query for the index: the conditions of the list, without order and page.
 *
 * isUpcoming  shows only events that have not ended at the time of the query.
 */
export interface SavedQuery {
  readonly query: SearchQuery;
  readonly isUpcoming: boolean;
}

export function savedQueryOf(kindId: KindId, { asked, place }: StoredQuery): SavedQuery {
  const { sort: _sort, endsAfterMs, ...query } = toSearchQuery(getKind(kindId), asked, place);
  const isUpcoming = endsAfterMs !== undefined && asked.from === undefined;
  return { query: isUpcoming || endsAfterMs === undefined ? query : { ...query, endsAfterMs }, isUpcoming };
}

/** The query at a given time. */
export function askedAt({ query, isUpcoming }: SavedQuery, nowMs: number): SearchQuery {
  return isUpcoming ? { ...query, endsAfterMs: nowMs } : query;
}

/** Whether relative dates in the words ("jutro", "w ten weekend") mean other days at one time than at the other. */
export function isMovedByDay({ words = '', asTyped = false }: SearchQuery, beforeMs: number, nowMs: number): boolean {
  if (asTyped) return false;
  const daysAt = (moment: number) => JSON.stringify(takeDates(new TypedText(words), moment));
  return daysAt(beforeMs) !== daysAt(nowMs);
}
