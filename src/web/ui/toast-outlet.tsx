import { lazy, Suspense, useRef, useSyncExternalStore } from 'react';
import { type ShownToast, shownToasts, subscribeToToasts } from './toast-store.ts';

const Toasts = lazy(() => import('./toasts.tsx').then((module) => ({ default: module.Toasts })));
const NONE: readonly ShownToast[] = [];

export interface ToastOutletProps {
  /** Accessible name of the place where toasts appear. */
  label: string;
  /** Accessible name of a toast's cross. */
  closeLabel: string;
}

/** Where toasts appear; put it into the page once. What shows them is loaded at the first toast. */
export function ToastOutlet(labels: ToastOutletProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, () => NONE);
  const isWanted = useRef(false);
  isWanted.current ||= toasts.length > 0;
  if (!isWanted.current) return null;
  return (
    <Suspense>
      <Toasts {...labels} />
    </Suspense>
  );
}
