import { useCallback, useEffect, useRef } from 'react';
import { isApiError } from '#contract/errors.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { type UsedRemote, useRemote } from '../panel/use-remote.ts';
import { type DeskCounts, getDeskCounts } from './calls.ts';
import type { ClosedReason } from './closed-desk.tsx';

/** How many cases and appeals wait; the same for every page of the desk. */
export function useDeskCounts(): UsedRemote<DeskCounts> {
  return useRemote<DeskCounts>('desk:counts', () => browserApi().call(getDeskCounts));
}

/** Why the server keeps the desk closed now, as after a role was taken away; null when it failed for another reason. */
export function closedReason(error: unknown): ClosedReason | null {
  if (!isApiError(error)) return null;
  return error.code === 'forbidden' || error.code === 'strongSignInRequired' ? error.code : null;
}

/** What lay in another tab for so long is looked at anew. */
const STALE_AFTER_MS = 20_000;

/** Fetches something anew when somebody comes back to the page after a while: others work at the same desk. */
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

/** Something remote; while another view of it is on its way the one before stays in sight, so that nothing jumps. */
export function useKeptRemote<T>(name: string, load: () => Promise<T>): UsedRemote<T> & { readonly isStale: boolean } {
  const remote = useRemote<T>(name, load);
  const last = useRef<T>(undefined);
  if (remote.value !== undefined) last.current = remote.value;
  const isStale = remote.value === undefined && remote.error === undefined && last.current !== undefined;
  return { ...remote, value: isStale ? last.current : remote.value, isStale };
}
