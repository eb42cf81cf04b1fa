import { Suspense, useRef, useSyncExternalStore } from 'react';
import { lazyPart } from './lazy-part.ts';
import { type ShownToast, shownToasts, subscribeToToasts } from './toast-store.ts';

const Toasts = lazyPart(
  () => import('./toasts.tsx'),
  (module) => module.Toasts,
);
const NONE: readonly ShownToast[] = [];

export interface ToastOutletProps {
  /** Accessible name of the toast region. */
  label: string;
  /** Accessible name of a toast's close button. */
  closeLabel: string;
  /** Label of the button that closes all persistent toasts; shown when there are several. */
  closeAllLabel: string;
}

/** The toast region; render it once per page. Its implementation is loaded with the first toast. */
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
