import { useSyncExternalStore } from 'react';
import type { CurrentUser, SignedIn } from '#contract/accounts.ts';

/** The local storage's key of who is logged in. */
export const SESSION_KEY = 'appState';

/** What this browser keeps of the person who is logged in: no e-mail address, no phone number. */
export interface SessionUser extends Pick<SignedIn, 'id' | 'name' | 'avatar' | 'auth_token'> {}

interface AppState {
  readonly user: SessionUser | null;
  readonly isLoggedIn: boolean;
}

const listeners = new Set<() => void>();
/** What the storage refused to keep: it then holds for this page alone. */
let refused: string | null = null;
let readText: string | null = null;
let readUser: SessionUser | false = false;
let currentUser: CurrentUser | null = null;

function publish(): void {
  for (const listener of listeners) listener();
}

/** Calls back whenever somebody logs in or out, here or in another tab, or more is known of them. @returns what ends it. */
export function followSession(listener: () => void): () => void {
  // Other tabs log in and out, too; a storage that was emptied as a whole tells so without a key.
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

/** Reads what is stored; whatever is not a whole session, also by somebody else's hand, is as if nothing were. */
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

/** Who is logged in right now, false for nobody; the same object until it changes. For the browser alone. */
export function getSession(): SessionUser | false {
  const text = storedText();
  if (text !== readText) {
    const user = parseSession(text);
    // What is known of one person says nothing of the next.
    if (!user || !readUser || user.id !== readUser.id) currentUser = null;
    [readText, readUser] = [text, user];
  }
  return readUser;
}

/** Who is logged in: null on the server and while the page comes to life, false for nobody. */
export function useSession(): null | false | SessionUser {
  return useSyncExternalStore(followSession, getSession, () => null);
}

/** What the server last said of the person who is logged in; null until it has, and for nobody. */
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

/** Keeps who has logged in; what a browser must not keep of them stays behind. */
export function startSession({ auth_token, email: _, ...person }: SignedIn): void {
  const { id, name, avatar } = person;
  store({ id, name, avatar, auth_token });
  getSession();
  currentUser = person;
  publish();
}

/** Takes over what the server now says of the person who is logged in: a new name or picture shows everywhere. */
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

/** Forgets who was logged in, in this browser; see `logOut` for the way that also tells the server. */
export function endSession(): void {
  store(null);
  publish();
}
