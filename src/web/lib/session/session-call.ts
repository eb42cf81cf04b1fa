import { type ApiClient, fetchClient } from '#contract/api-client.ts';
import { visitorId } from '../visitor-id.ts';
import { browserHeaders } from './browser-token.ts';
import { loginPath } from './places.ts';
import { goTo } from './session-outlet.tsx';
import { endSession, getSession } from './session-store.ts';

/** Headers of every call: the page's language and the session. */
export function callHeaders(): Record<string, string> {
  const session = getSession();
  return {
    'accept-language': document.documentElement.lang.toLowerCase(),
    ...(session ? { authorization: `Bearer ${session.auth_token}` } : {}),
  };
}

/** The API without the conveniences of `browserApi`: all errors are the caller's. */
export const plainApi = fetchClient('/api', callHeaders);

/** A call must not wait long for what only slows down abuse. */
const PATIENCE_MS = 1_500;

/** The browser's id, for calls that count visits or are prone to abuse; empty without the visitor's consent. */
export async function visitorHeaders(): Promise<Record<string, string>> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const id = await Promise.race([visitorId(), tooLate]);
  return id ? { 'x-visitor-id': id } : {};
}

/** `plainApi` with the browser's id. */
export const identifiedApi: ApiClient = {
  async call(endpoint, ...input) {
    const visitor = await visitorHeaders();
    return fetchClient('/api', () => ({ ...callHeaders(), ...visitor })).call(endpoint, ...input);
  },
};

/** The same for logging in, with the known-browser token. */
export const signInApi: ApiClient = {
  async call(endpoint, ...input) {
    const visitor = await visitorHeaders();
    return fetchClient('/api', () => ({ ...callHeaders(), ...browserHeaders(), ...visitor })).call(endpoint, ...input);
  },
};

let isLoggingOut = false;

/** Tells whether a logout is under way: calls still running then fail, and must not lead to the login. */
export function setLoggingOut(isUnderWay: boolean): void {
  isLoggingOut = isUnderWay;
}

/** Ends the session and shows the login, which leads back here. */
export function leave(): void {
  if (isLoggingOut) return;
  endSession();
  void goTo(loginPath(location.pathname + location.search + location.hash));
}
