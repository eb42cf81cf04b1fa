import type { Picture } from '#contract/primitives.ts';
import { type Market, USUAL_MARKET } from '#contract/settings/market.ts';
import type { Locale } from '#i18n/locales.ts';

/** The site as a page's head needs it: origin without a trailing slash, language, and market. */
export interface Site {
  readonly publicUrl: string;
  readonly locale: Locale;
  readonly market?: Market;
}

/**
 * A page's canonical URL in a language: the market's own language has no `lang`, and a `lang` in the path is dropped.
 *
 * path  absolute, with the query that identifies the page (`/ads?category=101`).
 */
export function pageUrl({ publicUrl, locale, market = USUAL_MARKET }: Site, path: string): string {
  const { pathname, searchParams } = new URL(publicUrl + path);
  searchParams.delete('lang');
  if (locale !== market.languages.default) searchParams.set('lang', locale);
  const query = searchParams.toString();
  return publicUrl + pathname + (query && `?${query}`);
}

/** A picture for link previews. */
export interface SharedPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** No preview shows a wider picture. */
const SHARED_WIDTH = 1200;

/** The widest of a picture's files up to that width. */
export function sharedPicture(publicUrl: string, picture: Picture): SharedPicture {
  const width = picture.widths.findLast((each) => each <= SHARED_WIDTH) ?? picture.widths[0] ?? picture.width;
  return {
    url: `${publicUrl}/media/${picture.id}-${width}.webp`,
    width,
    height: Math.round((picture.height * width) / picture.width),
    alt: picture.alt,
  };
}
