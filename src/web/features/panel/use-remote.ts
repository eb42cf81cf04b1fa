import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useRemoteStore } from './panel-context.tsx';
import type { Remote } from './remote-store.ts';

export interface UsedRemote<T> extends Remote<T> {
  /** Fetches it anew, whatever is under way. */
  readonly reload: () => Promise<void>;
  /** Puts what an answer has brought. */
  readonly write: (value: T) => void;
}

/** Something that the server keeps, by name: what is known of it is shown at once, and fetched anew. */
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
