import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';

type Go = (path: string) => void | Promise<void>;

const listeners = new Set<() => void>();
let overlay: ReactNode = null;
let go: Go = (path) => location.assign(path);

/** Shows something over whatever page there is, or takes it away with null; for code that stands on no page. */
export function showOverlay(node: ReactNode): void {
  overlay = node;
  for (const listener of listeners) listener();
}

/** Goes to a path of the site, from outside of components. */
export function goTo(path: string): void | Promise<void> {
  return go(path);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stands in the frame of every page: where `showOverlay` shows, and how `goTo` goes. */
export function SessionOutlet() {
  const navigate = useNavigate();
  useEffect(() => {
    go = navigate;
  }, [navigate]);
  return useSyncExternalStore(
    subscribe,
    () => overlay,
    () => null,
  );
}
