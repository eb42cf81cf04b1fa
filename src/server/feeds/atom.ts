import type { Feed, FeedEntry } from './feed.ts';
import { element, type Markup, xmlDocument } from './xml.ts';

export const ATOM_TYPE = 'application/atom+xml; charset=utf-8';

/** A feed as Atom (RFC 4287), with pictures as enclosures and as Media RSS. */
export function atomText(feed: Feed): string {
  return xmlDocument(
    element(
      'feed',
      {
        xmlns: 'http://www.w3.org/2005/Atom',
        'xmlns:media': 'http://search.yahoo.com/mrss/',
        'xmlns:g': 'http://base.google.com/ns/1.0',
        'xml:lang': feed.locale,
      },
      element('id', {}, feed.selfUrl),
      element('title', {}, feed.title),
      element('subtitle', {}, feed.description),
      element('updated', {}, feed.updatedAt),
      element('link', { rel: 'self', type: 'application/atom+xml', href: feed.selfUrl }),
      element('link', { rel: 'alternate', type: 'text/html', hreflang: feed.locale, href: feed.pageUrl }),
      ...feed.entries.map(atomEntry),
    ),
  );
}

function atomEntry(entry: FeedEntry): Markup {
  return element(
    'entry',
    {},
    element('id', {}, entry.id),
    element('title', {}, entry.title),
    element('link', { rel: 'alternate', type: 'text/html', href: entry.url }),
    element('published', {}, entry.publishedAt),
    element('updated', {}, entry.publishedAt),
    element('author', {}, element('name', {}, entry.author.name), element('uri', {}, entry.author.url)),
    ...entry.categories.map((label) => element('category', { term: label })),
    element('content', { type: 'html' }, entry.html),
    ...pictureElements(entry),
    ...factElements(entry),
  );
}

function pictureElements({ picture }: FeedEntry): Markup[] {
  if (!picture) return [];
  return [element('link', { rel: 'enclosure', type: 'image/webp', href: picture.full.url }), ...mediaElements(picture)];
}

/** The picture in Media RSS, used by both formats. */
export function mediaElements({ full, thumbnail, alt }: NonNullable<FeedEntry['picture']>): Markup[] {
  const content = { url: full.url, type: 'image/webp', medium: 'image', width: full.width, height: full.height };
  return [
    element('media:content', content, element('media:description', { type: 'plain' }, alt)),
    element('media:thumbnail', { url: thumbnail.url, width: thumbnail.width, height: thumbnail.height }),
  ];
}

/** Price and place in the vocabulary of Google's product feeds. */
export function factElements({ price, place }: FeedEntry): Markup[] {
  return [
    ...(price === null ? [] : [element('g:price', {}, `${price.toFixed(2)} PLN`)]),
    element('g:location', {}, place),
  ];
}
