import { useCallback, useEffect, useRef } from 'react';

/** Data older than this is reloaded on return to the tab. */
const STALE_AFTER_MS = 20_000;

/** Reloads when the user returns to the page after a while, since others work at the same desk. */
export function useFreshOnReturn(reload: () => Promise<void>): void {
  const lastMs = useRef(0);
  const refresh = useCallback(() => {
    if (document.visibilityState !== 'visible' || Date.now() - lastMs.current < STALE_AFTER_MS) return;
    lastMs.current = Date.now();
    void reload();
  }, [reload]);
  useEffect(() => {
    lastMs.current = Date.now();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [refresh]);
}
