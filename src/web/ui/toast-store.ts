/** The queue of shown and waiting toasts. Knows nothing of their rendering, so that importing it is cheap. */

export interface ToastAction {
  readonly label: string;
  /** A link within the site … */
  readonly to?: string;
  /** … or an action; closes the toast. */
  readonly onPress?: () => void;
}

export interface ToastOptions {
  /** Showing an id again replaces its toast. */
  readonly id?: string;
  readonly title?: string;
  readonly description?: string;
  /** A few words beside the title, such as a count. */
  readonly note?: string;
  /** Compact on phones: one line for each text. */
  readonly isCompact?: boolean;
  readonly tone?: 'neutral' | 'info' | 'success' | 'warning' | 'error';
  /** 0: persistent. */
  readonly timeoutMs?: number;
  readonly action?: ToastAction;
  /** Called when the user closes it or follows its action; not when the page dismisses it. */
  readonly onClose?: () => void;
}

export interface ShownToast extends ToastOptions {
  readonly id: string;
  readonly timeoutMs: number;
}

const LIMIT = 3;
const USUAL_TIMEOUT_MS = 6000;

/** In order of arrival. */
let shown: readonly ShownToast[] = [];
let waiting: readonly ShownToast[] = [];
let count = 0;
const listeners = new Set<() => void>();

function publish(nextShown: readonly ShownToast[], nextWaiting: readonly ShownToast[]): void {
  [shown, waiting] = [nextShown, nextWaiting];
  for (const listener of listeners) listener();
}

/**
 * Shows a toast, or queues it while three are shown. A temporary toast does not wait behind persistent ones: it
 * displaces the oldest of them, which returns before all others that wait.
 *
 * @returns  its id, for `dismissToast`.
 */
export function showToast(options: ToastOptions): string {
  const toast = { timeoutMs: USUAL_TIMEOUT_MS, ...options, id: options.id ?? `toast-${++count}` };
  const replaceIn = (list: readonly ShownToast[]) => list.map((other) => (other.id === toast.id ? toast : other));
  if ([...shown, ...waiting].some(({ id }) => id === toast.id)) publish(replaceIn(shown), replaceIn(waiting));
  else if (shown.length < LIMIT) publish([...shown, toast], waiting);
  else admit(toast);
  return toast.id;
}

function admit(toast: ShownToast): void {
  const yielding = toast.timeoutMs > 0 ? shown.find(({ timeoutMs }) => timeoutMs === 0) : undefined;
  if (yielding) publish([...shown.filter((other) => other !== yielding), toast], [yielding, ...waiting]);
  else publish(shown, [...waiting, toast]);
}

/** Removes a toast; the next waiting one takes its place. */
export function dismissToast(id: string): void {
  const left = shown.filter((toast) => toast.id !== id);
  const queue = waiting.filter((toast) => toast.id !== id);
  const room = LIMIT - left.length;
  publish([...left, ...queue.slice(0, room)], queue.slice(room));
}

/** Closes a toast as the user does. */
export function closeToast(id: string): void {
  const toast = [...shown, ...waiting].find((each) => each.id === id);
  dismissToast(id);
  toast?.onClose?.();
}

/** Closes all persistent toasts, including waiting ones. */
export function closeStayingToasts(): void {
  for (const { id } of [...shown, ...waiting].filter(stays)) closeToast(id);
}

/** The number of persistent toasts, including waiting ones. */
export function stayingToastCount(): number {
  return shown.filter(stays).length + waiting.filter(stays).length;
}

const stays = ({ timeoutMs }: ShownToast) => timeoutMs === 0;

/** The toasts to show now, at most three, oldest first: the same array until something changes. */
export function shownToasts(): readonly ShownToast[] {
  return shown;
}

/** The number of waiting toasts. */
export function waitingToastCount(): number {
  return waiting.length;
}

/** Calls back after every change. @returns the unsubscribe function. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
