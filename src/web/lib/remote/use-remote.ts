import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useRemoteStore } from './remote-context.tsx';
import type { Remote } from './remote-store.ts';

/** Remote data that is only shown. */
export interface ShownRemote<T> extends Remote<T> {
  /** Reloads it, even if a request is in flight. */
  readonly reload: () => Promise<void>;
}

export interface UsedRemote<T> extends ShownRemote<T> {
  /** Stores a value from a response. */
  readonly write: (value: T) => void;
  /** The value of this moment, which may be newer than the one that was rendered. */
  readonly latest: () => T | undefined;
  /** Changes the value of this moment instead of the one that was rendered; without a value, does nothing. */
  readonly update: (next: (value: T) => T) => void;
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
  const latest = useCallback(() => store.read<T>(name).value, [store, name]);
  const update = useCallback(
    (next: (value: T) => T) => {
      const value = latest();
      if (value !== undefined) store.write(name, next(value));
    },
    [store, name, latest],
  );
  useEffect(() => void store.fetch(name, () => newest.current()), [store, name]);
  return { ...remote, reload, write, latest, update };
}
