import { type ApiClient, fetchClient } from '#contract/api-client.ts';
import { visitorId } from '../../lib/visitor-id.ts';
import { loginPath } from './places.ts';
import { goTo } from './session-outlet.tsx';
import { endSession, getSession } from './session-store.ts';

/** What every call carries: the page's language, and who is logged in. */
export function callHeaders(): Record<string, string> {
  const session = getSession();
  return {
    'accept-language': document.documentElement.lang.toLowerCase(),
    ...(session ? { authorization: `Bearer ${session.auth_token}` } : {}),
  };
}

/** The API without what `browserApi` does on the way: errors of every sort are the caller's own. */
export const plainApi = fetchClient('/api', callHeaders);

/** A call must not wait long for what only slows down abuse. */
const PATIENCE_MS = 1_500;

/** Which browser it is, for calls that count visits or are abused; nothing where its person has not agreed to that. */
export async function visitorHeaders(): Promise<Record<string, string>> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const id = await Promise.race([visitorId(), tooLate]);
  return id ? { 'x-visitor-id': id } : {};
}

/** The same as `plainApi`, saying which browser it is. */
export const identifiedApi: ApiClient = {
  async call(endpoint, ...input) {
    const visitor = await visitorHeaders();
    return fetchClient('/api', () => ({ ...callHeaders(), ...visitor })).call(endpoint, ...input);
  },
};

/** Ends the session and shows the log-in, which leads back here. */
export function leave(): void {
  endSession();
  void goTo(loginPath(location.pathname + location.search + location.hash));
}
