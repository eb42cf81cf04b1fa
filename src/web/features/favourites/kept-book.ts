export interface KeptBookParts {
  /** Asks the server for the ids of all that is kept. */
  readonly fetchIds: () => Promise<readonly number[]>;
  /** Has the server keep a listing, or keep it no longer. Doing it again changes nothing. */
  readonly send: (id: number, isKept: boolean) => Promise<unknown>;
  /** Is told what is kept after every change. */
  readonly show: (ids: ReadonlySet<number>) => void;
}

/**
 * What somebody keeps: what the server is known to have, and over it what was pressed since. A wish shows at once; it is
 * sent when the one before it for the same listing is answered, so that the last press is what counts in the end.
 */
export class KeptBook {
  readonly #parts: KeptBookParts;
  #confirmed = new Set<number>();
  #wishes = new Map<number, boolean>();
  #sending = new Map<number, Promise<void>>();
  /** What was confirmed since the ids were asked for: their answer may be older. */
  #news = new Map<number, boolean>();
  /** Whose book it is; what was asked in another's name says nothing of it. */
  #era = 0;
  #turn = 0;

  constructor(parts: KeptBookParts) {
    this.#parts = parts;
  }

  /** Another person is there, or nobody: nothing is known. */
  reset(): void {
    this.#era += 1;
    this.#confirmed = new Set();
    this.#wishes = new Map();
    this.#sending = new Map();
    this.#news = new Map();
  }

  /** Asks for all that is kept. @throws what `fetchIds` throws */
  async fetch(): Promise<void> {
    const [era, turn] = [this.#era, ++this.#turn];
    this.#news = new Map();
    const ids = await this.#parts.fetchIds();
    if (era !== this.#era || turn !== this.#turn) return;
    this.#confirmed = new Set(ids);
    for (const [id, isKept] of this.#news) this.#note(id, isKept);
    this.#show();
  }

  /** Another tab has kept a listing, or keeps it no longer. */
  learn(id: number, isKept: boolean): void {
    this.#confirm(id, isKept);
    this.#show();
  }

  /** The server has answered a list of what is kept; what was confirmed since may be news to it. */
  learnListed(ids: readonly number[]): void {
    for (const id of ids) if (!this.#news.has(id)) this.#note(id, true);
    this.#show();
  }

  /** Keeps a listing, or keeps it no longer. @throws what `send` throws; then it is as it was before. */
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
