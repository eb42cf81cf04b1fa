import { Toast } from '@base-ui/react/toast';
import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { ToastOutletProps } from './toast-outlet.tsx';
import { dismissToast, type ShownToast, shownToasts, subscribeToToasts, type ToastAction } from './toast-store.ts';

/** The toasts at the top right. Base UI announces, times and swipes them; which are shown is the store's business. */
export function Toasts({ label, closeLabel }: ToastOutletProps) {
  return (
    <Toast.Provider>
      <Toast.Portal>
        <Toast.Viewport className="toast-viewport" aria-label={label}>
          <ToastList closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
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
    const { tone = 'neutral', action } = toast.data as ShownToast;
    const look = TONES[tone];
    return (
      <Toast.Root key={toast.id} toast={toast} swipeDirection="right" className={classNames('toast', look.className)}>
        <Toast.Content className="flex items-start gap-3 py-3 ps-5 pe-2">
          <Icon name={look.icon} className="mt-1.5 text-(--tone)" />
          <div className="min-w-0 flex-1 py-1">
            <Toast.Title render={<p />} className="font-bold" />
            <Toast.Description className="line-clamp-3 text-[0.9375rem] text-muted" />
            {action && <Action {...action} id={toast.id} />}
          </div>
          {/* Base UI hides the cross of toasts that lie on a pile; ours lie side by side. */}
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
    dismissToast(id);
  };
  const look = 'link mt-1 inline-flex min-h-6 items-center';
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

/** Keeps Base UI's toasts in step with the store: adds what is new, renews what has changed, closes what has gone. */
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

/** What Base UI is told. It also reports the closing of a toast that yielded to another: that one still waits. */
function presented(toast: ShownToast) {
  const { id, title, description, tone, timeoutMs } = toast;
  const onClose = () => {
    if (shownToasts().includes(toast)) dismissToast(id);
  };
  const priority: 'high' | 'low' = tone === 'error' ? 'high' : 'low';
  return { id, title, description, timeout: timeoutMs, priority, data: toast, onClose };
}
