import { useSyncExternalStore } from 'react';
import type { ApiClient } from '#contract/api-client.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { followSession } from '../session/session-store.ts';
import { getPushKey, subscribePush, unsubscribePush } from './calls.ts';
import { clearNotifications, pushAbility, subscribeBrowser, unsubscribeBrowser } from './push-browser.ts';
import { isOwnMark, readMark, removeMark, writeMark } from './push-mark.ts';

/**
 * Whether this browser tells of messages while no page is open.
 *
 * unknown       on the server, and while the page comes to life.
 * needsInstall  it could, if the site were put on the home screen.
 * denied        its person has forbidden it; only the browser's own settings change that.
 */
export type PushState = 'unknown' | 'unsupported' | 'needsInstall' | 'denied' | 'off' | 'on';

const listeners = new Set<() => void>();

function publish(): void {
  for (const listener of listeners) listener();
}

function readState(): PushState {
  const ability = pushAbility();
  if (ability !== 'able') return ability === 'unable' ? 'unsupported' : ability;
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && isOwnMark(readMark()) ? 'on' : 'off';
}

let permission: Promise<PermissionStatus | null> | undefined;

/** Tells when the browser's settings change; null where the browser does not say. */
function permissionStatus(): Promise<PermissionStatus | null> {
  permission ??= Promise.resolve()
    .then(() => navigator.permissions.query({ name: 'notifications' }))
    .catch(() => null);
  return permission;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const endSession = followSession(listener);
  addEventListener('storage', listener);
  document.addEventListener('visibilitychange', listener);
  void permissionStatus().then((status) => status?.addEventListener('change', listener));
  return () => {
    listeners.delete(listener);
    endSession();
    removeEventListener('storage', listener);
    document.removeEventListener('visibilitychange', listener);
    void permissionStatus().then((status) => status?.removeEventListener('change', listener));
  };
}

export function usePushState(): PushState {
  return useSyncExternalStore(subscribe, readState, () => 'unknown');
}

/**
 * Asks the browser's person, then has the browser told of messages until the log-out. Only from a press of theirs, before
 * anything else is waited for: browsers refuse to ask at any other time.
 *
 * @returns  what they chose: `default` for neither.
 * @throws   ApiError, what `fetch` throws, or a DOMException when the browser cannot reach its own service.
 */
export async function turnPushOn(): Promise<NotificationPermission> {
  const choice = await Notification.requestPermission();
  if (choice === 'granted') await subscribeHere();
  publish();
  return choice;
}

/** Makes an address and has the server know it, for the permission that there is. */
export async function subscribeHere(api: ApiClient = browserApi()): Promise<void> {
  const { publicKey } = await api.call(getPushKey);
  const subscription = await subscribeBrowser(publicKey);
  try {
    await tellServer(subscription, api);
  } catch (error) {
    // Nobody would ever send anything there.
    await subscription.unsubscribe().catch(() => false);
    throw error;
  }
}

/** Has the server know an address, and the language to tell in. */
export async function tellServer(subscription: PushSubscription, api: ApiClient): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
  await api.call(subscribePush, { body });
  writeMark(subscription.endpoint);
  publish();
}

/** From now on this browser is told no more, even where the server does not hear of it. */
export async function turnPushOff(): Promise<void> {
  const mark = readMark();
  await forgetPush();
  if (mark && isOwnMark(mark)) await browserApi().call(unsubscribePush, { query: { endpoint: mark.endpoint } });
}

/** The same without the server, for which the end of a log-in is enough. */
export async function forgetPush(): Promise<void> {
  removeMark();
  publish();
  await Promise.allSettled([unsubscribeBrowser(), clearNotifications()]);
}
