import { readStored, writeStored } from '../../lib/stored-value.ts';
import { getSession } from '../session/session-store.ts';

/** The local storage's key of where, and for which log-in, this browser is told of messages. */
export const PUSH_MARK_KEY = 'push_mark';

/** `session` tells a log-in from others; `lang` is the language that it is told in. */
export interface PushMark {
  readonly session: string;
  readonly endpoint: string;
  readonly lang: string;
}

/** What a log-in is known by here: a piece of its token, which lies beside it. */
function sessionMark(): string | null {
  const session = getSession();
  return session ? session.auth_token.slice(0, 10) : null;
}

export function readMark(): PushMark | null {
  try {
    const { session, endpoint, lang } = JSON.parse(readStored(PUSH_MARK_KEY) ?? '') as PushMark;
    return typeof endpoint === 'string' && session ? { session, endpoint, lang } : null;
  } catch {
    return null;
  }
}

/** Whether a mark is of whoever is logged in now. */
export function isOwnMark(mark: PushMark | null): boolean {
  return mark !== null && mark.session === sessionMark();
}

/** Notes that the browser is told, in the page's language, for who is logged in. */
export function writeMark(endpoint: string): void {
  const session = sessionMark();
  if (session) writeStored(PUSH_MARK_KEY, JSON.stringify({ session, endpoint, lang: document.documentElement.lang }));
}

export function removeMark(): void {
  writeStored(PUSH_MARK_KEY, null);
}
