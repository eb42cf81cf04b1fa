import { Toast } from '@base-ui/react/toast';
import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import type { ToastOutletProps } from './toast-outlet.tsx';
import {
  closeStayingToasts,
  closeToast,
  type ShownToast,
  shownToasts,
  stayingToastCount,
  subscribeToToasts,
  type ToastAction,
} from './toast-store.ts';

/** The toasts at the top right. Base UI announces, times and swipes them; the store decides which are shown. */
export function Toasts({ label, closeLabel, closeAllLabel }: ToastOutletProps) {
  const { noteFocus, giveFocusBack } = useFocusBefore();
  return (
    <Toast.Provider>
      <Toast.Portal>
        <Toast.Viewport className="toast-viewport" aria-label={label} onFocusCapture={noteFocus}>
          <ToastList closeLabel={closeLabel} />
          <CloseAll label={closeAllLabel} onDone={giveFocusBack} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** When the last toast closes, returns the focus to where it was before. */
function useFocusBefore() {
  const before = useRef<HTMLElement | null>(null);
  return {
    noteFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget;
    },
    giveFocusBack: () => before.current?.focus(),
  };
}

function CloseAll({ label, onDone }: { label: string; onDone: () => void }) {
  const count = useSyncExternalStore(subscribeToToasts, stayingToastCount, stayingToastCount);
  if (count < 2) return null;
  const press = () => {
    closeStayingToasts();
    onDone();
  };
  return (
    <button type="button" onClick={press} className="toast-close-all btn btn-secondary btn-sm" aria-live="off">
      {label} <span className="text-muted tabular-nums">({count})</span>
    </button>
  );
}

const TONES = {
  neutral: { className: 'tone-primary', icon: 'message-circle' },
  info: { className: 'tone-info', icon: 'info' },
  success: { className: 'tone-success', icon: 'circle-check' },
  warning: { className: 'tone-warning', icon: 'triangle-alert' },
  error: { className: 'tone-error', icon: 'circle-x' },
} as const;

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = useStoredToasts();
  return toasts.map((toast) => {
    const { tone = 'neutral', action, note, isCompact = false } = toast.data as ShownToast;
    const look = TONES[tone];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection="right"
        className={classNames('toast', isCompact && 'toast-compact', look.className)}
      >
        {/* Changes are announced together with the toast's title. */}
        <Toast.Content className="toast-content" aria-atomic="true">
          <Icon name={look.icon} className="toast-icon text-(--tone)" />
          <div className="toast-body">
            <div className="toast-head">
              <Toast.Title render={<p />} className="min-w-0 font-bold" />
              {note && <p className="toast-note tabular-nums">{note}</p>}
            </div>
            <Toast.Description className="toast-words text-[0.9375rem] text-muted" />
            {action && <Action {...action} id={toast.id} />}
          </div>
          {/* Base UI hides the close button of stacked toasts; ours are not stacked. */}
          <Toast.Close className="btn btn-quiet btn-icon btn-sm" aria-label={closeLabel} aria-hidden={false}>
            <Icon name="x" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}

function Action({ label, to, onPress, id }: ToastAction & { id: string }) {
  const press = () => {
    onPress?.();
    closeToast(id);
  };
  const look = 'toast-action link tap inline-flex min-h-6 items-center';
  return to ? (
    <Link to={to} onClick={press} className={look}>
      {label}
    </Link>
  ) : (
    <button type="button" onClick={press} className={look}>
      {label}
    </button>
  );
}

/** Synchronises Base UI's toasts with the store: adds, updates and closes. */
function useStoredToasts(): ReturnType<typeof Toast.useToastManager> {
  const manager = Toast.useToastManager();
  const wanted = useSyncExternalStore(subscribeToToasts, shownToasts, shownToasts);
  const { toasts, add, close } = manager;
  useEffect(() => {
    for (const toast of wanted) {
      const present = toasts.find(({ id, transitionStatus }) => id === toast.id && transitionStatus !== 'ending');
      if (present?.data !== toast) add(presented(toast));
    }
    for (const { id, transitionStatus } of toasts) {
      if (transitionStatus !== 'ending' && !wanted.some((toast) => toast.id === id)) close(id);
    }
  }, [wanted, toasts, add, close]);
  return manager;
}

/** A toast for Base UI. It also reports closing a displaced toast, which still waits. */
function presented(toast: ShownToast) {
  const { id, title, description, tone, timeoutMs } = toast;
  const onClose = () => {
    if (shownToasts().includes(toast)) closeToast(id);
  };
  const priority: 'high' | 'low' = tone === 'error' ? 'high' : 'low';
  return { id, title, description, timeout: timeoutMs, priority, data: toast, onClose };
}
