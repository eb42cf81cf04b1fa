import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useRemoteStore } from './remote-context.tsx';
import type { Remote } from './remote-store.ts';

export interface UsedRemote<T> extends Remote<T> {
  /** Reloads it, even if a request is in flight. */
  readonly reload: () => Promise<void>;
  /** Stores a value from a response. */
  readonly write: (value: T) => void;
}

/** Remote data by name: shows the cached value at once, and reloads it. */
export function useRemote<T>(name: string, load: () => Promise<T>): UsedRemote<T> {
  const store = useRemoteStore();
  const read = () => store.read<T>(name);
  const remote = useSyncExternalStore(store.subscribe, read, read);
  const newest = useRef(load);
  newest.current = load;
  const reload = useCallback(() => store.fetchAnew(name, () => newest.current()), [store, name]);
  const write = useCallback((value: T) => store.write(name, value), [store, name]);
  useEffect(() => void store.fetch(name, () => newest.current()), [store, name]);
  return { ...remote, reload, write };
}
