import { createContext, use, useSyncExternalStore } from 'react';

/** When the server rendered the page, in milliseconds; 0 if unknown. */
export const RenderedAt = createContext(0);

const REFRESH_MS = 30_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let nowMs = 0;

/** One timer for all labels of the page, running while there are any. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!timer) {
    // There was no label for a while, or the page is from a cache: the time is outdated.
    nowMs = Date.now();
    timer = setInterval(() => {
      nowMs = Date.now();
      for (const each of listeners) each();
    }, REFRESH_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The current time, at most 30 s old; initially the server's rendering time, so that hydration matches. */
export function useNowMs(): number {
  const renderedMs = use(RenderedAt);
  return useSyncExternalStore(
    subscribe,
    () => Math.max(nowMs, renderedMs),
    () => renderedMs,
  );
}
