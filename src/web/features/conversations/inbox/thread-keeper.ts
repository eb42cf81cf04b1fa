import type { Message } from '#contract/conversations.ts';
import { Rounds } from '../../../lib/rounds.ts';
import {
  hasGap,
  type MessagePage,
  type MessageRun,
  UNKNOWN_RUN,
  withAnswer,
  withEarlierPage,
  withHint,
  withLastPage,
} from './message-run.ts';

/** Requests messages: the last page, or those before or after a number. */
export type LoadMessages = (query: { readonly before?: number; readonly after?: number }) => Promise<MessagePage>;

export interface Kept {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly run: MessageRun;
  readonly isLoadingEarlier: boolean;
}

/**
 * Keeps a conversation's messages gapless and in order whatever the order of events: an event's message is appended if
 * it follows directly; everything else is requested.
 */
export class ThreadKeeper {
  readonly #load: LoadMessages;
  readonly #onChange: (kept: Kept) => void;
  readonly #catchingUp = new Rounds(() =>
    this.#inTurn(() => (this.#isOutdated ? this.#askAnew() : this.#askForLater())),
  );
  #isOutdated = false;
  #kept: Kept = { state: 'loading', run: UNKNOWN_RUN, isLoadingEarlier: false };
  #last: Promise<unknown> = Promise.resolve();

  constructor(load: LoadMessages, onChange: (kept: Kept) => void) {
    this.#load = load;
    this.#onChange = onChange;
  }

  get kept(): Kept {
    return this.#kept;
  }

  /**
   * Applies a message from the socket, another tab or a send response.
   *
   * @returns whether there is no gap before it; else call `catchUp`.
   */
  hear(message: Message): boolean {
    this.#put({ run: withHint(this.#kept.run, message) });
    return !hasGap(this.#kept.run);
  }

  /** Requests everything since the last known message, or the last page. @throws what the call throws */
  catchUp(): Promise<void> {
    if (this.#kept.state === 'failed') this.#put({ state: 'loading' });
    return this.#catchingUp.run();
  }

  /** Reloads all known messages, which may have changed. @throws what the call throws */
  renew(): Promise<void> {
    this.#isOutdated = true;
    return this.catchUp();
  }

  /** Requests the page before the first known message. @throws what the call throws */
  async loadEarlier(): Promise<void> {
    const { run, isLoadingEarlier } = this.#kept;
    if (isLoadingEarlier || !run.hasEarlier) return;
    this.#put({ isLoadingEarlier: true });
    try {
      await this.#inTurn(async () => {
        const before = this.#kept.run.messages[0]?.number ?? 1;
        const page = await this.#load({ before });
        this.#put({ run: withEarlierPage(this.#kept.run, page) });
      });
    } finally {
      this.#put({ isLoadingEarlier: false });
    }
  }

  async #askForLater(): Promise<void> {
    if (this.#kept.run.last === null) return this.#askForLastPage();
    for (let hasMore = true; hasMore; ) {
      const after = this.#kept.run.last ?? 0;
      const page = await this.#load({ after });
      this.#put({ run: withAnswer(this.#kept.run, page.items) });
      // A response that does not continue from `after` would not on repetition either.
      hasMore = (page.hasMore || hasGap(this.#kept.run)) && (this.#kept.run.last ?? 0) > after;
    }
  }

  async #askForLastPage(): Promise<void> {
    try {
      const page = await this.#load({});
      this.#put({ state: 'ready', run: withLastPage(this.#kept.run, page) });
    } catch (error) {
      this.#put({ state: 'failed' });
      throw error;
    }
    if (hasGap(this.#kept.run)) await this.#askForLater();
  }

  /** After a failure at any point, the next attempt starts over. */
  async #askAnew(): Promise<void> {
    const { messages, last } = this.#kept.run;
    this.#isOutdated = false;
    if (last === null) return this.#askForLastPage();
    try {
      for (let after = (messages[0]?.number ?? 1) - 1, hasMore = true; hasMore; ) {
        const page = await this.#load({ after });
        this.#put({ run: withAnswer(this.#kept.run, page.items) });
        const reached = page.items.at(-1)?.number ?? after;
        hasMore = page.hasMore && reached > after;
        after = reached;
      }
    } catch (error) {
      this.#isOutdated = true;
      throw error;
    }
  }

  /** Serialises requests, so that an old response never replaces a newer one. */
  #inTurn(act: () => Promise<void>): Promise<void> {
    const next = this.#last.then(act);
    this.#last = next.catch(() => {});
    return next;
  }

  #put(next: Partial<Kept>): void {
    const kept = { ...this.#kept, ...next };
    const isSame =
      kept.run === this.#kept.run &&
      kept.state === this.#kept.state &&
      kept.isLoadingEarlier === this.#kept.isLoadingEarlier;
    if (isSame) return;
    this.#kept = kept;
    this.#onChange(kept);
  }
}
