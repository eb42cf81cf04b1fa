const KEY = 'favouriteWish';
const LONGEST_KEPT_MS = 60 * 60_000;

interface Wish {
  readonly id: number;
  readonly atMs: number;
}

/** Keeps in this tab what somebody wanted to keep before they log in. */
export function rememberWish(id: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ id, atMs: Date.now() } satisfies Wish));
  } catch {
    // Where storage is refused, the heart is pressed once more after the log-in.
  }
}

/** Whoever thought better of it. */
export function forgetWish(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then nothing was kept either.
  }
}

/** What was wanted within the last hour, once; null where there is nothing. */
export function takeWish(): number | null {
  try {
    const { id, atMs } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Wish>;
    sessionStorage.removeItem(KEY);
    return id && atMs && Date.now() - atMs < LONGEST_KEPT_MS ? id : null;
  } catch {
    return null;
  }
}
