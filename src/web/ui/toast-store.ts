/** Which toasts are shown and which wait. Knows nothing of how they look, so that anybody may import it for a few bytes. */

export interface ToastAction {
  readonly label: string;
  /** A link within the site … */
  readonly to?: string;
  /** … or an act; the toast goes away after it. */
  readonly onPress?: () => void;
}

export interface ToastOptions {
  /** Showing an id again replaces what it said. */
  readonly id?: string;
  readonly title?: string;
  readonly description?: string;
  readonly tone?: 'neutral' | 'info' | 'success' | 'warning' | 'error';
  /** 0: stays until dismissed. */
  readonly timeoutMs?: number;
  readonly action?: ToastAction;
}

export interface ShownToast extends ToastOptions {
  readonly id: string;
  readonly timeoutMs: number;
}

const LIMIT = 3;
const USUAL_TIMEOUT_MS = 6000;

/** In the order in which they came. */
let shown: readonly ShownToast[] = [];
let waiting: readonly ShownToast[] = [];
let count = 0;
const listeners = new Set<() => void>();

function publish(nextShown: readonly ShownToast[], nextWaiting: readonly ShownToast[]): void {
  [shown, waiting] = [nextShown, nextWaiting];
  for (const listener of listeners) listener();
}

/**
 * Shows a toast, or lets it wait while three are shown. One that goes away by itself does not wait behind persistent
 * ones: the oldest persistent toast makes room for it and comes back afterwards, before all others that wait.
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

/** Takes a toast away; the next one that waits takes its place. */
export function dismissToast(id: string): void {
  const left = shown.filter((toast) => toast.id !== id);
  const queue = waiting.filter((toast) => toast.id !== id);
  const room = LIMIT - left.length;
  publish([...left, ...queue.slice(0, room)], queue.slice(room));
}

/** The toasts that are to be seen now, at most three, oldest first: the same array until something changes. */
export function shownToasts(): readonly ShownToast[] {
  return shown;
}

/** How many wait for their turn. */
export function waitingToastCount(): number {
  return waiting.length;
}

/** Calls back after every change. @returns what ends it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
