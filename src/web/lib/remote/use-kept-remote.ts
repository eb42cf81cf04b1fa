import { useRef } from 'react';
import { type UsedRemote, useRemote } from './use-remote.ts';

/** Remote data; while another view is loading the previous one stays, so that nothing shifts. */
export function useKeptRemote<T>(name: string, load: () => Promise<T>): UsedRemote<T> & { readonly isStale: boolean } {
  const remote = useRemote<T>(name, load);
  const last = useRef<T>(undefined);
  if (remote.value !== undefined) last.current = remote.value;
  const isStale = remote.value === undefined && remote.error === undefined && last.current !== undefined;
  return { ...remote, value: isStale ? last.current : remote.value, isStale };
}
