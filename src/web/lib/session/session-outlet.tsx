import { Fragment, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';

type Go = (path: string) => void | Promise<void>;

const listeners = new Set<() => void>();
let overlay: ReactNode = null;
let shown = 0;
let go: Go = (path) => location.assign(path);

/**
 * Shows an overlay on any page; for code outside components. Each one is new: an earlier one that is still closing
 * neither lends it its state nor removes it.
 *
 * render  draws it; its argument removes it, to be called once it has closed.
 */
export function showOverlay(render: (remove: () => void) => ReactNode): void {
  shown += 1;
  const key = shown;
  const remove = () => {
    if (key === shown) setOverlay(null);
  };
  setOverlay(<Fragment key={key}>{render(remove)}</Fragment>);
}

function setOverlay(node: ReactNode): void {
  overlay = node;
  for (const listener of listeners) listener();
}

/** Navigates to a path of the site from outside components. */
export function goTo(path: string): void | Promise<void> {
  return go(path);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Part of every page's frame: renders `showOverlay` and implements `goTo`. */
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
