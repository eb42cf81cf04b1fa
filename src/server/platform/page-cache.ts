import { endOfTurnMs } from '#kinds/rotation.ts';
import type { Encoding } from './encoding.ts';
import type { EventHub } from './events.ts';

/** A page as it is sent; `encoded` is filled with compressed copies on first use. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly encoded: Map<Encoding, { readonly bytes: Buffer; readonly effort: Effort }>;
}

/** Of compression: `quick` takes less than half as long as `thorough` and makes a tenth more bytes. */
export type Effort = 'quick' | 'thorough';

interface Entry {
  readonly page: CachedPage;
  readonly bytes: number;
  readonly tags: readonly string[];
  readonly expiresAtMs: number;
}

/** Some changes have no event: an ad expires, "3 minutes ago" becomes 4. */
const TTL_MS = 60_000;
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_PAGES = 5_000;
/** Estimated overhead per page besides its texts: objects and map entries. */
const OVERHEAD_BYTES = 1_000;

/**
 * Public pages by language and URL, each with the tags of what it shows. A domain event drops the pages that show what
 * changed, on every node. Concurrent requests for a page share one rendering; a page whose content changed while it was
 * rendered is sent but not cached.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #making = new Map<string, Promise<CachedPage>>();
  readonly #purgedAt = new Map<string, number>();
  /** The event connection is lost: cached pages cannot be invalidated, but newer ones could not be rendered either. */
  #isCutOff = false;
  #bytes = 0;
  #clock = 0;
  #sweep: NodeJS.Timeout | undefined;

  constructor(events: EventHub) {
    events.on('listing.changed', ({ id, kind, sellerId }) =>
      this.purge([`listing:${id}`, `list:${kind}`, `user:${sellerId}`]),
    );
    events.on('listing.stale', ({ id }) => this.purge([`listing:${id}`]));
    events.on('account.changed', ({ id }) => this.purge([`user:${id}`]));
    events.on('moderation.changed', () => this.purge(['transparency']));
    events.on('listings.changed', () => this.clear());
    // Settings are refreshed first, because their listener was registered earlier.
    events.on('settings.changed', () => this.clear());
    events.on('catalogue.changed', () => this.clear());
    events.on('texts.changed', () => this.clear());
    events.on('prices.changed', () => this.clear());
    events.onLoss(() => {
      this.#isCutOff = true;
    });
    events.onGap(() => {
      this.#isCutOff = false;
      this.clear();
    });
  }

  find(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (entry.expiresAtMs > Date.now() || this.#isCutOff) {
      // Move to the end: the map's order is the order of last use.
      this.#entries.delete(key);
      this.#entries.set(key, entry);
      return entry.page;
    }
    this.#drop(key, entry);
    return undefined;
  }

  /** The number of cached pages, and their estimated memory. */
  get size(): { readonly pages: number; readonly bytes: number } {
    return { pages: this.#entries.size, bytes: this.#bytes };
  }

  /**
   * Joins a rendering in progress, or starts one with `make`, which reports tags as they become known.
   *
   * isKept  whether to cache a page. Redirects and error pages are not: anyone could fill the cache with made-up
   *         addresses.
   */
  getOrMake(
    key: string,
    make: (onTags: (tags: readonly string[]) => void) => Promise<CachedPage>,
    isKept = ({ status }: CachedPage) => status === 200,
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
        if (!stale && isKept(page)) this.#keep(key, entryOf(key, page, [...tags], madeAtMs));
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
    // Later callers must not join a rendering that began with old content.
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
    this.#bytes += entry.bytes;
    for (const [oldest, each] of this.#entries) {
      if (this.#bytes <= MAX_BYTES && this.#entries.size <= MAX_PAGES) break;
      this.#drop(oldest, each);
    }
    this.#sweep ??= setInterval(() => this.#dropExpired(), TTL_MS).unref();
  }

  /** Removes expired pages, which would otherwise stay if never requested again. */
  #dropExpired(): void {
    const nowMs = Date.now();
    for (const [key, entry] of this.#entries) if (entry.expiresAtMs <= nowMs) this.#drop(key, entry);
    if (this.#entries.size > 0) return;
    clearInterval(this.#sweep);
    this.#sweep = undefined;
  }

  #drop(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}

function entryOf(key: string, page: CachedPage, tags: readonly string[], madeAtMs: number): Entry {
  const texts = [key, ...tags, ...Object.entries(page.headers).flat()];
  const textBytes = texts.reduce((sum, text) => sum + 2 * text.length, 0);
  // Twice the body: the compressed copies take about as much again.
  const bytes = 2 * page.body.length + textBytes + OVERHEAD_BYTES;
  return { page, bytes, tags, expiresAtMs: expiryMs(tags, madeAtMs) };
}

/** A list is cached at most until promoted listings rotate, so that all nodes show the same order. */
function expiryMs(tags: readonly string[], madeAtMs: number): number {
  const isList = tags.some((tag) => tag.startsWith('list:'));
  return Math.min(madeAtMs + TTL_MS, isList ? endOfTurnMs(madeAtMs) : Number.POSITIVE_INFINITY);
}
