import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';

const REFRESH_MS = 30_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let nowMs = 0;

/** One timer for all labels of the page, running while there are any. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!timer) {
    // No label stood on the page for a while, or it came from a cache: the moment is older than it should be.
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

/** The present moment, at most 30 s old; at first the moment that the page was rendered for, so that both sides agree. */
export function useNowMs(): number {
  const root = useRouteLoaderData('root') as { nowMs: number } | undefined;
  const renderedMs = root?.nowMs ?? 0;
  return useSyncExternalStore(
    subscribe,
    () => Math.max(nowMs, renderedMs),
    () => renderedMs,
  );
}
