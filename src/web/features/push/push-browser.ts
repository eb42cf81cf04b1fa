const WORKER = '/service-worker.js';

/** What this browser can do: tell, tell once the site is installed (on iPhones and iPads), or not at all. */
export function pushAbility(): 'able' | 'needsInstall' | 'unable' {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'able';
  // Only Safari on these devices says whether a page runs as an app of its own.
  return (navigator as { standalone?: boolean }).standalone === false ? 'needsInstall' : 'unable';
}

/** The worker's registration, where there is one. */
export async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

/**
 * Has the browser make an address for the site's key; one for another key is given up first.
 *
 * @throws DOMException when the browser cannot reach its own service, or does not want to.
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

/** Gives the browser's address up: nothing that is sent there arrives any more. */
export async function unsubscribeBrowser(): Promise<void> {
  const worker = await findWorker();
  const subscription = await worker?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** Takes away what stands on the screen, of one conversation or of all. */
export async function clearNotifications(conversationId?: number): Promise<void> {
  const worker = await findWorker();
  const filter = conversationId === undefined ? {} : { tag: `conversation-${conversationId}` };
  for (const notification of (await worker?.getNotifications?.(filter)) ?? []) notification.close();
}

/** The bytes of a text in base64url. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0));
  return bytes.length === other.length && bytes.every((byte, index) => byte === other[index]);
}
