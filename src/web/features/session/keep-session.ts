import type { CurrentUser } from '#contract/accounts.ts';
import { isApiError } from '#contract/errors.ts';
import { me } from './calls.ts';
import { plainApi } from './session-call.ts';
import { endSession, getSession, updateSession } from './session-store.ts';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

let running: Promise<void> | null = null;

/**
 * Asks the server who is logged in, until it has answered.
 *
 * The specification treats a person as logged out when the request for the current user fails. That holds for every
 * refusal that the server has spoken. Where no answer came at all (a tractor's cab, a cellar, a server that is being
 * restarted) nothing is known about the session: what is stored goes on holding, and the question is repeated, with
 * growing pauses and as soon as the browser is online again. Nobody has to log in anew because of a weak signal.
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
 * Asks once who is logged in, and takes the answer over. A refusal ends the session.
 *
 * @returns the person, or null for nobody.
 * @throws  what `fetch` throws, or an ApiError that says nothing about the session.
 */
export async function refreshCurrentUser(): Promise<CurrentUser | null> {
  const session = getSession();
  if (!session) return null;
  try {
    const person = await plainApi.call(me);
    // A hotspot's own page answers in place of the server, too.
    if (!(person?.id > 0)) throw new TypeError('network error: not an answer of the API');
    updateSession(person);
    return person;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (session === getSession()) endSession();
    return null;
  }
}

/** Whether the server itself says that this is nobody who is logged in; too many questions at once say nothing of it. */
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
