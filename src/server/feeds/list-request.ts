import type { FastifyRequest } from 'fastify';
import type { ApiClient } from '#contract/api-client.ts';
import { ApiError } from '#contract/errors.ts';
import { type ListingPage, listListings } from '#contract/listings/listings.ts';
import { type MarketLanguages, offeredLocale } from '#contract/settings/languages.ts';
import { findLocale, type Locale, negotiateLocale } from '#i18n/locales.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import { categoriesById, ROOT_CATEGORY_ID } from '#kinds/ad/categories.ts';
import type { Sort } from '#kinds/define-kind.ts';
import { getKind, KIND_IDS, type KindId } from '#kinds/index.ts';

/** A request for a list, with the same parameters as its page, not validated yet. */
export interface ListRequest {
  readonly kind: KindId;
  readonly query: Readonly<Record<string, unknown>>;
}

const DEFAULT_KIND: KindId = 'ad';

/** The language from `?lang=`, else the best match for Accept-Language; only one that the market offers. */
export function localeOfRequest(request: FastifyRequest, languages: MarketLanguages): Locale {
  const { lang } = request.query as Record<string, unknown>;
  const chosen = typeof lang === 'string' ? findLocale(lang) : undefined;
  const wanted = chosen ?? negotiateLocale(request.headers['accept-language'], languages.default);
  return offeredLocale(wanted, languages) ?? languages.default;
}

/** Extracts the list's own parameters: a feed needs neither paging nor counts. @throws ApiError at `kind` */
export function listRequestOf(request: FastifyRequest, translate: Translate, fixedKind?: KindId): ListRequest {
  const { kind, lang, page, facets, ...query } = request.query as Record<string, unknown>;
  const wanted = fixedKind ?? (kind === undefined || kind === '' ? DEFAULT_KIND : kind);
  const known = KIND_IDS.find((id) => id === wanted);
  if (known) return { kind: known, query };
  throw new ApiError('validationFailed', { fieldErrors: { kind: [translate('validation.unknownOption')] } });
}

/** One page of the list, in the given order unless the request has one. @throws ApiError as the list does */
export async function readList(
  api: ApiClient,
  { kind, query }: ListRequest,
  { sort, page = 1 }: { sort: Sort; page?: number },
): Promise<ListingPage> {
  const order = query.sort ? {} : { sort };
  return api.call(listListings[kind], { query: { ...query, ...order, page } as never });
}

/** The subject of a list, for a title: category or kind, tags, words, place. The query must be validated. */
export function subjectOf({ kind, query }: ListRequest, near: ListingPage['near'], translate: Translate): string {
  const category = categoriesById.get(Number(query.category));
  const about = category && category.id !== ROOT_CATEGORY_ID ? `category.${category.key}` : `kind.${kind}.many`;
  const words = textOf(query.q).trim();
  const tags = textOf(query[getKind(kind).tagFilter.param]).split(',').filter(Boolean);
  return [
    translate(about as MessageId),
    ...tags.map((tag) => translate(`tag.${tag}` as MessageId)),
    ...(words ? [translate('feeds.words', { words })] : []),
    ...(near ? [nearText(near, translate)] : []),
  ].join(' · ');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function nearText({ name, radiusKm }: NonNullable<ListingPage['near']>, translate: Translate): string {
  return radiusKm === null ? name : translate('feeds.around', { town: name, radius: radiusKm });
}

/** Path and query of the list's page. */
export function listPagePath({ kind, query }: ListRequest): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string' && value !== '') search.set(name, value);
  }
  const text = search.toString();
  return getKind(kind).paths.list + (text && `?${text}`);
}

/** A feed's own URL without irrelevant parameters; the language only if it is not the market's own. */
export function feedUrl(
  { publicUrl, market }: { publicUrl: string; market: { languages: MarketLanguages } },
  path: string,
  request: FastifyRequest,
  locale: Locale,
): string {
  const url = new URL(request.url, publicUrl);
  for (const name of ['page', 'facets', 'lang']) url.searchParams.delete(name);
  if (locale !== market.languages.default) url.searchParams.set('lang', locale);
  return publicUrl + path + url.search;
}
