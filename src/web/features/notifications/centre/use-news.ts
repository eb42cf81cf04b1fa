import { useEffect, useSyncExternalStore } from 'react';
import { news, wantNews } from './news-store.ts';

/** The user's news as known; see `news-store`. */
export function useKnownNews() {
  return useSyncExternalStore(news.subscribe, news.read, news.read);
}

/** The same, loaded on first use. */
export function useNews() {
  useEffect(wantNews, []);
  return useKnownNews();
}
