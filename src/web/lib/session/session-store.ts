import { useSyncExternalStore } from 'react';
import type { CurrentUser, SignedIn } from '#contract/accounts/accounts.ts';
import { keepBrowserToken } from './browser-token.ts';

/** Local storage key of the session. */
export const SESSION_KEY = 'appState';

/** What this browser stores of the signed-in user: no e-mail address, no phone number. */
export interface SessionUser extends Pick<SignedIn, 'id' | 'name' | 'avatar' | 'auth_token'> {}

interface AppState {
  readonly user: SessionUser | null;
  readonly isLoggedIn: boolean;
}

const listeners = new Set<() => void>();
/** What the storage refused: then valid for this page only. */
let refused: string | null = null;
let readText: string | null = null;
let readUser: SessionUser | false = false;
let currentUser: CurrentUser | null = null;

function publish(): void {
  for (const listener of listeners) listener();
}

/**
 * Calls back on every login or logout, also in other tabs, and when the user's data changes.
 * @returns the unsubscribe function.
 */
export function followSession(listener: () => void): () => void {
  // From other tabs; clearing the whole storage fires without a key.
  const follow = ({ key }: StorageEvent) => {
    if (key !== SESSION_KEY && key !== null) return;
    refused = null;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', follow);
  };
}

function storedText(): string | null {
  try {
    return refused ?? localStorage.getItem(SESSION_KEY);
  } catch {
    return null;
  }
}

/** Parses the stored session; anything malformed, even if tampered with, counts as none. */
export function parseSession(text: string | null): SessionUser | false {
  try {
    const { user, isLoggedIn } = JSON.parse(text ?? '') as AppState;
    if (!isLoggedIn || !user?.auth_token || !(user.id > 0) || typeof user.name !== 'string') return false;
    const { id, name, avatar, auth_token } = user;
    return { id, name, avatar: avatar?.image_path ? { image_path: avatar.image_path } : null, auth_token };
  } catch {
    return false;
  }
}

/** The current session, false for none; the same object until it changes. Browser only. */
export function getSession(): SessionUser | false {
  const text = storedText();
  if (text !== readText) {
    const user = parseSession(text);
    // Drop the data of a previous user.
    if (!user || !readUser || user.id !== readUser.id) currentUser = null;
    [readText, readUser] = [text, user];
  }
  return readUser;
}

/** The session: null on the server and during hydration, false for none. */
export function useSession(): null | false | SessionUser {
  return useSyncExternalStore(followSession, getSession, () => null);
}

/** The signed-in user as last returned by the server; null before that, and for nobody. */
export function useCurrentUser(): CurrentUser | null {
  return useSyncExternalStore(
    followSession,
    () => getSession() && currentUser,
    () => null,
  ) as CurrentUser | null;
}

function store(user: SessionUser | null): void {
  const text = JSON.stringify({ user, isLoggedIn: user !== null } satisfies AppState);
  refused = null;
  try {
    localStorage.setItem(SESSION_KEY, text);
  } catch {
    refused = text;
  }
}

/** Stores a new session, without data that must not be kept in the browser. */
export function startSession({ auth_token, email: _, browserToken, ...person }: SignedIn): void {
  keepBrowserToken(browserToken);
  const { id, name, avatar } = person;
  store({ id, name, avatar, auth_token });
  getSession();
  currentUser = person;
  publish();
}

/** Applies the server's current data of the signed-in user: a new name or picture shows everywhere. */
export function updateSession(person: CurrentUser): void {
  const session = getSession();
  if (!session || session.id !== person.id) return;
  const { id, name, avatar } = person;
  if (name !== session.name || avatar?.image_path !== session.avatar?.image_path)
    store({ id, name, avatar, auth_token: session.auth_token });
  getSession();
  currentUser = person;
  publish();
}

/** Deletes the session in this browser; `logOut` also ends it on the server. */
export function endSession(): void {
  store(null);
  publish();
}
