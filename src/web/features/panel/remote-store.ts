/** What is known of something that the server keeps. Neither member: it is on its way for the first time. */
export interface Remote<T> {
  readonly value?: T;
  /** Why the last try failed; a value from before may still be there. */
  readonly error?: unknown;
}

const NOTHING: Remote<never> = {};

/** What the panel has fetched, by name, so that going from one section to another and back waits for nothing. */
export class RemoteStore {
  readonly #kept = new Map<string, Remote<unknown>>();
  readonly #listeners = new Set<() => void>();
  /** The newest fetch of each name: what an older one brings back is stale. */
  readonly #turns = new Map<string, number>();
  readonly #underWay = new Map<string, { readonly turn: number; readonly done: Promise<void> }>();

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read<T>(name: string): Remote<T> {
    return (this.#kept.get(name) as Remote<T> | undefined) ?? NOTHING;
  }

  /** Puts a value that an answer brought; a fetch that is still under way is older than it. */
  write<T>(name: string, value: T): void {
    this.#turn(name);
    this.#put(name, { value });
  }

  /** Fetches a value, once for all who ask meanwhile. A failure is kept beside the value that was there before. */
  fetch<T>(name: string, load: () => Promise<T>): Promise<void> {
    const underWay = this.#underWay.get(name);
    if (underWay && underWay.turn === this.#turns.get(name)) return underWay.done;
    const turn = this.#turn(name);
    const done = this.#fetch(name, load, turn).finally(() => {
      if (this.#underWay.get(name)?.turn === turn) this.#underWay.delete(name);
    });
    this.#underWay.set(name, { turn, done });
    return done;
  }

  /** Fetches a value after an act that has changed it: what is under way may have been answered before that. */
  fetchAnew<T>(name: string, load: () => Promise<T>): Promise<void> {
    this.#turn(name);
    return this.fetch(name, load);
  }

  async #fetch<T>(name: string, load: () => Promise<T>, turn: number): Promise<void> {
    const before = this.read<T>(name);
    if (before.error !== undefined) this.#put(name, before.value === undefined ? {} : { value: before.value });
    let next: Remote<T>;
    try {
      next = { value: await load() };
    } catch (error) {
      next = { ...this.read<T>(name), error };
    }
    if (this.#turns.get(name) === turn) this.#put(name, next);
  }

  #turn(name: string): number {
    const turn = (this.#turns.get(name) ?? 0) + 1;
    this.#turns.set(name, turn);
    return turn;
  }

  #put(name: string, next: Remote<unknown>): void {
    this.#kept.set(name, next);
    for (const listener of this.#listeners) listener();
  }
}
