/** State of remote data. Neither member: it is loading for the first time. */
export interface Remote<T> {
  readonly value?: T;
  /** Why the last request failed; an earlier value may still be there. */
  readonly error?: unknown;
}

const NOTHING: Remote<never> = {};

/** The panel's data cache, by name, so that switching between sections is instant. */
export class RemoteStore {
  readonly #kept = new Map<string, Remote<unknown>>();
  readonly #listeners = new Set<() => void>();
  /** The latest request of each name: results of older ones are stale. */
  readonly #turns = new Map<string, number>();
  readonly #underWay = new Map<string, { readonly turn: number; readonly done: Promise<void> }>();

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read<T>(name: string): Remote<T> {
    return (this.#kept.get(name) as Remote<T> | undefined) ?? NOTHING;
  }

  /** Stores a value from a response; a request still in flight is older. */
  write<T>(name: string, value: T): void {
    this.#turn(name);
    this.#put(name, { value });
  }

  /** Loads a value, shared by concurrent callers. A failure is stored beside the previous value. */
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

  /** Reloads a value after an action: a request in flight may predate it. */
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
