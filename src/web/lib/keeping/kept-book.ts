export interface KeptBookParts {
  /** Requests the ids of everything kept. */
  readonly fetchIds: () => Promise<readonly number[]>;
  /** Adds or removes one on the server. Idempotent. */
  readonly send: (id: number, isKept: boolean) => Promise<unknown>;
  /** Called with the ids after every change. */
  readonly show: (ids: ReadonlySet<number>) => void;
}

/**
 * What a user keeps, such as favourites: the server's confirmed state, overlaid by pending presses. A press shows at
 * once and is sent when the previous request for the same id has settled, so that the last press wins.
 */
export class KeptBook {
  readonly #parts: KeptBookParts;
  #confirmed = new Set<number>();
  #wishes = new Map<number, boolean>();
  #sending = new Map<number, Promise<void>>();
  /** Confirmed since the ids were requested: the response may be older. */
  #news = new Map<number, boolean>();
  /** Increases with each user: responses for a previous one are ignored. */
  #era = 0;
  #turn = 0;

  constructor(parts: KeptBookParts) {
    this.#parts = parts;
  }

  /** The user has changed or logged out: nothing is known. */
  reset(): void {
    this.#era += 1;
    this.#confirmed = new Set();
    this.#wishes = new Map();
    this.#sending = new Map();
    this.#news = new Map();
  }

  /** Loads all ids. @throws what `fetchIds` throws */
  async fetch(): Promise<void> {
    const [era, turn] = [this.#era, ++this.#turn];
    this.#news = new Map();
    const ids = await this.#parts.fetchIds();
    if (era !== this.#era || turn !== this.#turn) return;
    this.#confirmed = new Set(ids);
    for (const [id, isKept] of this.#news) this.#note(id, isKept);
    this.#show();
  }

  /** Another tab has added or removed one. */
  learn(id: number, isKept: boolean): void {
    this.#confirm(id, isKept);
    this.#show();
  }

  /** Applies a loaded list of what is kept; changes confirmed since take precedence. */
  learnListed(ids: readonly number[]): void {
    for (const id of ids) if (!this.#news.has(id)) this.#note(id, true);
    this.#show();
  }

  /** Adds or removes one. @throws what `send` throws, after rolling back. */
  set(id: number, isKept: boolean): Promise<void> {
    this.#wishes.set(id, isKept);
    this.#show();
    const sending = this.#sending.get(id) ?? this.#sendWishes(id, this.#era);
    this.#sending.set(id, sending);
    return sending;
  }

  async #sendWishes(id: number, era: number): Promise<void> {
    try {
      let sent: boolean | undefined;
      for (let wish = this.#wishes.get(id); wish !== undefined && wish !== sent; wish = this.#wishes.get(id)) {
        await this.#parts.send(id, wish);
        if (era !== this.#era) return;
        this.#confirm(id, wish);
        sent = wish;
      }
    } finally {
      if (era === this.#era) {
        this.#wishes.delete(id);
        this.#sending.delete(id);
        this.#show();
      }
    }
  }

  #confirm(id: number, isKept: boolean): void {
    this.#news.set(id, isKept);
    this.#note(id, isKept);
  }

  #note(id: number, isKept: boolean): void {
    if (isKept) this.#confirmed.add(id);
    else this.#confirmed.delete(id);
  }

  #show(): void {
    const ids = new Set(this.#confirmed);
    for (const [id, isKept] of this.#wishes) {
      if (isKept) ids.add(id);
      else ids.delete(id);
    }
    this.#parts.show(ids);
  }
}
