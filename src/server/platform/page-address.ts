import type { FastifyRequest } from 'fastify';
import { pageQueryNames } from '#contract/page-queries.ts';
import { type MarketLanguages, offeredLocale } from '#contract/settings/languages.ts';
import { findLocale, type Locale } from '#i18n/locales.ts';

/**
 * The page that a request asks for.
 *
 * url     on this site, without parameters unknown to the page.
 * chosen  the language in the address, if the market offers it.
 * locale  the language to show: from the address, otherwise from the cookie, otherwise the market's own.
 * key     the cache key; null if the page may read parameters beyond the known ones.
 */
export interface PageAddress {
  readonly url: URL;
  readonly chosen: Locale | undefined;
  readonly locale: Locale;
  readonly key: string | null;
}

/** Longer than any address the site links to; such pages are not cached. */
const LONGEST_KEY = 1_000;

export function readPageAddress(
  { publicUrl, market: { languages } }: { publicUrl: string; market: { languages: MarketLanguages } },
  request: FastifyRequest,
): PageAddress {
  const url = siteUrl(publicUrl, request);
  const chosen = url.search === '' ? undefined : offeredLocale(findLocale(url.searchParams.get('lang')), languages);
  const locale = chosen ?? offeredLocale(localeOfCookie(request), languages) ?? languages.default;
  const query = url.search === '' ? '' : knownQuery(url, chosen);
  const key = `${locale} ${url.pathname}?${query}`;
  return { url, chosen, locale, key: query !== null && key.length <= LONGEST_KEY ? key : null };
}

/** The requested URL, always on this site, whatever the request line contains. */
export function siteUrl(publicUrl: string, request: FastifyRequest): URL {
  return new URL(publicUrl + request.url.replace(/^(https?:\/\/[^/?#]*)?[/\\]*/i, '/'));
}

/** The parameter for a part of a page's router data. */
const ROUTES = '_routes';

/**
 * Removes parameters that the page does not know from an address.
 *
 * @returns  the normalised query; null if the page may read any parameter, and nothing is removed
 */
function knownQuery(url: URL, chosen: Locale | undefined): string | null {
  const { searchParams } = url;
  const names = pageQueryNames(url.pathname);
  const isLanguage = ([name, value]: [string, string]) => name === 'lang' && value === chosen;
  const known = [...searchParams].filter((each) => isLanguage(each) || names?.has(each[0]));
  const isWhole = known.length === searchParams.size;
  if (!isWhole && (!names || searchParams.has(ROUTES))) return null;
  const query = new URLSearchParams(known.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();
  if (!isWhole) url.search = query;
  return query;
}

function localeOfCookie(request: FastifyRequest): Locale | undefined {
  const match = /(?:^|;\s*)selectedLanguage=([^;]+)/.exec(request.headers.cookie ?? '');
  return findLocale(match?.[1]);
}
