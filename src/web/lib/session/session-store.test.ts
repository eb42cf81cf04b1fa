import { afterEach, expect, test, vi } from 'vitest';
import { endSession, getSession, parseSession, SESSION_KEY, startSession, updateSession } from './session-store.ts';

const hanka = {
  id: 7,
  name: 'Hanka',
  avatar: null,
  description: '',
  role: 'user',
  verified: true,
  strong: false,
  suspended: false,
} as const;
const signedIn = { ...hanka, email: 'hanka@example.pl', auth_token: 'secret', browserToken: 'browser' };

/** A browser storage; a blocked one throws on every write. */
function aStorage({ isRefused = false } = {}) {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isRefused) throw new DOMException('no', 'QuotaExceededError');
      kept.set(key, value);
    },
  });
  return kept;
}

afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

test.each([
  [null],
  [''],
  ['{'],
  ['null'],
  ['[]'],
  ['"x"'],
  ['{"isLoggedIn":true}'],
  ['{"user":null,"isLoggedIn":true}'],
  ['{"user":{"id":7,"name":"H","avatar":null,"auth_token":"t"},"isLoggedIn":false}'],
  ['{"user":{"id":7,"name":"H","avatar":null,"auth_token":""},"isLoggedIn":true}'],
  ['{"user":{"id":"x","name":"H","avatar":null,"auth_token":"t"},"isLoggedIn":true}'],
  ['{"user":{"id":7,"avatar":null,"auth_token":"t"},"isLoggedIn":true}'],
])('%j is not a session', (text) => {
  expect(parseSession(text)).toBe(false);
});

test("a session is stored under the specification's key, without the e-mail address", () => {
  const kept = aStorage();
  startSession(signedIn);
  expect(JSON.parse(kept.get(SESSION_KEY) ?? '')).toEqual({
    user: { id: 7, name: 'Hanka', avatar: null, auth_token: 'secret' },
    isLoggedIn: true,
  });
  expect(getSession()).toEqual({ id: 7, name: 'Hanka', avatar: null, auth_token: 'secret' });
  expect(getSession()).toBe(getSession());
  endSession();
  expect(JSON.parse(kept.get(SESSION_KEY) ?? '')).toEqual({ user: null, isLoggedIn: false });
  expect(getSession()).toBe(false);
});

test("a new name or picture is applied and keeps the token; another user's is ignored", () => {
  aStorage();
  startSession(signedIn);
  updateSession({ ...hanka, name: 'Hania', avatar: { image_path: 'x.webp' } });
  expect(getSession()).toEqual({ id: 7, name: 'Hania', avatar: { image_path: 'x.webp' }, auth_token: 'secret' });
  const before = getSession();
  updateSession({ ...hanka, id: 8, name: 'Józef' });
  expect(getSession()).toBe(before);
});

test('if storage is blocked, the session lasts for this page', () => {
  aStorage({ isRefused: true });
  startSession(signedIn);
  expect(getSession()).toMatchObject({ id: 7 });
  endSession();
  expect(getSession()).toBe(false);
});
