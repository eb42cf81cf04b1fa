import type { MarketLanguages } from '#contract/settings/languages.ts';
import { DEFAULT_LOCALE, LOCALE_IDS } from '#i18n/locales.ts';
import { categoriesById, ROOT_CATEGORY_ID } from '#kinds/ad/categories.ts';
import { KIND_IDS, kinds } from '#kinds/index.ts';
import { pageUrl } from './addresses.ts';
import { element, escapeAttribute, type Markup, XML_DECLARATION, xmlDocument } from './xml.ts';

/** The number of ids in a part's range, and so the maximum number of URLs in it. */
export const IDS_PER_PART = 10_000;
const ADDRESSES_PER_CHUNK = 250;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** A page of the site. `changedAt` is set if the last change is known. */
export interface SitemapPage {
  readonly path: string;
  readonly changedAt?: Date;
}

/** Paths of pages that exist without any listing: home, lists, categories, information. */
export function standingPages(): SitemapPage[] {
  const lists = KIND_IDS.map((id) => kinds[id].paths.list);
  const categories = [...categoriesById.values()].flatMap(({ id, isHidden }) =>
    id === ROOT_CATEGORY_ID || isHidden ? [] : `/category/${id}`,
  );
  return ['/', ...lists, ...INFORMATION_PATHS, ...categories].map((path) => ({ path }));
}

const INFORMATION_PATHS = [
  '/aboutUs',
  '/pricing',
  '/howRankingWorks',
  '/howRatingsWork',
  '/transparency',
  '/contact',
  '/terms',
  '/termsAndPolicies/newestCookiePolicy',
];

/** The index, with one entry per part. */
export function sitemapIndex(publicUrl: string, parts: readonly SitemapPage[]): string {
  const entries = parts.map(({ path, changedAt }) =>
    element('sitemap', {}, element('loc', {}, publicUrl + path), lastmod(changedAt)),
  );
  return xmlDocument(element('sitemapindex', { xmlns: NAMESPACE }, ...entries));
}

/** A part in chunks of text generated on demand, since a full one has about ten megabytes. */
export function* sitemapPart(
  publicUrl: string,
  pages: readonly SitemapPage[],
  languages: MarketLanguages = ALL_LANGUAGES,
): Generator<string> {
  const alternates = alternatesOf(languages);
  yield `${XML_DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="${XHTML}">`;
  for (let start = 0; start < pages.length; start += ADDRESSES_PER_CHUNK) {
    const chunk = pages.slice(start, start + ADDRESSES_PER_CHUNK);
    yield chunk.map((page) => addressEntry(publicUrl, page, alternates)).join('');
  }
  yield '</urlset>\n';
}

/** The suffix of a page's URL in each language; no path here has a query of its own. */
function alternatesOf({ offered, default: usual }: MarketLanguages): Alternates {
  return [...offered.map((locale) => [locale, pageUrl('', '', locale, usual)] as const), ['x-default', '']];
}

type Alternates = readonly (readonly [language: string, tail: string])[];

const ALL_LANGUAGES: MarketLanguages = { offered: LOCALE_IDS, default: DEFAULT_LOCALE };

/** Built as a string for speed: a part has tens of thousands of these, and only the URL varies. */
function addressEntry(publicUrl: string, { path, changedAt }: SitemapPage, tails: Alternates): string {
  const url = escapeAttribute(publicUrl + path);
  const alternates = tails.map(
    ([language, tail]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}${tail}"/>`,
  );
  return `<url><loc>${url}</loc>${lastmod(changedAt)?.markup ?? ''}${alternates.join('')}</url>`;
}

function lastmod(changedAt: Date | undefined): Markup | null {
  return changedAt ? element('lastmod', {}, changedAt.toISOString()) : null;
}
