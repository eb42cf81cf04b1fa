const KEY = 'favouriteWish';
const LONGEST_KEPT_MS = 60 * 60_000;

interface Wish {
  readonly id: number;
  readonly atMs: number;
}

/** Remembers in this tab the favourite wanted before the login. */
export function rememberWish(id: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ id, atMs: Date.now() } satisfies Wish));
  } catch {
    // If storage is blocked, the user has to press again after the login.
  }
}

/** Forgets it on cancel. */
export function forgetWish(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then nothing was stored either.
  }
}

/** The favourite wanted within the last hour, once; null when none. */
export function takeWish(): number | null {
  try {
    const { id, atMs } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Wish>;
    sessionStorage.removeItem(KEY);
    return id && atMs && Date.now() - atMs < LONGEST_KEPT_MS ? id : null;
  } catch {
    return null;
  }
}
