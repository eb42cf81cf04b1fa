import { getSession } from '../../../lib/session/session-store.ts';
import { readStored, writeStored } from '../../../lib/storage/stored-value.ts';

/** Local storage key of the subscription's endpoint and session. */
export const PUSH_MARK_KEY = 'push_mark';

/** `session` identifies the session; `lang` is the language of notifications. */
export interface PushMark {
  readonly session: string;
  readonly endpoint: string;
  readonly lang: string;
}

/** Identifies the session here: a part of its token, which is stored beside it. */
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

/** Whether a mark belongs to the current session. */
export function isOwnMark(mark: PushMark | null): boolean {
  return mark !== null && mark.session === sessionMark();
}

/** Records the subscription for the current session and the page's language. */
export function writeMark(endpoint: string): void {
  const session = sessionMark();
  if (session) writeStored(PUSH_MARK_KEY, JSON.stringify({ session, endpoint, lang: document.documentElement.lang }));
}

export function removeMark(): void {
  writeStored(PUSH_MARK_KEY, null);
}
