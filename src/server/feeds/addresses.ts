import type { Picture } from '#contract/primitives.ts';
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts';
import { getKind, type KindId } from '#kinds/index.ts';

/** A page's address in a language; the default language has no parameter, so that each page has one address in it. */
export function pageUrl(publicUrl: string, path: string, locale: Locale = DEFAULT_LOCALE): string {
  if (locale === DEFAULT_LOCALE) return publicUrl + path;
  return `${publicUrl}${path}${path.includes('?') ? '&' : '?'}lang=${locale}`;
}

export function listingPath(listing: { kind: KindId; id: number }): string {
  return `${getKind(listing.kind).paths.detail}/${listing.id}`;
}

export function sellerPath(id: number): string {
  return `/user/${id}`;
}

/** A picture's file with its size in pixels. */
export interface PictureFile {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** The smallest of a picture's files that is at least so wide, else the largest there is. */
export function pictureFile(publicUrl: string, picture: Picture, leastWidth: number): PictureFile {
  const width = picture.widths.find((each) => each >= leastWidth) ?? picture.widths.at(-1) ?? picture.width;
  return {
    url: `${publicUrl}/media/${picture.id}-${width}.webp`,
    width,
    height: Math.round((picture.height * width) / picture.width),
  };
}
