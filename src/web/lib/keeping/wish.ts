const LONGEST_KEPT_MS = 60 * 60_000;

interface Stored {
  readonly id: number;
  readonly atMs: number;
}

/** What a visitor wanted to keep before the login, remembered in this tab under a key. */
export class Wish {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  remember(id: number): void {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify({ id, atMs: Date.now() } satisfies Stored));
    } catch {
      // If storage is blocked, the user has to press again after the login.
    }
  }

  /** Forgets it on cancel. */
  forget(): void {
    try {
      sessionStorage.removeItem(this.#key);
    } catch {
      // A blocked storage holds nothing.
    }
  }

  /** What was wanted within the last hour, once; null when nothing. */
  take(): number | null {
    try {
      const { id, atMs } = JSON.parse(sessionStorage.getItem(this.#key) ?? '{}') as Partial<Stored>;
      sessionStorage.removeItem(this.#key);
      return id && atMs && Date.now() - atMs < LONGEST_KEPT_MS ? id : null;
    } catch {
      return null;
    }
  }
}
