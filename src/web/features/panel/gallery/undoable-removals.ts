/** Until then a removal can be undone. */
export const UNDO_MS = 8_000;

export interface RemovalDeps {
  readonly remove: (key: number) => Promise<void>;
  /** Tells that what is about to go has changed. */
  readonly onChange: (leaving: ReadonlySet<number>) => void;
  /** The time to undo is over, or the page is being left. */
  readonly onOver: (key: number) => void;
  readonly onFailed: (key: number, error: unknown) => void;
}

/** Pictures that are about to go: out of sight at once, off the server when nobody has called them back. */
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

  /** @returns whether it was still in time. */
  undo(key: number): boolean {
    const timer = this.#timers.get(key);
    if (timer === undefined) return false;
    clearTimeout(timer);
    this.#timers.delete(key);
    this.#put([...this.#leaving].filter((other) => other !== key));
    return true;
  }

  /** Whoever leaves does not undo any more. `remove` is for a page that goes away, where nothing waits for an answer. */
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
