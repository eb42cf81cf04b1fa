import { factElements, mediaElements } from './atom.ts';
import type { Feed, FeedEntry } from './feed.ts';
import { element, type Markup, xmlDocument } from './xml.ts';

export const RSS_TYPE = 'application/rss+xml; charset=utf-8';
/** The refresh interval suggested to feed readers. */
const TTL_MINUTES = 30;

/** A feed as RSS 2.0, with the author in Dublin Core, since RSS itself allows only e-mail addresses. */
export function rssText(feed: Feed): string {
  return xmlDocument(
    element(
      'rss',
      {
        version: '2.0',
        'xmlns:atom': 'http://www.w3.org/2005/Atom',
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
        'xmlns:media': 'http://search.yahoo.com/mrss/',
        'xmlns:g': 'http://base.google.com/ns/1.0',
      },
      element(
        'channel',
        {},
        element('title', {}, feed.title),
        element('link', {}, feed.pageUrl),
        element('description', {}, feed.description),
        element('language', {}, feed.locale),
        element('lastBuildDate', {}, rfc822(feed.updatedAt)),
        element('ttl', {}, String(TTL_MINUTES)),
        element('atom:link', { rel: 'self', type: 'application/rss+xml', href: feed.selfUrl }),
        ...feed.entries.map(rssItem),
      ),
    ),
  );
}

function rssItem(entry: FeedEntry): Markup {
  return element(
    'item',
    {},
    element('title', {}, entry.title),
    element('link', {}, entry.url),
    element('guid', { isPermaLink: 'true' }, entry.id),
    element('pubDate', {}, rfc822(entry.publishedAt)),
    element('dc:creator', {}, entry.author.name),
    ...entry.categories.map((label) => element('category', {}, label)),
    element('description', {}, entry.html),
    ...pictureElements(entry),
    ...factElements(entry),
  );
}

/** RSS requires a length in bytes; 0 means unknown. */
function pictureElements({ picture }: FeedEntry): Markup[] {
  if (!picture) return [];
  return [element('enclosure', { url: picture.full.url, type: 'image/webp', length: 0 }), ...mediaElements(picture)];
}

function rfc822(moment: string): string {
  return new Date(moment).toUTCString();
}
