/** How long a removal can be undone: long enough to read the toast and reach its button on a slow phone. */
export const UNDO_MS = 20_000;

export interface RemovalDeps {
  readonly remove: (key: number) => Promise<void>;
  /** The set of pending removals has changed. */
  readonly onChange: (leaving: ReadonlySet<number>) => void;
  /** The time to undo is over, or the page is being left. */
  readonly onOver: (key: number) => void;
  readonly onFailed: (key: number, error: unknown) => void;
}

/** Pending removals of pictures: hidden at once, deleted on the server unless undone in time. */
export class UndoableRemovals {
  readonly #deps: RemovalDeps;
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #leaving: ReadonlySet<number> = new Set();

  constructor(deps: RemovalDeps) {
    this.#deps = deps;
  }

  start(key: number): void {
    this.#timers.set(
      key,
      setTimeout(() => void this.#commit(key), UNDO_MS),
    );
    this.#put([...this.#leaving, key]);
  }

  /** @returns whether it was in time. */
  undo(key: number): boolean {
    const timer = this.#timers.get(key);
    if (timer === undefined) return false;
    clearTimeout(timer);
    this.#timers.delete(key);
    this.#put([...this.#leaving].filter((other) => other !== key));
    return true;
  }

  /** Commits all pending removals. Pass `remove` when the page is being unloaded and cannot wait for a response. */
  flush(remove?: RemovalDeps['remove']): void {
    for (const key of [...this.#timers.keys()]) void this.#commit(key, remove);
  }

  async #commit(key: number, remove = this.#deps.remove): Promise<void> {
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
    this.#deps.onOver(key);
    try {
      await remove(key);
    } catch (error) {
      this.#put([...this.#leaving].filter((other) => other !== key));
      this.#deps.onFailed(key, error);
    }
  }

  #put(keys: readonly number[]): void {
    this.#leaving = new Set(keys);
    this.#deps.onChange(this.#leaving);
  }
}
