import type { Picture } from '#contract/primitives.ts';
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts';
import { getKind, type KindId } from '#kinds/index.ts';

/**
 * The URL of a page in a language; `usual`, the market's own language, has no parameter, so that each page has one URL in
 * it.
 */
export function pageUrl(
  publicUrl: string,
  path: string,
  locale: Locale = DEFAULT_LOCALE,
  usual: Locale = DEFAULT_LOCALE,
): string {
  if (locale === usual) return publicUrl + path;
  return `${publicUrl}${path}${path.includes('?') ? '&' : '?'}lang=${locale}`;
}

export function listingPath(listing: { kind: KindId; id: number }): string {
  return `${getKind(listing.kind).paths.detail}/${listing.id}`;
}

export function sellerPath(id: number): string {
  return `/user/${id}`;
}

/** A file of a picture, with its size in pixels. */
export interface PictureFile {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** The smallest file of a picture that is at least that wide, else the largest. */
export function pictureFile(publicUrl: string, picture: Picture, leastWidth: number): PictureFile {
  const width = picture.widths.find((each) => each >= leastWidth) ?? picture.widths.at(-1) ?? picture.width;
  return {
    url: `${publicUrl}/media/${picture.id}-${width}.webp`,
    width,
    height: Math.round((picture.height * width) / picture.width),
  };
}
