import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** About 4,000 cards. */
const CACHED_MARKUP_CHARACTERS = 8_000_000;
const fragments = new LRUCache<string, string>({
  maxSize: CACHED_MARKUP_CHARACTERS,
  sizeCalculation: (markup, key) => markup.length + key.length,
});
const shownOnce = new LRUCache<string, true>({ max: 4_000 });

/**
 * The markup of a fragment: a `MarkupCache`. A separate render costs more than one in place, so a fragment is cached
 * only from its second use.
 */
export function cachedMarkup(key: string, node: ReactNode): string | null {
  const cached = fragments.get(key);
  if (cached !== undefined) return cached;
  if (!shownOnce.has(key)) {
    shownOnce.set(key, true);
    return null;
  }
  shownOnce.delete(key);
  const markup = renderFragment(node);
  fragments.set(key, markup);
  return markup;
}

/** Without the preloads of pictures that React puts before it: they belong in the head of the page. */
export function renderFragment(node: ReactNode): string {
  return renderToString(node).replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}
