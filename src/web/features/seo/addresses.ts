import type { Picture } from '#contract/primitives.ts';
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts';

/** Where a page stands: the site's origin without a slash at the end, and the language that it is shown in. */
export interface Site {
  readonly publicUrl: string;
  readonly locale: Locale;
}

/**
 * The one address of a page in a language: the default language has no `lang`, and whatever `lang` the path brings is
 * left out.
 *
 * path  from the root on, with the query that makes it another page (`/ads?category=101`).
 */
export function pageUrl({ publicUrl, locale }: Site, path: string): string {
  const { pathname, searchParams } = new URL(publicUrl + path);
  searchParams.delete('lang');
  if (locale !== DEFAULT_LOCALE) searchParams.set('lang', locale);
  const query = searchParams.toString();
  return publicUrl + pathname + (query && `?${query}`);
}

/** A picture as others link to it. */
export interface SharedPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** No place that shows a shared page shows a wider picture. */
const SHARED_WIDTH = 1200;

/** The widest of a picture's files that is not wasted on a preview. */
export function sharedPicture(publicUrl: string, picture: Picture): SharedPicture {
  const width = picture.widths.findLast((each) => each <= SHARED_WIDTH) ?? picture.widths[0] ?? picture.width;
  return {
    url: `${publicUrl}/media/${picture.id}-${width}.webp`,
    width,
    height: Math.round((picture.height * width) / picture.width),
    alt: picture.alt,
  };
}
