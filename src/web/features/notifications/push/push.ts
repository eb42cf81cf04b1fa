import { useSyncExternalStore } from 'react';
import type { ApiClient } from '#contract/api-client.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { followSession } from '../../../lib/session/session-store.ts';
import { getPushKey, subscribePush, unsubscribePush } from './calls.ts';
import { clearNotifications, pushAbility, subscribeBrowser, unsubscribeBrowser } from './push-browser.ts';
import { isOwnMark, readMark, removeMark, writeMark } from './push-mark.ts';

/**
 * Push notifications in this browser.
 *
 * unknown       on the server and before hydration.
 * needsInstall  available once the site is added to the home screen.
 * denied        blocked by the user; only the browser's settings can change that.
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

/** Reports changes of the browser's permission; null where unsupported. */
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
 * Requests permission, then subscribes until logout. Call it in a user gesture before any await: browsers refuse the
 * prompt at any other time.
 *
 * @returns  the user's choice: `default` for neither.
 * @throws   ApiError, what `fetch` throws, or a DOMException when the browser cannot reach its push service.
 */
export async function turnPushOn(): Promise<NotificationPermission> {
  const choice = await Notification.requestPermission();
  if (choice === 'granted') await subscribeHere();
  publish();
  return choice;
}

/** Subscribes with the permission already granted and registers the endpoint. */
export async function subscribeHere(api: ApiClient = browserApi()): Promise<void> {
  const { publicKey } = await api.call(getPushKey);
  const subscription = await subscribeBrowser(publicKey);
  try {
    await tellServer(subscription, api);
  } catch (error) {
    // The server would never send to it.
    await subscription.unsubscribe().catch(() => false);
    throw error;
  }
}

/** Registers an endpoint and its language on the server. */
export async function tellServer(subscription: PushSubscription, api: ApiClient): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
  await api.call(subscribePush, { body });
  writeMark(subscription.endpoint);
  publish();
}

/** Unsubscribes this browser, even if the server cannot be reached. */
export async function turnPushOff(): Promise<void> {
  const mark = readMark();
  await forgetPush();
  if (mark && isOwnMark(mark)) await browserApi().call(unsubscribePush, { query: { endpoint: mark.endpoint } });
}

/** Unsubscribes in the browser only; the server drops the subscription with the session. */
export async function forgetPush(): Promise<void> {
  removeMark();
  publish();
  await Promise.allSettled([unsubscribeBrowser(), clearNotifications()]);
}
