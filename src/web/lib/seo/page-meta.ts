import type { MetaDescriptor } from 'react-router';
import type { Picture } from '#contract/primitives.ts';
import { type Market, USUAL_MARKET } from '#contract/settings/market.ts';
import type { Locale } from '#i18n/locales.ts';
import { pageUrl, type SharedPicture, type Site, sharedPicture } from './addresses.ts';
import { cutText } from './cut-text.ts';

/** The home page's title: the name stays Polish in every language. */
function homeTitle({ market = USUAL_MARKET }: Site): string {
  return `${market.name} – targ swojskich wyrobów`;
}

/** The name of a page's tab: the page's own, then the market's. */
export function tabTitle(title: string, { name }: Pick<Market, 'name'>): string {
  return `${title} – ${name}`;
}

const DESCRIPTION_LENGTH = 160;

/**
 * Input of a page's meta tags.
 *
 * title        the page's own name; left out at home.
 * path         absolute, with the query that identifies the page; `lang` in it is ignored.
 * picture      of the listing or user; defaults to the site's picture.
 * type         Open Graph type; defaults to `website`.
 * noIndex      private to its visitor: no canonical URL.
 * feedPath     the Atom feed of the page's updates.
 */
export interface PageDescription extends Site {
  readonly title?: string;
  readonly description: string;
  readonly path: string;
  readonly picture?: Picture | SharedPicture | null;
  readonly type?: 'website' | 'article' | 'product' | 'profile';
  readonly noIndex?: boolean;
  readonly feedPath?: string;
}

/** The complete descriptors of a route's `meta`, as they replace those of its parents. */
export function pageMeta(page: PageDescription): MetaDescriptor[] {
  const { title, feedPath, market = USUAL_MARKET } = page;
  const noIndex = page.noIndex || !market.isIndexed;
  const tab = title ? tabTitle(title, market) : homeTitle(page);
  const description = cutText(page.description, DESCRIPTION_LENGTH);
  return [
    { title: tab },
    { name: 'description', content: description },
    { name: 'robots', content: noIndex ? 'noindex, nofollow' : 'index, follow, max-image-preview:large' },
    ...(noIndex ? [] : addressLinks(page)),
    ...(feedPath ? [feedLink(page, feedPath, tab)] : []),
    ...openGraph(page, title ?? homeTitle(page), description),
    ...pictureTags(page),
  ];
}

/** The canonical URL, and the alternates in every language. */
function addressLinks(page: PageDescription): MetaDescriptor[] {
  const { path, market = USUAL_MARKET } = page;
  const { offered, default: usual } = market.languages;
  const alternate = (language: string, target: Locale) =>
    link({ rel: 'alternate', hrefLang: language, href: pageUrl({ ...page, locale: target }, path) });
  return [
    link({ rel: 'canonical', href: pageUrl(page, path) }),
    ...offered.map((each) => alternate(each, each)),
    alternate('x-default', usual),
  ];
}

function feedLink(site: Site, path: string, title: string): MetaDescriptor {
  return link({ rel: 'alternate', type: 'application/atom+xml', title, href: pageUrl(site, path) });
}

function link(attributes: Record<string, string>): MetaDescriptor {
  return { tagName: 'link', ...attributes };
}

function openGraph(page: PageDescription, title: string, description: string): MetaDescriptor[] {
  const { market = USUAL_MARKET } = page;
  const others = market.languages.offered.filter((each) => each !== page.locale);
  return [
    property('og:site_name', market.name),
    property('og:type', page.type ?? 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', pageUrl(page, page.path)),
    property('og:locale', territoryOf(page.locale)),
    ...others.map((each) => property('og:locale:alternate', territoryOf(each))),
  ];
}

/** The market's logo, or else a picture drawn by `scripts/make-social-picture.ts`, which has the usual name only. */
function sitePicture(page: PageDescription): SharedPicture {
  const { publicUrl, market = USUAL_MARKET } = page;
  const alt = homeTitle(page);
  if (market.logo) return { url: `${publicUrl}/logo/${market.logo}-512.png`, width: 512, height: 512, alt };
  const file = market.name === USUAL_MARKET.name ? 'social-picture' : 'social-picture-nameless';
  return { url: `${publicUrl}/${file}.png`, width: 1200, height: 630, alt };
}

/** A narrower picture would be enlarged on a large card. */
const LARGE_CARD_WIDTH = 600;

/** Twitter reads title, text and picture from Open Graph; only the card's size is its own. */
function pictureTags(page: PageDescription): MetaDescriptor[] {
  const { picture, publicUrl } = page;
  const shared = picture && !('url' in picture) ? sharedPicture(publicUrl, picture) : picture;
  const { url, width, height, alt } = shared ?? sitePicture(page);
  return [
    { name: 'twitter:card', content: width < LARGE_CARD_WIDTH ? 'summary' : 'summary_large_image' },
    property('og:image', url),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    ...(alt ? [property('og:image:alt', alt)] : []),
  ];
}

function property(name: string, content: string): MetaDescriptor {
  return { property: name, content };
}

const territories = new Map<Locale, string>();

/** `pl` → `pl_PL`: Open Graph requires a country, so each language gets that of most of its speakers. */
function territoryOf(locale: Locale): string {
  let territory = territories.get(locale);
  if (!territory) {
    const { language, region } = new Intl.Locale(locale).maximize();
    territory = `${language}_${region}`;
    territories.set(locale, territory);
  }
  return territory;
}
