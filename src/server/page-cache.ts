import { endOfTurnMs } from '#kinds/rotation.ts';
import type { EventHub } from './events.ts';

/** A page as it is sent; `encoded` fills with compressed copies as they are first asked for. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly encoded: Map<'br' | 'gzip', Buffer>;
}

interface Entry {
  readonly page: CachedPage;
  readonly tags: readonly string[];
  readonly expiresAtMs: number;
}

/** Things end by themselves, without an event: an ad's fortnight, a "3 minutes ago". */
const TTL_MS = 60_000;
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Public pages by language and URL, each with the tags of what it shows. A domain event drops the pages that show what
 * changed, on every node. A page that is being made is made once, however many ask for it; one that was being made
 * while its content changed is handed out but not kept.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #making = new Map<string, Promise<CachedPage>>();
  readonly #purgedAt = new Map<string, number>();
  #bytes = 0;
  #clock = 0;

  constructor(events: EventHub) {
    events.on('listing.changed', ({ id, kind, sellerId }) =>
      this.purge([`listing:${id}`, `list:${kind}`, `user:${sellerId}`]),
    );
    events.on('listing.stale', ({ id }) => this.purge([`listing:${id}`]));
    events.on('account.changed', ({ id }) => this.purge([`user:${id}`]));
    events.on('moderation.changed', () => this.purge(['transparency']));
    events.on('listings.changed', () => this.clear());
    events.onGap(() => this.clear());
  }

  find(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (entry.expiresAtMs > Date.now()) {
      // Moved to the end: the map's order is the order of last use.
      this.#entries.delete(key);
      this.#entries.set(key, entry);
      return entry.page;
    }
    this.#drop(key, entry);
    return undefined;
  }

  /** The page that is being made under the key, else the one that `make` makes; it is told the tags as they become known. */
  getOrMake(
    key: string,
    make: (onTags: (tags: readonly string[]) => void) => Promise<CachedPage>,
  ): Promise<CachedPage> {
    const underway = this.#making.get(key);
    if (underway) return underway;
    const startedAt = ++this.#clock;
    const madeAtMs = Date.now();
    const tags = new Set<string>();
    const making = make((found) => {
      for (const tag of found) tags.add(tag);
    })
      .then((page) => {
        const stale = [...tags, '*'].some((tag) => (this.#purgedAt.get(tag) ?? 0) > startedAt);
        if (!stale && page.status < 500)
          this.#keep(key, { page, tags: [...tags], expiresAtMs: expiryMs([...tags], madeAtMs) });
        return page;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  purge(tags: readonly string[]): void {
    const now = ++this.#clock;
    for (const tag of tags) this.#purgedAt.set(tag, now);
    const wanted = new Set(tags);
    for (const [key, entry] of this.#entries) if (entry.tags.some((tag) => wanted.has(tag))) this.#drop(key, entry);
    // A page that is being made with what was true before must not be joined by later callers.
    this.#making.clear();
    if (this.#purgedAt.size > 10_000) this.#forgetOldPurges(now);
  }

  clear(): void {
    this.#purgedAt.set('*', ++this.#clock);
    this.#entries.clear();
    this.#making.clear();
    this.#bytes = 0;
  }

  #forgetOldPurges(now: number): void {
    this.#purgedAt.clear();
    this.#purgedAt.set('*', now);
  }

  #keep(key: string, entry: Entry): void {
    const old = this.#entries.get(key);
    if (old) this.#drop(key, old);
    this.#entries.set(key, entry);
    // Twice the body: the compressed copies and the map itself take about as much again.
    this.#bytes += 2 * entry.page.body.length;
    for (const [oldest, each] of this.#entries) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#drop(oldest, each);
    }
  }

  #drop(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= 2 * entry.page.body.length;
  }
}

/** A list holds at most until promoted listings change places, so that all nodes show the same order. */
function expiryMs(tags: readonly string[], madeAtMs: number): number {
  const isList = tags.some((tag) => tag.startsWith('list:'));
  return Math.min(madeAtMs + TTL_MS, isList ? endOfTurnMs(madeAtMs) : Number.POSITIVE_INFINITY);
}
