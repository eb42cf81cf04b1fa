const WORKER = '/service-worker.js';

/** This browser's ability: push, push once the site is installed (iPhone and iPad), or none. */
export function pushAbility(): 'able' | 'needsInstall' | 'unable' {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'able';
  // Only Safari on these devices reports whether a page runs as an app.
  return (navigator as { standalone?: boolean }).standalone === false ? 'needsInstall' : 'unable';
}

/** The service worker's registration, if any. */
export async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

/**
 * Subscribes the browser with the site's key; a subscription with another key is cancelled first.
 *
 * @throws DOMException when the browser cannot reach its push service, or declines.
 */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  const earlier = await pushManager.getSubscription();
  if (earlier && !isSame(earlier.options.applicationServerKey, options.applicationServerKey))
    await earlier.unsubscribe();
  return pushManager.subscribe(options);
}

/** Cancels the browser's subscription: nothing sent to it is delivered. */
export async function unsubscribeBrowser(): Promise<void> {
  const worker = await findWorker();
  const subscription = await worker?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** Closes the notifications of one conversation or of all. */
export async function clearNotifications(conversationId?: number): Promise<void> {
  const worker = await findWorker();
  const filter = conversationId === undefined ? {} : { tag: `conversation-${conversationId}` };
  for (const notification of (await worker?.getNotifications?.(filter)) ?? []) notification.close();
}

/** Decodes base64url. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0));
  return bytes.length === other.length && bytes.every((byte, index) => byte === other[index]);
}
