import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { isApiError } from '#contract/errors.ts';
import { me } from './calls.ts';
import { plainApi } from './session-call.ts';
import { endSession, getSession, updateSession } from './session-store.ts';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

let running: Promise<void> | null = null;

/**
 * Requests the current user until the server has responded.
 *
 * The specification treats a user as logged out when the request for the current user fails. That holds for every
 * refusal by the server. Without a response (offline, or the server restarting) nothing is known about the session: it
 * stays valid, and the request is repeated with backoff and as soon as the browser is online. Nobody has to log in
 * again because of a weak connection.
 */
export function keepSession(): Promise<void> {
  running ??= askUntilAnswered().finally(() => {
    running = null;
  });
  return running;
}

async function askUntilAnswered(): Promise<void> {
  for (let pauseMs = FIRST_PAUSE_MS; getSession(); pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      await refreshCurrentUser();
      return;
    } catch {
      await onlineOrAfter(pauseMs);
    }
  }
}

/**
 * Requests the current user once, and applies the response. A refusal ends the session.
 *
 * @returns the user, or null for nobody.
 * @throws  what `fetch` throws, or an ApiError that says nothing about the session.
 */
export async function refreshCurrentUser(): Promise<CurrentUser | null> {
  const session = getSession();
  if (!session) return null;
  try {
    const person = await plainApi.call(me);
    // A captive portal may respond in place of the server.
    if (!(person?.id > 0)) throw new TypeError('network error: not an answer of the API');
    updateSession(person);
    return person;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (session === getSession()) endSession();
    return null;
  }
}

/** Whether the server says that nobody is logged in; rate limiting does not. */
export function isRefusal(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { status, code, requestId } = error;
  return code === 'mustLoggedIn' || (status >= 400 && status < 500 && status !== 429 && requestId !== '');
}

function onlineOrAfter(pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, pauseMs);
    addEventListener('online', go);
  });
}
